// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { whenIdle, whenIdleAfterFrame, whenLoaded } from '../../../src/dom/idle';
import { createTestScope } from '../support/scope';

beforeEach(() => {
  vi.useFakeTimers();
});

it('asks the browser and takes its word back when cancelled', () => {
  const request = vi.fn(() => 7);
  const cancelled = vi.fn();
  vi.stubGlobal('requestIdleCallback', request);
  vi.stubGlobal('cancelIdleCallback', cancelled);
  const callback = () => {};
  whenIdle(callback)();
  expect(request).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 1000 });
  expect(cancelled).toHaveBeenCalledWith(7);
});

it('takes a short break where the browser has no idle callback', () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const [kept, cancelled] = [vi.fn(), vi.fn()];
  whenIdle(kept);
  whenIdle(cancelled)();
  expect(kept).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(kept).toHaveBeenCalledOnce();
  expect(cancelled).not.toHaveBeenCalled();
});

it('after a frame: waits for that, then for a break, and can be called off in both', () => {
  const [kept, early, late] = [vi.fn(), vi.fn(), vi.fn()];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback, 10));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  whenIdleAfterFrame(kept);
  whenIdleAfterFrame(early)();
  const cancel = whenIdleAfterFrame(late);
  vi.advanceTimersToNextFrame();
  expect(kept).not.toHaveBeenCalled();
  cancel();
  vi.advanceTimersByTime(10);
  expect([kept, early, late].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
});

it.each([
  ['complete', 1, 1],
  ['interactive', 0, 1],
])('once the page has loaded: in the state %s %i times, and %i when it has', (state, before, after) => {
  Object.defineProperty(document, 'readyState', { configurable: true, value: state });
  const scope = createTestScope();
  const callback = vi.fn();
  whenLoaded(scope, callback);
  vi.runAllTimers();
  expect(callback).toHaveBeenCalledTimes(before);
  window.dispatchEvent(new Event('load'));
  vi.runAllTimers();
  expect(callback).toHaveBeenCalledTimes(after);
  scope.end();
  Reflect.deleteProperty(document, 'readyState');
});
