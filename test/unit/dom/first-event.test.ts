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

it('listens to none of them afterwards', async () => {
  const target = new EventTarget();
  const listen = vi.spyOn(EventTarget.prototype, 'addEventListener');
  const first = firstEvent(target, 'load', 'error');
  target.dispatchEvent(new Event('load'));
  await first;
  const own = listen.mock.calls.filter((_, index) => listen.mock.contexts[index] === target);
  const signals = own.map(([, , options]) => typeof options === 'object' && options.signal);
  expect(signals).toEqual([
    expect.objectContaining({ aborted: true }),
    expect.objectContaining({ aborted: true }),
  ]);
});
