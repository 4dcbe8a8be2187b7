import { describe, expect, it, vi } from 'vitest';
import { createLightboxStore } from '../../../src/lightbox/lightbox.store';
import { createItems } from './items';

describe('the lightbox store', () => {
  it('starts open at the item asked for, or at the nearest there is', () => {
    const start = (index?: number) =>
      createLightboxStore({ items: createItems(3), ...(index !== undefined && { index }) }).get();
    expect(start()).toMatchObject({ index: 0, open: true });
    expect([start(2).index, start(9).index, start(-1).index, start(Number.NaN).index]).toEqual([2, 2, 0, 0]);
  });

  it('goes round at both ends', () => {
    const store = createLightboxStore({ items: createItems(3), index: 2 });
    store.next();
    expect(store.get().index).toBe(0);
    store.previous();
    expect(store.get().index).toBe(2);
    store.goTo(-2);
    expect(store.get().index).toBe(1);
  });

  it('tells on from back where there are only two', () => {
    const store = createLightboxStore({ items: createItems(2) });
    store.next();
    store.next();
    expect(store.get()).toMatchObject({ index: 0, position: 2 });
    store.previous();
    expect(store.get()).toMatchObject({ index: 1, position: 1 });
    store.goTo(0);
    expect(store.get()).toMatchObject({ index: 0, position: 0 });
  });

  it('stays at the ends without a loop', () => {
    const store = createLightboxStore({ items: createItems(3), index: 2, loop: false });
    store.next();
    expect(store.get().index).toBe(2);
    store.goTo(-5);
    expect(store.get().index).toBe(0);
  });

  it('tells of changes only, and closes once', () => {
    const store = createLightboxStore({ items: createItems(2) });
    const listener = vi.fn();
    store.subscribe(listener);
    store.goTo(0);
    store.next();
    store.close();
    store.close();
    store.next();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(store.get()).toMatchObject({ index: 1, open: false });
  });

  it('has nothing to show without items', () => {
    expect(() => createLightboxStore({ items: [] })).toThrow('No images');
  });
});
