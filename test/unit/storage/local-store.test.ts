// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLocalStore } from '../../../src/storage/local-store';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

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

  it('takes undefined for nothing and keeps null', () => {
    const store = createLocalStore(area);
    store.set('a', 1);
    store.set('a', undefined);
    store.set('b', null);
    expect([store.get('a'), store.get('b'), open().length]).toEqual([undefined, null, 1]);
  });

  it('reads nothing from text that is no JSON', () => {
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
  });
});
