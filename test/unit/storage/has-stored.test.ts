// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { hasStored } from '../../../src/storage/has-stored';
import { createLocalStore } from '../../../src/storage/local-store';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('finds what a store of the tab has kept', () => {
  const store = createLocalStore('session');
  expect(hasStored('draft')).toBe(false);
  store.set('draft', {});
  expect(hasStored('draft')).toBe(true);
  store.remove('draft');
  expect(hasStored('draft')).toBe(false);
});

it('finds nothing where storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(hasStored('draft')).toBe(false);
});
