// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupItems, groupSizes } from '../../../../src/blocks/index-section/index-section.mount';
import { createTestScope } from '../../support/scope';

describe('groupSizes', () => {
  it.each([
    [0, []],
    [1, [1]],
    [9, [9]],
    [10, [7, 3]],
    [11, [8, 3]],
    [12, [9, 3]],
    [18, [9, 9]],
    [20, [9, 8, 3]],
  ])('makes of %i items groups of %j', (count, sizes) => {
    expect(groupSizes(count)).toEqual(sizes);
  });

  it('leaves no item out, and none of several groups has fewer than three or more than nine', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), (count) => {
        const sizes = groupSizes(count);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(count);
        if (sizes.length > 1) expect(sizes.every((size) => size >= 3 && size <= 9)).toBe(true);
      }),
    );
  });
});

describe('groupItems', () => {
  const create = (html: string) => {
    const list = document.createElement('div');
    list.append(document.createRange().createContextualFragment(html));
    return list;
  };

  it.each([
    ['with blanks between them', '<i></i>\n<article>1</article>\n <article>2</article>\n<b></b>'],
    ['one right after the other', '<i></i><article>1</article><article>2</article><b></b>'],
    ['at the end', '<article>1</article><article>2</article>'],
  ])('takes items into groups and puts them back where they stood, %s', (_, html) => {
    const list = create(html);
    const before = list.innerHTML;
    const scope = createTestScope();
    groupItems(scope, [...list.querySelectorAll('article')]);
    const groups = [...list.querySelectorAll<HTMLElement>('.Index-gallery-items > .Index-gallery-inner')];
    expect(groups.map(({ dataset, textContent }) => [dataset.indexGalleryImages, textContent])).toEqual([
      ['2', '12'],
    ]);
    scope.end();
    expect(list.innerHTML).toBe(before);
  });

  it('leaves the groups of a page that was saved while its own script ran', () => {
    const list = create('<div data-index-gallery-images="1"><article></article></div>');
    const before = list.innerHTML;
    groupItems(createTestScope(), [...list.querySelectorAll('article')]);
    expect(list.innerHTML).toBe(before);
  });
});
