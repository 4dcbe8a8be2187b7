// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { readColumns, unit } from '../../../../src/blocks/blog-masonry/blog-masonry.mount';
import { readSiteContext } from '../../../../src/context/context';
import { findIn } from '../../support/markup';
import { mountUnit } from '../../support/mount-unit';

afterEach(() => {
  document.body.removeAttribute('class');
});

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

const PAGE = `<div id="ID"><article class="masonry-ready"><p class="excerpt-image"><img data-image-dimensions="1500x1000"></p>
  <img id="other" data-image-dimensions="10x20"></article></div><i class="loading-spinner"></i><p class="load-more-wrapper"></p>
  <footer id="footer"></footer>`;

/** The page of a theme whose script places the posts of this list. */
function mount(id: string, tweakJSON: object = {}, bodyClass = '') {
  document.body.className = bodyClass;
  document.body.innerHTML = PAGE.replace('ID', id);
  const served = document.body.outerHTML;
  const find = (selector: string) => findIn(document, selector);
  const { scope } = mountUnit(unit, find(`#${id}`), {
    context: { ...readSiteContext(undefined), tweakJSON } as never,
  });
  return { find, list: find(`#${id}`), scope, served };
}

describe('the posts of a list', () => {
  it('are in columns as the theme’s owner wants them', () => {
    const { find, list } = mount('blogList', { minColumnWidth: '300px', maxNumberColumns: '4' });
    expect([...list.classList]).toEqual(['inlay-blog-masonry']);
    expect(
      ['--inlay-blog-column', '--inlay-blog-columns'].map((name) => list.style.getPropertyValue(name)),
    ).toEqual(['300px', '4']);
    expect(find('article').className).toBe('');
  });

  it('have pictures with the room of their own size', () => {
    const { find } = mount('blogList');
    const picture = find('.excerpt-image > img');
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1500', '1000']);
    expect(find('#other').hasAttribute('width')).toBe(false);
  });

  it('end the waiting of the page: without a spinner, with a link to older posts, and with its footer', () => {
    const { find } = mount('blogList');
    expect([find('.loading-spinner').style.display, find('.load-more-wrapper').style.display]).toEqual([
      'none',
      'block',
    ]);
    expect(find('#footer').className).toBe('show');
  });

  it('of other themes are in columns, and the rest of the page is the theme’s', () => {
    const { find, list } = mount('posts', { minColumnWidth: '300px' }, 'tweak-crop-images-square');
    expect([list.className, list.getAttribute('style')]).toEqual(['inlay-blog-masonry', null]);
    expect(find('article').className).toBe('');
    const untouched = ['.excerpt-image > img', '.loading-spinner', '.load-more-wrapper'].map((at) =>
      find(at),
    );
    expect(untouched.map((element) => element.hasAttribute('style'))).toEqual([false, false, false]);
    expect(find('#footer').className).toBe('');
  });

  it('are the server’s again when the scope ends', () => {
    const { scope, served } = mount('blogList', { minColumnWidth: '300px' }, 'tweak-crop-images-square');
    scope.end();
    expect(document.body.outerHTML).toBe(served);
  });
});

it('leads nowhere from a list without posts', () => {
  document.body.innerHTML = '<div class="BlogList"><a href="#" class="BlogList-load"></a></div>';
  mountUnit(unit, findIn(document, '.BlogList'));
  expect(findIn(document, '.BlogList').hasAttribute('data-last-page-reached')).toBe(true);
  expect(findIn(document, 'a').getAttribute('href')).toBe('#');
});
