import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CRITERIA, readTags, tagsOf, writeWcag } from '../../tools/wcag.mjs';
import { root } from './support';

const tags = readTags('wcag');

it.for(CRITERIA)(
  '%s %s is held by a test, or has a reason why there is nothing to hold',
  ([number, , reason]) => {
    const isHeld = tagsOf(tags, number).length > 0;
    expect(isHeld, 'tag a test with `// @wcag`, or give the reason in tools/wcag.mjs').toBe(
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

it('docs/accessibility.md is what the tags say', () => {
  const page = readFileSync(join(root, 'docs/accessibility.md'), 'utf8');
  expect(page, 'run `node tools/wcag.mjs`').toBe(writeWcag());
});
