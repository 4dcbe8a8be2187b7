// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createChunkLoader } from '../../../../src/core/entry/load-chunk';

const BASE = 'https://example.com/inlay/preact/site.js';
const SHEET = 'https://example.com/inlay/LOOK1.css';
const module = { mount: 1 };

function createLoader(addStyles: (url: string) => Promise<() => void>) {
  const faults: unknown[] = [];
  const importUrl = vi.fn(() => Promise.resolve(module));
  const load = createChunkLoader({
    map: { files: 'look|shared|fold;shared', hashes: 'AB12CD34', sheets: 'LOOK1.css:fold' },
    base: BASE,
    onStyleFault: (chunk, url) => faults.push([chunk, url]),
    importUrl,
    addStyles,
  });
  return { load, importUrl, faults };
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('style sheets of a chunk', () => {
  it('are asked for together with its code, and waited for', async () => {
    const apply = vi.fn();
    let arrive = () => {};
    const addStyles = vi.fn(() => new Promise<() => void>((resolve) => (arrive = () => resolve(apply))));
    const { load, importUrl, faults } = createLoader(addStyles);
    const settled = vi.fn();
    const importChunk = Object.assign(() => Promise.resolve(module), {
      toString: () => '()=>import("./chunks/look-AB12.js")',
    });
    const loaded = load('fold', importChunk).then(settled);
    expect(addStyles).toHaveBeenCalledExactlyOnceWith(SHEET);
    expect(importUrl).toHaveBeenCalledExactlyOnceWith(
      'https://example.com/inlay/preact/chunks/shared-CD34.js',
    );
    await vi.advanceTimersByTimeAsync(1000);
    expect(settled).not.toHaveBeenCalled();
    expect(apply).not.toHaveBeenCalled();
    arrive();
    await loaded;
    expect(apply).toHaveBeenCalledOnce();
    expect(settled).toHaveBeenCalledExactlyOnceWith(module);
    expect(faults).toEqual([]);
  });

  it('are asked for again at the same address, then at a new one', async () => {
    const addStyles = vi.fn((url: string) =>
      url.includes('?') ? Promise.resolve(() => {}) : Promise.reject(new Error('offline')),
    );
    const { load, faults } = createLoader(addStyles);
    const loaded = load('fold', () => Promise.resolve(module));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await loaded).toBe(module);
    expect(addStyles.mock.calls.map(([url]) => url)).toEqual([
      SHEET,
      SHEET,
      expect.stringMatching(/LOOK1\.css\?\d+$/),
    ]);
    expect(faults).toEqual([]);
  });

  it('that fail are told, and the code is handed over without them', async () => {
    const { load, faults } = createLoader(() => Promise.reject(new Error('404')));
    const loaded = load('fold', () => Promise.resolve(module));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await loaded).toBe(module);
    expect(faults).toEqual([['fold', SHEET]]);
  });

  it('that never arrive hold the code back for 20 s at most', async () => {
    const { load, faults } = createLoader(() => new Promise(() => {}));
    const settled = vi.fn();
    load('fold', () => Promise.resolve(module)).then(settled);
    await vi.advanceTimersByTimeAsync(19_000);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(settled).toHaveBeenCalledExactlyOnceWith(module);
    expect(faults).toEqual([['fold', SHEET]]);
  });

  it('hold nothing back where a chunk has none', async () => {
    const addStyles = vi.fn(() => new Promise<() => void>(() => {}));
    const { load } = createLoader(addStyles);
    expect(await load('flat', () => Promise.resolve(module))).toBe(module);
    expect(addStyles).not.toHaveBeenCalled();
  });
});
