import { expect, it } from 'vitest';
import { DESIGN_OPTIONS } from '../../docs/.vitepress/playground/design-options.mjs';
import { readInterface } from '../../tools/read-interface.mjs';
import { read } from './support';

const source = read('src/gallery/model/design-options.ts');
const designs = readInterface(source, 'DesignOptions');
/** Older names. */
const ALIASES = ['thumbnails-per-row'];

it('offers each design and each of its options in the playground', () => {
  expect(designs.length).toBeGreaterThan(10);
  expect(Object.keys(DESIGN_OPTIONS).sort()).toEqual(designs.map(({ member }) => member).sort());
  for (const { member: design, type } of designs) {
    const options = type.startsWith('Readonly<Record<string, never>>') ? [] : readInterface(source, type);
    expect(Object.keys(DESIGN_OPTIONS[design] ?? {}).sort(), design).toEqual(
      options
        .map(({ member }) => member)
        .filter((name) => !ALIASES.includes(name))
        .sort(),
    );
  }
});

it('starts with the defaults documented in the types', () => {
  let count = 0;
  for (const { member: design, type } of designs) {
    for (const [option, { initial }] of Object.entries(DESIGN_OPTIONS[design] ?? {})) {
      const doc = readInterface(source, type).find(({ member }) => member === option)?.doc ?? '';
      const said = /Default: `?'?([\w%-]+(?:\.\d+)?)/.exec(doc)?.[1];
      if (said === undefined) continue;
      count++;
      expect(String(initial), `${design}.${option}: ${doc}`).toBe(said);
    }
  }
  expect(count).toBeGreaterThan(30);
});
