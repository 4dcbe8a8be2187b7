import { expect, it } from 'vitest';
import { galleryReference } from '../../tools/gallery-reference.mjs';
import { read } from './support';

it('has a reference of gallery attributes that is up to date, with a word on each', async () => {
  const page = await galleryReference();
  expect(read('docs/gallery-attributes.md'), 'run `node tools/gallery-reference.mjs`').toBe(page);
  expect(page.split('\n').filter((line) => /\|\s*\|$/.test(line))).toEqual([]);
});
