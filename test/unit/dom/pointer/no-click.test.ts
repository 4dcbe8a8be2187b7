// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { swallowClick } from '../../../../src/dom/pointer/no-click';

const heard = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  heard.mockReset();
  document.body.innerHTML = '<a href="#"></a>';
  document.body.firstElementChild?.addEventListener('click', heard);
});
afterEach(() => {
  vi.advanceTimersByTime(1000);
});

function click(detail = 1) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
  document.body.firstElementChild?.dispatchEvent(event);
  return [event.defaultPrevented, heard.mock.calls.length];
}

it('swallows one click of a pointer', () => {
  swallowClick();
  expect(click()).toEqual([true, 0]);
  expect(click()).toEqual([false, 1]);
});

it('lets a click by keyboard pass', () => {
  swallowClick();
  expect(click(0)).toEqual([false, 1]);
  expect(click()).toEqual([true, 1]);
});

it('ends with the next press, or after 400 ms', () => {
  swallowClick();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(click()).toEqual([false, 1]);
  swallowClick();
  vi.advanceTimersByTime(399);
  expect(click()).toEqual([true, 1]);
  swallowClick();
  vi.advanceTimersByTime(400);
  expect(click()).toEqual([false, 2]);
});
