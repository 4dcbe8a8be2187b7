import { expect, it, vi } from 'vitest';
import { firstEvent } from '../../../src/dom/first-event';

it('resolves at the first of several events', async () => {
  const target = new EventTarget();
  const settled = vi.fn();
  const first = firstEvent(target, 'load', 'error').then(settled);
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  target.dispatchEvent(new Event('error'));
  await first;
  expect(settled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'error' }));
});
