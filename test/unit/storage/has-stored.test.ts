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
  // A spy on the prototype does not reach the storage of happy-dom.
  const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(hasStored('draft')).toBe(false);
  expect(blocked).toHaveBeenCalled();
});
