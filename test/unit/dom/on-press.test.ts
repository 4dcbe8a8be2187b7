// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { isPressable, onPress } from '../../../src/dom/on-press';

function elementOf(html: string): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = html;
  const element = box.firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error('There is no element.');
  return element;
}

it.each([
  ['<button></button>', true],
  ['<a href="/x"></a>', true],
  ['<a></a>', false],
  ['<div role="button"></div>', false],
])('%s is pressed by the browser itself: %s', (html, is) => {
  expect(isPressable(elementOf(html))).toBe(is);
});

describe('a press', () => {
  it.each([
    ['<div></div>', ['click', 'Enter', ' ']],
    // The browser turns Enter on a link into a click, but Space not.
    ['<a href="/x"></a>', ['click', ' ']],
    ['<a></a>', ['click', 'Enter', ' ']],
    ['<button></button>', ['click']],
  ])('of %s comes from %j', (html, expected) => {
    const element = elementOf(html);
    const pressed = vi.fn((event: Event) => (event instanceof KeyboardEvent ? event.key : event.type));
    onPress(element, { listen: (target, type, handler) => target.addEventListener(type, handler) }, pressed);
    element.dispatchEvent(new Event('click'));
    for (const key of ['Enter', ' ', 'a', 'Tab'])
      element.dispatchEvent(new KeyboardEvent('keydown', { key }));
    // Of a key that is held down only the first press counts.
    element.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', repeat: true }));
    expect(pressed.mock.results.map(({ value }) => value)).toEqual(expected);
  });
});
