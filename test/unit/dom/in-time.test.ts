import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTime } from '../../../src/dom/in-time';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('settles as the answer does, and leaves no timer behind', async () => {
  await expect(inTime(Promise.resolve(7), 100, 'late')).resolves.toBe(7);
  await expect(inTime(Promise.reject(new Error('refused')), 100, 'late')).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});

it('rejects when the answer takes longer', async () => {
  const answer = inTime(new Promise(() => {}), 100, 'late');
  const settled = vi.fn();
  answer.catch(settled);
  await vi.advanceTimersByTimeAsync(99);
  expect(settled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await expect(answer).rejects.toThrow('late');
});
