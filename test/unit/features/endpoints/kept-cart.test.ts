// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { type KeptEntry, keepCart, readKeptCart } from '../../../../src/features/endpoints/kept-cart';
import { createLocalStore } from '../../../../src/storage/local-store';

let written: string[] = [];
beforeEach(() => {
  written = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
});
/** The last value of the cookie that says whether there is a cart. */
const cookie = () => /^hasCart=([^;]*)/.exec(written.at(-1) ?? '')?.[1];

const entry = (id: string, rest = {}) => ({ id, itemId: 'p', title: id, ...rest }) as unknown as KeptEntry;

it('keeps entries and the one that was removed last, with a cookie that says so', () => {
  const entries = [entry('a', { quantity: 2 })];
  expect(keepCart(entries, entry('b'))).toBe(entries);
  expect(cookie()).toBe('true');
  const kept = readKeptCart();
  expect(kept.entries).toMatchObject([{ id: 'a', itemId: 'p', quantity: 2 }]);
  expect(kept.removed).toMatchObject({ id: 'b', quantity: 1 });
});

it('removes the cookie with the last entry', () => {
  keepCart([entry('a')]);
  expect(readKeptCart().removed).toBeUndefined();
  keepCart([]);
  expect(cookie()).toBe('');
  expect(readKeptCart()).toEqual({ entries: [], removed: undefined });
});

it('leaves out entries that do not say what they are', () => {
  createLocalStore('local').set('inlay-kept-cart', {
    entries: [{ id: 'a' }, { itemId: 'p' }, { id: 'b', itemId: 'p' }, 7],
  });
  expect(readKeptCart().entries.map(({ id }) => id)).toEqual(['b']);
});
