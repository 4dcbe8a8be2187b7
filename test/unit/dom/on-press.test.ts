// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { isPressable, onActivate, onPress } from '../../../src/dom/on-press';

function setUp(name: string) {
  const element = document.createElement(name);
  if (element instanceof HTMLAnchorElement) element.href = '/page';
  const act = vi.fn();
  const listen = (target: EventTarget, type: string, handler: (event: Event) => void) =>
    target.addEventListener(type, handler);
  onActivate(element, { listen }, act);
  const press = (init: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { cancelable: true, ...init });
    element.dispatchEvent(event);
    return event;
  };
  return { element, act, press };
}

describe('onActivate', () => {
  it('acts on a click instead of the browser', () => {
    const { element, act } = setUp('a');
    const click = new MouseEvent('click', { cancelable: true });
    element.dispatchEvent(click);
    expect(act).toHaveBeenCalledOnce();
    expect(click.defaultPrevented).toBe(true);
  });

  it.each([
    ['div', 'Enter', 1],
    ['div', ' ', 1],
    ['div', 'Tab', 0],
    // The browser makes a click of it.
    ['a', 'Enter', 0],
    ['a', ' ', 1],
    ['button', ' ', 0],
  ])('on %s, %j acts %i times', (name, key, times) => {
    const { act, press } = setUp(name);
    expect(press({ key }).defaultPrevented).toBe(times > 0);
    expect(act).toHaveBeenCalledTimes(times);
  });

  it('ignores a key that is held', () => {
    const { act, press } = setUp('div');
    press({ key: 'Enter', repeat: true });
    expect(act).not.toHaveBeenCalled();
  });
});

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

it.each([
  ['<div></div>', ['click', 'Enter', ' ']],
  // The browser turns Enter on a link into a click, but Space not.
  ['<a href="/x"></a>', ['click', ' ']],
  ['<a></a>', ['click', 'Enter', ' ']],
  ['<button></button>', ['click']],
])('a press of %s comes from %j', (html, expected) => {
  const element = elementOf(html);
  const pressed = vi.fn((event: Event) => (event instanceof KeyboardEvent ? event.key : event.type));
  onPress(element, { listen: (target, type, handler) => target.addEventListener(type, handler) }, pressed);
  element.dispatchEvent(new Event('click'));
  for (const key of ['Enter', ' ', 'a', 'Tab']) element.dispatchEvent(new KeyboardEvent('keydown', { key }));
  // Of a key that is held down only the first press counts.
  element.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', repeat: true }));
  expect(pressed.mock.results.map(({ value }) => value)).toEqual(expected);
});
