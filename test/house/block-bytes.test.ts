import { expect, it } from 'vitest';
import { grown, read } from './support';

/** Brotli bytes of a unit's own chunk: what it shares with others is in other files. */
const MOST = 6 * 1024;
const LIMITS: Readonly<Record<string, number>> = {
  album: MOST,
  archive: MOST,
  // The features of nearly every page; web-vitals is 2 KB of it.
  'at-rest': 9.5 * 1024,
  audio: MOST,
  calendar: 10 * 1024,
  comments: 10 * 1024,
  disqus: MOST,
  'disqus-counts': MOST,
  donation: MOST,
  'error-reports': 1.5 * 1024,
  map: MOST,
  marquee: MOST,
  menu: MOST,
  owner: 2 * 1024,
  'pinterest-overlay': MOST,
  'pricing-plan': MOST,
  'product-gallery': MOST,
  'product-list-item': MOST,
  product: 10 * 1024,
  'product-filters': 1024,
  'product-reviews': MOST,
  reservation: MOST,
  'review-request': MOST,
  search: MOST,
  'search-page': MOST,
  'search-preview': MOST,
  'share-buttons': MOST,
  'simple-like': MOST,
  'site-fonts': MOST,
  'social-post': MOST,
  soundcloud: MOST,
  'tour-dates': MOST,
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
