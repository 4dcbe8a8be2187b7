// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
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
  // Of a window of 1024 by 768 px: wider than half, and lower than half.
  ['as wide as half the window', { width: 512, height: 80 }, false],
  ['a little wider than half the window', { width: 513, height: 80 }, true],
  ['as high as half the window', { width: 1024, height: 384 }, false],
  ['a little lower than half the window', { width: 1024, height: 383 }, true],
  ['as high as the window: a navigation that is open', { width: 1024, height: 768 }, false],
])('judges a header %s', (_, size, isFound) => {
  vi.stubGlobal('innerWidth', 1024);
  vi.stubGlobal('innerHeight', 768);
  setUp('<header data-bar></header>');
  const [bar] = document.getElementsByTagName('header');
  if (bar) bar.getBoundingClientRect = () => size as DOMRect;
  expect(findFixedHeader()).toBe(isFound ? bar : undefined);
});

it('leaves bars alone that scroll with the page, and takes the outermost fixed one', () => {
  setUp('<header data-bar></header>');
  const [bar] = document.getElementsByTagName('header');
  if (bar) bar.style.position = 'static';
  expect(findFixedHeader()).toBeUndefined();
  setUp('<div data-bar id="outer"><header data-bar></header></div>');
  expect(findFixedHeader()?.id).toBe('outer');
  const outer = document.getElementById('outer');
  if (outer) outer.style.position = 'sticky';
  expect(findFixedHeader()?.id).toBe('outer');
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
