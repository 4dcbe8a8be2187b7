import { expect, it } from 'vitest';
import { read } from './support';

/** Preact itself, which every drawn block shares (brotli). */
const RENDERER = 7240;

const { pageBrotli }: { readonly pageBrotli: Readonly<Record<string, number>> } = JSON.parse(
  read('dist/sizes.json'),
).preact;
const beyondFrame = (chunk: string) => (pageBrotli[chunk] ?? Number.NaN) - (pageBrotli.mounting ?? 0);

// All that a page loads before the visitor comes to the form; the bytes that other blocks share are counted, too.
it('draws a form with 8.25 KB beyond the frame and the renderer, and holds it until somebody comes', () => {
  expect(beyondFrame('form') - RENDERER).toBeLessThanOrEqual(8.25 * 1024);
});

// Each file is a request, and on a slow phone some milliseconds of the main thread.
it.each([
  ['form', 2],
  ['server-form', 1],
  ['newsletter', 1],
])('fetches a %s in %i files beyond the frame', (block, most) => {
  const loads: Readonly<Record<string, readonly string[]>> = JSON.parse(read('dist/preact/chunks.json'));
  const own = loads[block]?.filter((file) => file.endsWith('.js') && !loads.mounting?.includes(file));
  expect(own?.length).toBeGreaterThan(0);
  expect(own?.length).toBeLessThanOrEqual(most);
});

it.each([
  ['server-form', 1408],
  ['newsletter', 1664],
])('holds a %s that the server has written with %i bytes', (block, most) => {
  expect(beyondFrame(block)).toBeLessThanOrEqual(most);
});

// At the first move towards it. Uploads of files are only begun here: their code comes with a field for files. The client and js-cookie are in
// what every page shares when the browser rests, 4.8 KB; products use the captcha, too.
it('checks, keeps and sends with 19.7 KB, the client and what other blocks share included', () => {
  expect(beyondFrame('start-form')).toBeLessThanOrEqual(19.7 * 1024);
});
