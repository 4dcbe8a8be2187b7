import { describe, expect, it } from 'vitest';
import { REFERENCES } from '../../tools/references.mjs';
import { readClasses, readProperties, readStyleWords } from '../../tools/style-reference.mjs';
import { read } from './support';

/** Sizes change with every build by a few bytes; these are rounded to what a reader needs. */
const BYTES = /(?<=\| )–(?= \|)|[\d.]+\u00a0KB/g;
const withoutBytes = (page: string) => page.replace(BYTES, 'bytes');
const bytesIn = (page: string) => [...page.matchAll(BYTES)].map(([text]) => Number.parseFloat(text));

describe.each(Object.entries(REFERENCES))('%s', (file, write) => {
  it('is up to date', async () => {
    const page = await write();
    expect(withoutBytes(read(file)), 'run `node tools/references.mjs`').toBe(withoutBytes(page));
    const built = bytesIn(page);
    for (const [index, bytes] of bytesIn(read(file)).entries())
      expect(
        Math.abs(bytes - (built[index] ?? 0)),
        `run \`node tools/references.mjs\`: ${bytes} KB is ${built[index]} KB now`,
      ).toBeLessThanOrEqual(1);
  });

  it('says something of everything', async () => {
    const empty = (await write()).split('\n').filter((line) => /\| *\| *$/.test(line));
    expect(empty, 'write a comment beside the declaration').toEqual([]);
  });
});

it('describes every custom property, and no other', async () => {
  const { properties, scriptProperties } = await readStyleWords();
  const described = [...Object.keys(properties), ...Object.keys(scriptProperties)].sort();
  expect(described, 'describe it in src/style/style-names.json').toEqual(
    [...(await readProperties()).keys()].sort(),
  );
});

it('describes every class, and no other', async () => {
  const { classes } = await readStyleWords();
  const used = await readClasses();
  expect(Object.keys(classes).sort(), 'describe it in src/style/style-names.json').toEqual(used);
  expect(used.length).toBeGreaterThan(120);
});

it('describes in words', async () => {
  const words = Object.values(await readStyleWords()).flatMap((part) => Object.entries(part));
  expect(words.filter(([, text]) => !/^[A-Z`1].{4,}[.]$/.test(text)).map(([name]) => name)).toEqual([]);
});
