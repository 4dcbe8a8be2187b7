import { beforeEach, describe, expect, it, vi } from 'vitest';

const REQUEST = { key: 'K&Y', language: 'de', region: '' };
const whole = { Map: class {}, Marker: class {}, event: {} };

type Page = { google?: unknown; inlayMapsReady?: () => void; gm_authFailure?: () => void };
let page: Page = {};

/** A page that has not loaded a map yet. */
const fresh = async () => {
  vi.resetModules();
  return import('../../../../../src/blocks/map/providers/google-library');
};

beforeEach(() => {
  vi.useFakeTimers();
  page = {};
  vi.stubGlobal('window', page);
});

describe('the map library', () => {
  it('loads once with key, language and region, and is shared', async () => {
    const { loadGoogleMaps } = await fresh();
    const load = vi.fn().mockResolvedValue(undefined);
    const both = [loadGoogleMaps(load, REQUEST), loadGoogleMaps(load, REQUEST)];
    page.google = { maps: whole };
    page.inlayMapsReady?.();
    expect(await Promise.all(both)).toEqual([whole, whole]);
    expect(load).toHaveBeenCalledOnce();
    const { searchParams } = new URL(load.mock.calls[0]?.[0]);
    expect(Object.fromEntries(searchParams)).toEqual({
      loading: 'async',
      callback: 'inlayMapsReady',
      key: 'K&Y',
      language: 'de',
    });
    expect(await loadGoogleMaps(load, REQUEST)).toBe(whole);
    expect(load).toHaveBeenCalledOnce();
  });

  it('is that of the page where the page has loaded one', async () => {
    const { loadGoogleMaps } = await fresh();
    page.google = { maps: whole };
    const load = vi.fn();
    expect(await loadGoogleMaps(load, REQUEST)).toBe(whole);
    expect(load).not.toHaveBeenCalled();
  });

  it('rejects after 30 s without a callback, and the next call tries again', async () => {
    const { loadGoogleMaps } = await fresh();
    const load = vi.fn().mockResolvedValue(undefined);
    const refused = expect(loadGoogleMaps(load, REQUEST)).rejects.toThrow('too long');
    await vi.advanceTimersByTimeAsync(29_999);
    expect(load).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    await refused;
    void loadGoogleMaps(load, REQUEST).catch(() => {});
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('rejects where the script defines no map, or is blocked', async () => {
    const { loadGoogleMaps } = await fresh();
    const first = expect(loadGoogleMaps(async () => {}, REQUEST)).rejects.toThrow('did not define a map');
    page.inlayMapsReady?.();
    await first;
    await expect(loadGoogleMaps(() => Promise.reject(new Error('blocked')), REQUEST)).rejects.toThrow(
      'blocked',
    );
  });

  it('tells every drawn map when its key is refused, and the page’s own listener', async () => {
    const { whenRefused } = await fresh();
    const own = vi.fn();
    page.gm_authFailure = own;
    const first = { defer: () => {} };
    let end = () => {};
    const ended = { defer: (undo: () => void) => (end = undo) };
    const refused = expect(whenRefused(first)).rejects.toThrow('refused the key');
    const left = vi.fn();
    whenRefused(ended).catch(left);
    end();
    page.gm_authFailure?.();
    await refused;
    await expect(whenRefused(first)).rejects.toThrow('refused the key');
    expect(own).toHaveBeenCalledOnce();
    expect(left).not.toHaveBeenCalled();
  });
});
