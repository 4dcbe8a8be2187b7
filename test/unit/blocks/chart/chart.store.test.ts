import { expect, it, vi } from 'vitest';
import { createChartStore } from '../../../../src/blocks/chart/chart.store';

const SIZE = { width: 300, height: 200 };
const FIRST = { series: 0, sample: 0 };

function create() {
  const store = createChartStore(SIZE, FIRST);
  const changed = vi.fn();
  store.subscribe(changed);
  return { store, changed };
}

it.each([
  ['another width', { width: 310, height: 200 }],
  ['another height', { width: 300, height: 210 }],
])('takes %s', (_, size) => {
  const { store, changed } = create();
  store.resize(size);
  expect(store.get()).toEqual({ size, shown: undefined, tabStop: FIRST });
  expect(changed).toHaveBeenCalledTimes(1);
});

it.each([
  ['the same size', { ...SIZE }],
  ['no width', { width: 0, height: 210 }],
  ['no height', { width: 310, height: 0 }],
])('keeps its drawing for %s', (_, size) => {
  const { store, changed } = create();
  store.resize(size);
  expect(store.get().size).toEqual(SIZE);
  expect(changed).not.toHaveBeenCalled();
});

it('tells of a value once, however often it is shown', () => {
  const { store, changed } = create();
  store.show({ series: 1, sample: 2 });
  store.show({ series: 1, sample: 2 });
  expect(changed).toHaveBeenCalledTimes(1);
  store.show();
  store.show();
  expect(changed).toHaveBeenCalledTimes(2);
  expect(store.get()).toEqual({ size: SIZE, shown: undefined, tabStop: FIRST });
});

it('keeps the tab stop at the value that had focus last', () => {
  const { store } = create();
  store.focus({ series: 1, sample: 2 });
  store.show({ series: 0, sample: 1 });
  expect(store.get()).toMatchObject({ shown: { sample: 1 }, tabStop: { series: 1, sample: 2 } });
});
