import { SourceMap } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, read } from './support';

// On dist/, which `npm test` builds first.

interface MapFile {
  readonly sources: readonly string[];
  readonly sourcesContent: readonly string[];
  readonly mappings: string;
}

describe.each(['react', 'preact'])('%s', (renderer) => {
  // The messages of languages have no source that a map could lead to.
  const scripts = filesIn(`dist/${renderer}`, /(?<!-(?:base|forms|shop|blocks)-[\dA-F]{6})\.js$/);

  it('has a source map beside every script, and no comment in the script that visitors would pay for', () => {
    expect(scripts.length).toBeGreaterThan(50);
    const maps = filesIn(`dist/${renderer}`, /\.map$/);
    expect(maps).toEqual(scripts.map((file) => `${file}.map`));
    expect(scripts.filter((file) => /sourceMappingURL/.test(read(file)))).toEqual([]);
  });

  it('leads from every script to the sources as they are', () => {
    for (const file of scripts) {
      const { sources, sourcesContent, mappings }: MapFile = JSON.parse(read(`${file}.map`));
      expect(mappings.length).toBeGreaterThan(0);
      const own = sources.flatMap((source, index) => {
        const path = join(dirname(file), source);
        return /^src\/.*\.tsx?$/.test(path) ? [{ path, text: sourcesContent[index] }] : [];
      });
      for (const { path, text } of own) expect(text, path).toBe(read(path));
      // Files without a line of ours are libraries.
      if (/site|boot|accordion/.test(file)) expect(own.length).toBeGreaterThan(0);
    }
  });

  it.each([
    [/\/site\.js$/, 'Loading chunk ', 'src/core/entry/load-chunk.ts'],
    [/\/site\.iife\.js$/, 'ChunkLoadError', 'src/core/'],
    [/\/accordion-\w+\.js$/, 'data-is-open', 'src/blocks/accordion/'],
  ])('leads from a place in %s to the line that it was made from: %s', (name, text, source) => {
    const file = scripts.find((one) => name.test(one)) ?? '';
    const lines = read(file).split('\n');
    const line = lines.findIndex((one) => one.includes(text));
    const map = new SourceMap(JSON.parse(read(`${file}.map`)));
    const entry = map.findEntry(line, lines[line]?.indexOf(text) ?? 0);
    if (!('originalSource' in entry)) throw new Error(`${file}: nothing leads from ${text} to a source.`);
    const path = join(dirname(file), entry.originalSource);
    expect(path).toContain(source);
    expect(read(path).split('\n')[entry.originalLine]).toContain(text);
  });

  it('counts no map among the files that pages load', () => {
    for (const list of [`dist/${renderer}/integrity.json`, `dist/${renderer}/chunks.json`, 'dist/sizes.json'])
      expect(read(list)).not.toContain('.map');
  });
});
