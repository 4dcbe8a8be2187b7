// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { onActivate } from '../../../src/dom/on-press';

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
