import { describe, expect, it, vi } from 'vitest';
import { createAccordionStore } from '../../../../src/blocks/accordion/accordion.store';

const create = (options: { multiple?: boolean; animated?: boolean; open?: number[] } = {}) =>
  createAccordionStore({
    count: 3,
    initiallyOpen: options.open ?? [],
    allowsMultipleOpen: options.multiple ?? false,
    isAnimated: () => options.animated ?? false,
  });

describe('accordion store', () => {
  it('closes the others first where only one may be open', () => {
    const store = create({ open: [0] });
    store.toggle(2);
    expect([...store.get().open]).toEqual([2]);
    store.toggle(2);
    expect(store.get().open.size).toBe(0);
  });

  it('keeps the others where several may be open', () => {
    const store = create({ multiple: true });
    store.toggle(0);
    store.toggle(2);
    expect([...store.get().open]).toEqual([0, 2]);
  });

  it('ignores clicks while anything moves, until it has arrived', () => {
    const store = create({ animated: true });
    store.toggle(0);
    expect([...store.get().animating]).toEqual([0]);
    store.toggle(1);
    expect([...store.get().open]).toEqual([0]);
    store.settle(0);
    store.toggle(1);
    expect([...store.get().open]).toEqual([1]);
    expect([...store.get().animating].sort()).toEqual([0, 1]);
  });

  it('says nothing of an item that has arrived already', () => {
    const store = create({ animated: true });
    store.toggle(0);
    store.settle(0);
    const changed = vi.fn();
    store.subscribe(changed);
    store.settle(0);
    expect(changed).not.toHaveBeenCalled();
  });

  it.each([-1, 3, 1.5, Number.NaN])('does nothing for the index %s', (index) => {
    const store = create();
    const changed = vi.fn();
    store.subscribe(changed);
    store.open(index);
    expect(changed).not.toHaveBeenCalled();
  });

  it('closes all, and says so once', () => {
    const store = create({ multiple: true, open: [0, 1] });
    const changed = vi.fn();
    store.subscribe(changed);
    store.closeAll();
    store.closeAll();
    expect(store.get().open.size).toBe(0);
    expect(changed).toHaveBeenCalledTimes(1);
  });
});
