import { expect, it, vi } from 'vitest';
import { createStore } from '../../../src/store/store';

it('calls its listeners after a change, and not for a value that it has already', () => {
  const store = createStore(Number.NaN);
  const listener = vi.fn(() => store.get());
  store.subscribe(listener);
  store.set(Number.NaN);
  expect(listener).not.toHaveBeenCalled();
  store.set(1);
  store.set(1);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(listener).toHaveReturnedWith(1);
});

it('calls no listener that has left, also during the round that it leaves in', () => {
  const store = createStore(0);
  const second = vi.fn();
  let leave = () => {};
  store.subscribe(() => leave());
  leave = store.subscribe(second);
  store.set(1);
  store.set(2);
  expect(second).not.toHaveBeenCalled();
});
