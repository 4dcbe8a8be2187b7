import { beforeEach, expect, it, vi } from 'vitest';
import { createTimer } from '../../../src/dom/timer';

beforeEach(() => void vi.useFakeTimers());

it('has one callback at a time, and none after its scope', () => {
  let end = () => {};
  const timer = createTimer({
    defer: (undo) => {
      end = undo;
    },
    guard: (handler) => handler as never,
  });
  const [first, second] = [vi.fn(), vi.fn()];
  timer.start(100, first);
  timer.start(200, second);
  vi.advanceTimersByTime(199);
  expect(second).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  timer.start(100, second);
  timer.stop();
  timer.start(100, second);
  end();
  vi.advanceTimersByTime(1000);
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});
