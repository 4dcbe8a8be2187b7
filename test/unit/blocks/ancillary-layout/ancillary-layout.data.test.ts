// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { readAncillaryLayout } from '../../../../src/blocks/ancillary-layout/ancillary-layout.data';

const read = (bodyClass: string) => {
  document.body.className = bodyClass;
  document.body.innerHTML = `<div data-nc-base="mobile-bar">
    <div data-nc-container="top-left"><a data-nc-element="branding"></a></div>
    <div data-nc-container="top-right"></div>
    <div data-nc-container="bottom-left"><a data-nc-element="menu-icon"></a></div>
  </div>`;
  const bar = document.querySelector<HTMLElement>('[data-nc-base]');
  const name = (node: Node) =>
    (node as HTMLElement).dataset.ncElement ?? (node as HTMLElement).dataset.ncContainer;
  return bar && readAncillaryLayout(bar)?.map((move) => move.map(name));
};
afterEach(() => {
  document.body.removeAttribute('class');
  document.body.innerHTML = '';
});

it('moves what is not where the body says, and not seen', () => {
  // happy-dom gives every element a box.
  const boxes = vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([] as unknown as DOMRectList);
  expect(
    read('ancillary-mobile-bar-branding-position-top-left ancillary-mobile-bar-menu-icon-position-top-right'),
  ).toEqual([['menu-icon', 'top-right']]);
  boxes.mockRestore();
  expect(read('ancillary-mobile-bar-menu-icon-position-top-right')).toBeUndefined();
});

it.each([
  '',
  'ancillary-mobile-bar-menu-icon-position-hide',
  'ancillary-mobile-bar-menu-icon-position-nowhere',
  'ancillary-header-menu-icon-position-top-right',
])('moves nothing for body classes «%s»', (bodyClass) => {
  expect(read(bodyClass)).toBeUndefined();
});
