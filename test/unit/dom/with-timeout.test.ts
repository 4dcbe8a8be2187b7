import { beforeEach, expect, it, vi } from 'vitest';
import { withTimeout } from '../../../src/dom/with-timeout';

beforeEach(() => void vi.useFakeTimers());

it('settles as the answer does, and leaves no timer behind', async () => {
  await expect(withTimeout(Promise.resolve(7), 100, 'late')).resolves.toBe(7);
  await expect(withTimeout(Promise.reject(new Error('refused')), 100, 'late')).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});

it('rejects when the answer takes longer', async () => {
  const answer = withTimeout(new Promise(() => {}), 100, 'late');
  const settled = vi.fn();
  answer.catch(settled);
  await vi.advanceTimersByTimeAsync(99);
  expect(settled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await expect(answer).rejects.toThrow('late');
});
