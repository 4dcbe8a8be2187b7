// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { readAncillaryLayout, unit } from '../../../../src/blocks/ancillary-layout/ancillary-layout.mount';
import { findIn } from '../../support/markup';
import { mountUnit } from '../../support/mount-unit';

const read = (bodyClass: string) => {
  document.body.className = bodyClass;
  document.body.innerHTML = `<div data-nc-base="header">
    <div data-nc-container="top-left"><a data-nc-element="branding"></a><a data-nc-element="search"></a></div>
    <div data-nc-container="top-right"></div>
    <div data-nc-container="bottom-left"><a data-nc-element="primary-nav"></a></div>
  </div>`;
  const bar = document.querySelector<HTMLElement>('[data-nc-base]');
  const name = (node: Node) =>
    (node as HTMLElement).dataset.ncElement ?? (node as HTMLElement).dataset.ncContainer;
  const layout = bar && readAncillaryLayout(bar);
  return layout && { moves: layout.moves.map((move) => move.map(name)), hidden: layout.hidden.map(name) };
};
/** happy-dom gives every element a box. */
const showOnly = (...names: string[]) =>
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: HTMLElement) {
    return (names.includes(this.dataset.ncElement ?? '') ? [{}] : []) as unknown as DOMRectList;
  });
afterEach(() => {
  document.body.removeAttribute('class');
});

it('moves all parts where the body says as soon as one of them is not seen, and hides those that are switched off', () => {
  showOnly('branding', 'search');
  expect(
    read(
      'ancillary-header-branding-position-top-right ancillary-header-search-position-hide ancillary-header-primary-nav-position-top-left',
    ),
  ).toEqual({
    moves: [
      ['branding', 'top-right'],
      ['primary-nav', 'top-left'],
    ],
    hidden: ['search'],
  });
});

it('moves nothing while every part is seen, wherever it is', () => {
  showOnly('branding', 'search', 'primary-nav');
  expect(read('ancillary-header-branding-position-top-right')).toBeUndefined();
});

it.each([
  '',
  'ancillary-header-primary-nav-position-hide',
  'ancillary-header-primary-nav-position-nowhere',
  'ancillary-header-primary-nav-position-bottom-left',
  'ancillary-mobile-bar-primary-nav-position-top-left',
])('moves nothing for body classes «%s»', (bodyClass) => {
  showOnly('branding');
  expect(read(bodyClass)).toBeUndefined();
});

it('moves and hides the parts of a page, and puts them back', () => {
  showOnly('branding', 'search');
  read(
    'ancillary-header-branding-position-top-right ancillary-header-search-position-hide ancillary-header-primary-nav-position-top-left',
  );
  const bar = findIn(document, '[data-nc-base]');
  const served = bar.outerHTML;
  const partsIn = (place: string) =>
    [...bar.querySelectorAll<HTMLElement>(`[data-nc-container=${place}] > *`)].map(
      ({ dataset }) => dataset.ncElement,
    );
  const { scope } = mountUnit(unit, bar);
  expect([partsIn('top-left'), partsIn('top-right'), partsIn('bottom-left')]).toEqual([
    ['search', 'primary-nav'],
    ['branding'],
    [],
  ]);
  const displays = [...bar.querySelectorAll<HTMLElement>('a')].map(({ dataset, style }) => [
    dataset.ncElement,
    style.display,
  ]);
  expect(Object.fromEntries(displays)).toEqual({ branding: '', search: 'none', 'primary-nav': '' });
  scope.end();
  expect(bar.outerHTML).toBe(served);
});
