import { expect, it } from 'vitest';
import { grown, read } from './support';

/** Brotli bytes of a unit's own chunk: what it shares with others is in other files. */
const MOST = 6 * 1024;
const LIMITS: Readonly<Record<string, number>> = {
  comments: 10 * 1024,
  disqus: MOST,
  'disqus-counts': MOST,
  donation: MOST,
  'pinterest-overlay': MOST,
  'product-reviews': MOST,
  'review-request': MOST,
  'share-buttons': MOST,
  'simple-like': MOST,
};

const { files }: { readonly files: Readonly<Record<string, { readonly brotli: number }>> } = JSON.parse(
  read('dist/sizes.json'),
).preact;

it.each(Object.entries(LIMITS))('%s is loaded with %i bytes at most', (name, most) => {
  const own = Object.entries(files).filter(([file]) =>
    new RegExp(`^chunks/${name}-[A-Z0-9]+\\.js$`).test(file),
  );
  expect(own).toHaveLength(1);
  expect(own[0]?.[1].brotli, grown(name)).toBeLessThanOrEqual(most);
});
