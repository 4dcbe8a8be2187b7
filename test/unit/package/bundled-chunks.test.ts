import { afterEach, expect, it, vi } from 'vitest';
import { createChunkLoader } from '../../../src/package/bundled-chunks';
import { languageParts } from '../../../src/package/language-parts';

// The build writes the list.
const parts = languageParts as Record<string, () => Promise<unknown>>;

afterEach(() => {
  for (const name of Object.keys(parts)) delete parts[name];
});

const load = () =>
  createChunkLoader({
    map: { files: '', hashes: '', sheets: '' },
    base: 'https://site.example/',
    addStyles: async () => () => {},
    onStyleFault: vi.fn(),
  });

it('imports the part of a language as the bundler has named it, and all else as it is asked to', async () => {
  const german = { default: {} };
  parts['de-base'] = vi.fn(async () => german);
  const importChunk = vi.fn(async () => 'by address');
  expect(await load()('de-base', importChunk)).toBe(german);
  expect(importChunk).not.toHaveBeenCalled();
  expect(await load()('fr-base', importChunk)).toBe('by address');
  expect(await load()('toString', importChunk)).toBe('by address');
});
