// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { everyWhileSeen } from '../../../src/ui/relative-time.view';
import { createTestScope } from '../support/scope';

let changed: (isIntersecting: boolean) => void = () => {};
let isWatched = false;
const setHidden = (isHidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        changed = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe() {
        isWatched = true;
      }
      disconnect() {
        isWatched = false;
      }
    },
  );
});
afterEach(() => {
  Reflect.deleteProperty(document, 'hidden');
});

it('keeps up every 5000 ms, pauses out of sight and while the page is hidden, and catches up at once', () => {
  const callback = vi.fn();
  const scope = createTestScope();
  everyWhileSeen(scope, document.createElement('time'), callback);
  vi.advanceTimersByTime(20_000);
  expect(callback).not.toHaveBeenCalled();
  changed(true);
  expect(callback).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(callback).toHaveBeenCalledTimes(3);
  setHidden(true);
  vi.advanceTimersByTime(20_000);
  expect(callback).toHaveBeenCalledTimes(3);
  setHidden(false);
  expect(callback).toHaveBeenCalledTimes(4);
  changed(false);
  vi.advanceTimersByTime(20_000);
  expect(callback).toHaveBeenCalledTimes(4);
  changed(true);
  scope.end();
  setHidden(false);
  vi.advanceTimersByTime(20_000);
  expect(callback).toHaveBeenCalledTimes(5);
  expect(isWatched).toBe(false);
});
