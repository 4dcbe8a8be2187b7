// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChunkLoader } from '../../../../src/core/entry/load-chunk';

const NO_FILES = { styles: {}, beside: {} };
const BASE = 'https://example.com/inlay/site.js';

/** A function that is written as the build writes it. */
function importing<Module>(file: string, result: () => Promise<Module>) {
  return Object.assign(vi.fn(result), { toString: () => `()=>import("./chunks/${file}")` });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('chunk loader', () => {
  it('asks once for a chunk that several blocks want', async () => {
    const load = createChunkLoader({ map: NO_FILES, base: BASE });
    const importChunk = vi.fn(() => Promise.resolve({ mount: 1 }));
    expect(await Promise.all([load('a', importChunk), load('a', importChunk)])).toEqual([
      { mount: 1 },
      { mount: 1 },
    ]);
    expect(importChunk).toHaveBeenCalledTimes(1);
  });

  it('asks at once for all files that the chunk shares with others', async () => {
    const importUrl = vi.fn(() => Promise.resolve({}));
    const load = createChunkLoader({
      map: { styles: {}, beside: { menus: 'ONE TWO', forms: 'THREE' } },
      base: BASE,
      importUrl,
    });
    void load(
      'a',
      importing('menus-AB12.js', () => new Promise(() => {})),
    );
    expect(importUrl.mock.calls).toEqual([
      ['https://example.com/inlay/chunks/ONE.js'],
      ['https://example.com/inlay/chunks/TWO.js'],
    ]);
  });

  it('asks a module that is not a chunk of the build again, and for no address that there is not', async () => {
    const importUrl = vi.fn(() => Promise.resolve({}));
    const load = createChunkLoader({ map: NO_FILES, base: BASE, importUrl });
    const importModule = vi.fn(() => Promise.reject(new Error('offline')));
    const failed = expect(load('a', importModule)).rejects.toThrow('Loading chunk a failed.');
    await vi.advanceTimersByTimeAsync(5000);
    await failed;
    expect(importModule).toHaveBeenCalledTimes(3);
    expect(importUrl).not.toHaveBeenCalled();
  });

  it('tries the same address again, then a new one', async () => {
    const importUrl = vi.fn(() => Promise.resolve({ mount: 3 }));
    const load = createChunkLoader({ map: { styles: {}, beside: { a: 'SHARED' } }, base: BASE, importUrl });
    const importChunk = importing('a-1.js', () => Promise.reject(new Error('offline')));
    const loaded = load<unknown>('a', importChunk);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await loaded).toEqual({ mount: 3 });
    expect(importChunk).toHaveBeenCalledTimes(2);
    expect(importUrl).toHaveBeenCalledWith('https://example.com/inlay/chunks/SHARED.js');
    expect(importUrl).toHaveBeenCalledWith(
      expect.stringMatching(/^https:\/\/example\.com\/inlay\/chunks\/a-1\.js\?\d+$/),
    );
  });

  it('takes a module with nothing in it for one that has failed', async () => {
    const importUrl = vi.fn(() => Promise.resolve({ mount: 1 }));
    const load = createChunkLoader({ map: NO_FILES, base: BASE, importUrl });
    const importChunk = importing('a-1.js', () => Promise.resolve({}));
    const loaded = load('a', importChunk);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await loaded).toEqual({ mount: 1 });
    expect(importChunk).toHaveBeenCalledTimes(2);

    const empty = createChunkLoader({ map: NO_FILES, base: BASE, importUrl: () => Promise.resolve({}) });
    const failed = empty('a', importChunk).catch((error) => error);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await failed).toMatchObject({ name: 'ChunkLoadError' });
  });

  it('finds a chunk that is in one file with others at a new address, too', async () => {
    const unit = { mount: 1 };
    const importUrl = vi.fn(() => Promise.resolve({ $header_menu: unit, $other: {} }));
    const load = createChunkLoader({ map: NO_FILES, base: BASE, importUrl });
    const importChunk = Object.assign(
      vi.fn(() => Promise.reject(new Error('offline'))),
      { toString: () => '()=>import("./chunks/menus-AB12.js").then(e=>e.$header_menu)' },
    );
    const loaded = load<unknown>('header-menu', importChunk);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await loaded).toBe(unit);
  });

  it('fails with the error that monitoring knows, and starts afresh the next time', async () => {
    const load = createChunkLoader({ map: NO_FILES, base: BASE });
    const broken = load('a', () => Promise.reject(new Error('404'))).catch((error) => error);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await broken).toMatchObject({ name: 'ChunkLoadError', message: 'Loading chunk a failed.' });
    expect(await load('a', () => Promise.resolve('now'))).toBe('now');
  });

  it('gives up after two minutes', async () => {
    const load = createChunkLoader({ map: NO_FILES, base: BASE });
    const stuck = load('a', () => new Promise(() => {})).catch((error) => error);
    await vi.advanceTimersByTimeAsync(119_000);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await stuck).toMatchObject({ name: 'ChunkLoadError' });
  });
});
