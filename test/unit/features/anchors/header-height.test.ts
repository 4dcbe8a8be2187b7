// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { findFixedHeader } from '../../../../src/features/anchors/anchors.mount';

/** A page whose fixed bars all lie over its upper edge, the last one on top. */
function setUp(html: string): void {
  document.body.innerHTML = html;
  const bars = [...document.querySelectorAll<HTMLElement>('[data-bar]')];
  for (const bar of bars) {
    bar.style.position = 'fixed';
    bar.getBoundingClientRect = () => ({ width: innerWidth, height: 80 }) as DOMRect;
  }
  document.elementsFromPoint = () => [...bars].reverse();
}
afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

it.each([
  ['a header', '<header data-bar></header>'],
  ['a bar in a header', '<header><div data-bar></div></header>'],
  ['a bar with the navigation', '<div data-bar><nav></nav></div>'],
  ['a banner by its role', '<div role="banner" data-bar></div>'],
])('finds %s', (_, html) => {
  setUp(html);
  expect(findFixedHeader()).toBe(document.querySelector('[data-bar]'));
});

it.each([
  ['a cookie banner', '<div data-bar role="dialog"><header>Cookies</header></div>'],
  ['a cookie banner of ours', '<inlay-ui><section data-bar><nav></nav></section></inlay-ui>'],
  ['a bar with an announcement', '<div data-bar><a href="/sale">Sale</a></div>'],
])('does not take %s for the header, and finds the header below it', (_, html) => {
  setUp(html);
  expect(findFixedHeader()).toBeUndefined();
  setUp(`<header data-bar></header>${html}`);
  expect(findFixedHeader()?.localName).toBe('header');
});
