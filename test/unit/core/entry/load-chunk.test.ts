// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createChunkLoader } from '../../../../src/core/entry/load-chunk';

const mapOf = (files: string, hashes = '') => ({ files, hashes, sheets: '' });
const NO_FILES = mapOf('');
const addressOf = (file: string) => `https://example.com/inlay/chunks/${file}`;
/** What the build writes into `site.js` in the place of a function. */
const LISTED = 1 as unknown as () => Promise<unknown>;
const PORTS = {
  base: 'https://example.com/inlay/site.js',
  onStyleFault() {},
  addStyles: async () => () => {},
};

/** A function that is written as the build writes it. */
function importing<Module>(file: string, result: () => Promise<Module>) {
  return Object.assign(vi.fn(result), { toString: () => `()=>import("./chunks/${file}")` });
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('chunk loader', () => {
  it('asks once for a chunk that several blocks want', async () => {
    const load = createChunkLoader({ map: NO_FILES, ...PORTS });
    const importChunk = vi.fn(() => Promise.resolve({ mount: 1 }));
    expect(await Promise.all([load('a', importChunk), load('a', importChunk)])).toEqual([
      { mount: 1 },
      { mount: 1 },
    ]);
    expect(importChunk).toHaveBeenCalledTimes(1);
  });

  it('asks at once for the file of a chunk and all that it imports, each once', async () => {
    const importUrl = vi.fn(() => new Promise(() => {}));
    const map = mapOf(
      'common;focus|common;forms|views;menus|focus common|header-menu;views|forms',
      'AA11BB22CC33DD44EE55',
    );
    const load = createChunkLoader({ map, ...PORTS, importUrl });
    void load('header-menu', LISTED);
    const files = ['menus-DD44.js', 'focus-BB22.js', 'common-AA11.js'];
    expect(importUrl.mock.calls).toEqual(files.map((file) => [addressOf(file)]));
    importUrl.mockClear();
    // Two that import each other.
    void load('forms', LISTED);
    expect(importUrl.mock.calls).toEqual([[addressOf('forms-CC33.js')], [addressOf('views-EE55.js')]]);
  });

  it('finds the chunk in its file by its name', async () => {
    const found = { mount: 1 };
    const importUrl = (url: string) =>
      url === addressOf('menus-DD44.js')
        ? Promise.resolve({ $header_menu: found, $menus: {} })
        : Promise.reject(new Error('offline'));
    const load = createChunkLoader({ map: mapOf('menus||header-menu menus', 'DD44'), ...PORTS, importUrl });
    expect(await load('header-menu', LISTED)).toBe(found);
  });

  it('asks for nothing of a chunk for a module that only has its name', async () => {
    const importUrl = vi.fn(() => Promise.resolve({}));
    const load = createChunkLoader({ map: mapOf('a|b;b', 'AA11BB22'), ...PORTS, importUrl });
    const failed = expect(load('a', () => Promise.reject(new Error('offline')))).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(5000);
    await failed;
    expect(importUrl).not.toHaveBeenCalled();
  });

  it('asks a module that is not a chunk of the build again, and for no address that there is not', async () => {
    const importUrl = vi.fn(() => Promise.resolve({}));
    const load = createChunkLoader({ map: NO_FILES, ...PORTS, importUrl });
    const importModule = vi.fn(() => Promise.reject(new Error('offline')));
    const failed = expect(load('a', importModule)).rejects.toThrow('Loading chunk a failed.');
    await vi.advanceTimersByTimeAsync(5000);
    await failed;
    expect(importModule).toHaveBeenCalledTimes(3);
    expect(importUrl).not.toHaveBeenCalled();
  });

  it('tries the same address again, then a new one, for a chunk of the entry and for one of a chunk', async () => {
    const found = { mount: 3 };
    const importUrl = vi.fn((url: string) =>
      url.includes('?') ? Promise.resolve({ $a: found }) : Promise.reject(new Error('offline')),
    );
    const again = expect.stringMatching(/^https:\/\/example\.com\/inlay\/chunks\/a-1\.js\?\d+$/);
    const fromEntry = createChunkLoader({ map: mapOf('a', '1'), ...PORTS, importUrl })('a', LISTED);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await fromEntry).toBe(found);
    expect(importUrl.mock.calls).toEqual([[addressOf('a-1.js')], [addressOf('a-1.js')], [again]]);

    importUrl.mockClear();
    const importChunk = importing('a-1.js', () => Promise.reject(new Error('offline')));
    const fromChunk = createChunkLoader({ map: mapOf('a', '1'), ...PORTS, importUrl })<unknown>(
      'a',
      importChunk,
    );
    await vi.advanceTimersByTimeAsync(5000);
    expect(await fromChunk).toBe(found);
    expect(importChunk).toHaveBeenCalledTimes(2);
    expect(importUrl.mock.calls).toEqual([[again]]);
  });

  it('has no other address for a file whose hash the page knows: a new one would not be checked', async () => {
    document.head.innerHTML =
      '<script type="importmap">{"integrity":{"/inlay/chunks/a-1.js":"sha384-x"}}</script>';
    const importUrl = vi.fn(() => Promise.reject(new Error('integrity')));
    const failed = createChunkLoader({ map: mapOf('a', '1'), ...PORTS, importUrl })('a', LISTED).catch(
      (error) => error,
    );
    await vi.advanceTimersByTimeAsync(5000);
    expect(await failed).toMatchObject({ name: 'ChunkLoadError' });
    expect(importUrl.mock.calls).toEqual(Array.from({ length: 3 }, () => [addressOf('a-1.js')]));
    document.head.replaceChildren();
  });

  it('takes a module with nothing in it for one that has failed', async () => {
    const importUrl = vi.fn(() => Promise.resolve({ $a: { mount: 1 } }));
    const load = createChunkLoader({ map: mapOf('a', '1'), ...PORTS, importUrl });
    const importChunk = importing('a-1.js', () => Promise.resolve({}));
    const loaded = load('a', importChunk);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await loaded).toEqual({ mount: 1 });
    expect(importChunk).toHaveBeenCalledTimes(2);

    const empty = createChunkLoader({ map: mapOf('a', '1'), ...PORTS, importUrl: () => Promise.resolve({}) });
    const failed = empty('a', LISTED).catch((error) => error);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await failed).toMatchObject({ name: 'ChunkLoadError' });
  });

  it('fails with the error that monitoring knows, and starts afresh the next time', async () => {
    const load = createChunkLoader({ map: NO_FILES, ...PORTS });
    const broken = load('a', () => Promise.reject(new Error('404'))).catch((error) => error);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await broken).toMatchObject({ name: 'ChunkLoadError', message: 'Loading chunk a failed.' });
    expect(await load('a', () => Promise.resolve('now'))).toBe('now');
  });

  it('gives up after two minutes', async () => {
    const load = createChunkLoader({ map: NO_FILES, ...PORTS });
    const stuck = load('a', () => new Promise(() => {})).catch((error) => error);
    await vi.advanceTimersByTimeAsync(119_000);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await stuck).toMatchObject({ name: 'ChunkLoadError' });
  });
});
