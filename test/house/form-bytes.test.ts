import { expect, it } from 'vitest';
import { read } from './support';

/** Preact itself, which every drawn block shares (brotli). */
const RENDERER = 7240;

const { pageBrotli }: { readonly pageBrotli: Readonly<Record<string, number>> } = JSON.parse(
  read('dist/sizes.json'),
).preact;
const beyondFrame = (chunk: string) => (pageBrotli[chunk] ?? Number.NaN) - (pageBrotli.frame ?? 0);

// All that a page loads before the visitor comes to the form; the bytes that other blocks share are counted, too.
it('draws a form with 9 KB beyond the frame and the renderer, and holds it until somebody comes', () => {
  expect(beyondFrame('form') - RENDERER).toBeLessThanOrEqual(9 * 1024);
});

it.each([
  ['server-form', 2176],
  ['newsletter', 3072],
])('holds a %s that the server has written with %i bytes', (block, most) => {
  expect(beyondFrame(block)).toBeLessThanOrEqual(most);
});

// At the first move towards it.
it('checks, keeps and sends with 16 KB, the client and what other blocks share included', () => {
  expect(beyondFrame('start-form')).toBeLessThanOrEqual(16 * 1024);
});
