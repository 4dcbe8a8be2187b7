import { expect, it } from 'vitest';
import { createMenuStore } from '../../../../src/blocks/menu/menu.mount';

it('selects only a menu that exists, the first one included', () => {
  const store = createMenuStore(3, 1);
  store.select(0);
  expect(store.get()).toBe(0);
  store.select(2);
  expect(store.get()).toBe(2);
  for (const index of [3, -1, 0.5]) store.select(index);
  expect(store.get()).toBe(2);
});
