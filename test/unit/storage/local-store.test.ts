// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { createLocalStore } from '../../../src/storage/local-store';

describe.each(['local', 'session'] as const)('the %s store', (area) => {
  const open = () => (area === 'local' ? localStorage : sessionStorage);

  it('gives back what it was given', () => {
    const store = createLocalStore(area);
    store.set('seen', { banner: [1, null] });
    expect(createLocalStore(area).get('seen')).toEqual({ banner: [1, null] });
    store.remove('seen');
    expect(store.get('seen')).toBeUndefined();
    expect(open().length).toBe(0);
  });

  it('removes a value that is set to undefined, and keeps null', () => {
    const store = createLocalStore(area);
    store.set('a', 1);
    store.set('a', undefined);
    store.set('b', null);
    expect([store.get('a'), store.get('b'), open().length]).toEqual([undefined, null, 1]);
  });

  it('reads nothing from text that is not JSON', () => {
    open().setItem('seen', '{broken');
    expect(createLocalStore(area).get('seen')).toBeUndefined();
  });

  it('remembers for the page where storage is blocked', () => {
    vi.spyOn(window, area === 'local' ? 'localStorage' : 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const store = createLocalStore(area);
    store.set('seen', 1);
    expect(store.get('seen')).toBe(1);
    store.remove('seen');
    expect(store.get('seen')).toBeUndefined();
  });

  it('shows the newer value where storage is full', () => {
    const store = createLocalStore(area);
    store.set('seen', 'old');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    store.set('seen', 'new');
    expect(store.get('seen')).toBe('new');
    // All stores of the page share what could not be written.
    expect(createLocalStore(area).get('seen')).toBe('new');
    store.remove('seen');
    expect(store.get('seen')).toBeUndefined();
  });

  it('forgets the value in memory once a later write has succeeded', () => {
    const store = createLocalStore(area);
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    store.set('seen', 'in memory');
    full.mockRestore();
    store.set('seen', 'stored');
    expect(store.get('seen')).toBe('stored');
    expect(open().getItem('seen')).toBe('"stored"');
    // Another tab writes: what was kept in memory before must not hide it.
    open().setItem('seen', '"from another tab"');
    expect(store.get('seen')).toBe('from another tab');
  });

  it('reads nothing under a key that has not been written', () => {
    expect(createLocalStore(area).get('unseen')).toBeUndefined();
  });
});

it('remembers for the page what the browser’s storage has no room for', () => {
  const { getItem, removeItem } = localStorage;
  const setItem = () => {
    throw new DOMException('Full.', 'QuotaExceededError');
  };
  const bound = { getItem: getItem.bind(localStorage), removeItem: removeItem.bind(localStorage) };
  const full = vi.spyOn(window, 'localStorage', 'get').mockReturnValue({ ...bound, setItem } as never);
  const store = createLocalStore('local');
  store.set('large', 'x');
  full.mockRestore();
  expect([store.get('large'), localStorage.getItem('large')]).toEqual(['x', null]);
  store.remove('large');
  expect(createLocalStore('local').get('large')).toBeUndefined();
});
