import { expect, it, vi } from 'vitest';
import { whenState } from '../../../src/core/when-state';
import { createStore } from '../../../src/store/store';
import { createTestScope } from '../support/scope';

function setUp(first: number) {
  const scope = createTestScope();
  const store = createStore(first);
  const run = vi.fn();
  whenState(scope, store, { passes: (count) => count > 1, run });
  return { scope, store, run };
}

it('whenState runs at once where the state passes already, and never again', () => {
  const { store, run } = setUp(2);
  store.set(3);
  expect(run).toHaveBeenCalledOnce();
});

it('whenState waits for the first state that passes', () => {
  const { store, run } = setUp(0);
  store.set(1);
  expect(run).not.toHaveBeenCalled();
  store.set(2);
  store.set(3);
  expect(run).toHaveBeenCalledOnce();
});

it('whenState stops waiting when its scope ends', () => {
  const { scope, store, run } = setUp(0);
  scope.end();
  store.set(2);
  expect(run).not.toHaveBeenCalled();
});

it('whenState reports what `run` throws', () => {
  const { scope, store, run } = setUp(0);
  run.mockImplementation(() => {
    throw new Error('offline');
  });
  store.set(2);
  expect(scope.report).toHaveBeenCalledOnce();
});
