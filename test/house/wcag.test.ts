import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BLOCKS } from '../../src/catalogue/blocks';
import { FEATURES } from '../../src/catalogue/features';
import { CRITERIA, readTags, tagsOf, WITHOUT_KEYS, writeWcag } from '../../tools/wcag.mjs';
import { root } from './support';

const tags = readTags('wcag');

it.for(CRITERIA)(
  '%s %s is checked by a test, or has a reason why there is nothing to check',
  ([number, , reason]) => {
    const isChecked = tagsOf(tags, number).length > 0;
    expect(isChecked, 'tag a test with `// @wcag`, or give the reason in tools/wcag.mjs').toBe(
      reason === undefined,
    );
  },
);

it('knows each criterion that a test names, and what the test says of it', () => {
  const known = CRITERIA.map(([number]) => number);
  for (const { file, cells } of tags) {
    expect(cells, file).toHaveLength(2);
    expect(known, file).toEqual(expect.arrayContaining(cells[0]?.split(' ') ?? []));
  }
});

/** What `@keys` names beside units: parts that units share, and what theme code makes. */
const PARTS = ['Inlay.gallery', 'confirm', 'lightbox', 'toast', 'tooltip'];

it('has a test that presses the keys of each unit, or a reason why it has none', () => {
  const units = [...BLOCKS, ...FEATURES].map(({ name }) => name).sort();
  const pressed = readTags('keys').flatMap(({ file, cells }) => {
    expect(cells, file).toHaveLength(3);
    return (cells[0] ?? '').split(', ').map((unit) => unit.replace(/ \(.*\)$/, ''));
  });
  const named = [...new Set(pressed)].filter((unit) => !PARTS.includes(unit));
  expect(
    [...named, ...Object.values(WITHOUT_KEYS).flat()].sort(),
    'tag a test with `// @keys`, or give the reason in tools/wcag.mjs',
  ).toEqual(units);
});

it('docs/accessibility.md is what the tags say', () => {
  const page = readFileSync(join(root, 'docs/accessibility.md'), 'utf8');
  expect(page, 'run `node tools/wcag.mjs`').toBe(writeWcag());
});
