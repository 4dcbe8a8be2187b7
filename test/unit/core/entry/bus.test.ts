import { expect, it, vi } from 'vitest';
import { createBus } from '../../../../src/core/entry/bus';

const event = { block: 'accordion', element: {} as HTMLElement };

it('keeps one listener that throws from the others and says which event it was', () => {
  const onError = vi.fn();
  const bus = createBus(onError);
  const heard = vi.fn();
  const error = new Error('listener');
  bus.on('block:mounted', () => {
    throw error;
  });
  bus.on('block:mounted', heard);
  bus.emit('block:mounted', event);
  expect(heard).toHaveBeenCalledWith(event);
  expect(onError).toHaveBeenCalledWith('block:mounted', error);
});

it('stops calling a listener after its undo', () => {
  const bus = createBus(vi.fn());
  const heard = vi.fn();
  bus.on('block:mounted', heard)();
  bus.emit('block:mounted', event);
  expect(heard).not.toHaveBeenCalled();
});
