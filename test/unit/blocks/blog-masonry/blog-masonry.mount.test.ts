// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readColumns, unit } from '../../../../src/blocks/blog-masonry/blog-masonry.mount';
import { mountUnit } from '../../support/mount-unit';

it('reads the width and the number of columns from the settings of a theme', () => {
  expect(readColumns({ minColumnWidth: '300px', maxNumberColumns: '4' })).toEqual({
    '--inlay-blog-column': '300px',
    '--inlay-blog-columns': '4',
  });
});

it('leaves out what is no length and no number', () => {
  expect(readColumns({ minColumnWidth: 'wide', maxNumberColumns: '0' })).toEqual({});
  expect(readColumns(undefined)).toEqual({});
});

it.each([
  ['an older post', '', '?category=ferns&offset=1700000000000', 'block', false],
  ['the last one', 'data-last-page', '#', '', true],
])('leads from %s of a list whose script would load more', (_, last, href, display, isEnd) => {
  history.replaceState(null, '', '/journal?category=ferns');
  document.body.innerHTML = `<div class="BlogList"><div class="BlogList-inner"><article data-offset="1800000000000"></article>
    <article data-offset="1700000000000" ${last}></article></div><a href="#" class="BlogList-load"></a></div>`;
  const served = document.body.innerHTML;
  const [list, link] = ['.BlogList', 'a'].map((name) => document.querySelector<HTMLElement>(name));
  if (!list || !link) throw new Error('The page has no list.');
  const { scope } = mountUnit(unit, list);
  expect(link.getAttribute('href')).toBe(href);
  expect(link.style.display).toBe(display);
  expect(list.hasAttribute('data-last-page-reached')).toBe(isEnd);
  expect(list.classList.contains('inlay-blog-masonry')).toBe(false);
  scope.end();
  expect(document.body.innerHTML).toBe(served);
});
