// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { create } from '../../../../../src/gallery/designs/masonry/masonry.design';
import { createTestScope } from '../../../support/scope';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Four slides with images of 300 × 200 px, in a list of 1000 px. */
function place(options: Record<string, unknown>, windowWidth = 1600) {
  vi.stubGlobal('innerWidth', windowWidth);
  const list = document.createElement('div');
  list.innerHTML = '<figure><div><img data-image-dimensions="300x200" alt=""></div></figure>'.repeat(4);
  list.getBoundingClientRect = () => ({ width: 1000 }) as DOMRect;
  document.body.append(list);
  const slides = [...list.children] as HTMLElement[];
  const scope = createTestScope();
  create({ list, container: list, slides, options, scope, owner: scope.owner() }).refresh();
  return { list, places: slides.map(({ style }) => [style.left, style.top, style.width, style.height]) };
}

it('has the columns of its options, and gutters in twentieths of a per cent', () => {
  const { list, places } = place({ columns: 2, gutter: 20 });
  expect(list.classList.contains('gallery-masonry-list--ready')).toBe(true);
  expect(places).toEqual([
    ['0px', '0px', '495px', '330px'],
    ['505px', '0px', '495px', '330px'],
    ['0px', '340px', '495px', '330px'],
    ['505px', '340px', '495px', '330px'],
  ]);
});

it.each([
  [1600, ['0px', '337px', '673px', '0px']],
  [500, ['0px', '505px', '0px', '505px']],
])('has in a window of %i px as many columns as there is room for', (windowWidth, expected) => {
  const { places } = place({ columns: 3, gutter: 20 }, windowWidth);
  expect(places.map(([left]) => left)).toEqual(expected);
});
