import { expect, it } from 'vitest';
import { createMenuStore } from '../../../../src/blocks/menu/menu.mount';

it('selects a menu that is there, the first one too, and no other', () => {
  const store = createMenuStore(3, 1);
  store.select(0);
  expect(store.get()).toBe(0);
  store.select(2);
  expect(store.get()).toBe(2);
  for (const index of [3, -1, 0.5]) store.select(index);
  expect(store.get()).toBe(2);
});
