import { expect, it, vi } from 'vitest';
import { createEmitter } from '../../../src/core/emitter';

interface Events {
  moved: (x: number, y: number) => void;
}

it('tells all listeners, whatever one of them throws, until they stop', () => {
  const failed = vi.fn();
  const { on, emit } = createEmitter<Events>(failed);
  const error = new Error('theirs');
  on('moved', () => {
    throw error;
  });
  const heard = vi.fn();
  const stop = on('moved', heard);
  emit('moved', 1, 2);
  stop();
  emit('moved', 3, 4);
  expect(heard.mock.calls).toEqual([[1, 2]]);
  expect(failed.mock.calls).toEqual([
    ['moved', error],
    ['moved', error],
  ]);
});
