// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { whenPrinted } from '../../../src/dom/printing';

it('calls all that wait for printing, through one listener, until they cancel', () => {
  const remove = vi.spyOn(globalThis, 'removeEventListener');
  const [first, second] = [vi.fn(), vi.fn()];
  const stops = [first, second].map(whenPrinted);
  dispatchEvent(new Event('beforeprint'));
  stops[0]?.();
  expect(remove).not.toHaveBeenCalled();
  dispatchEvent(new Event('beforeprint'));
  stops[1]?.();
  expect(remove).toHaveBeenCalledOnce();
  dispatchEvent(new Event('beforeprint'));
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
});
