import { expect, it } from 'vitest';
import { read } from './support';

/** Preact itself, which every drawn block shares (brotli). */
const RENDERER = 7200;
const FORM_MAX = 9 * 1024;
const LIFE_MAX = 15.5 * 1024;

const { pageBrotli }: { readonly pageBrotli: Readonly<Record<string, number>> } = JSON.parse(
  read('dist/sizes.json'),
).preact;
const beyondFrame = (chunk: string) => (pageBrotli[chunk] ?? Number.NaN) - (pageBrotli.frame ?? 0);

it('draws a form with 9 KB beyond the frame and the renderer', () => {
  expect(beyondFrame('form') - RENDERER).toBeLessThanOrEqual(FORM_MAX);
});

it('checks, keeps and sends with 15.5 KB, the client and what other blocks share included', () => {
  expect(beyondFrame('start-form')).toBeLessThanOrEqual(LIFE_MAX);
});
