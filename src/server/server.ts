import { headTags } from './head-tags';
import { filesOf } from './page-files';
import type { FilesFor, HeadFor, NeedsFor } from './public';
import { readNeeds } from './read-needs';
import { readPage } from './read-page';

export const headFor: HeadFor = (html, options) => {
  const page = readPage(html);
  return headTags(page, filesOf(page, options.renderer ?? 'preact'), options);
};

export const filesFor: FilesFor = (html, { renderer = 'preact' } = {}) => filesOf(readPage(html), renderer);

export const needsFor: NeedsFor = (html) =>
  readNeeds(readPage(html, { isAdopted: /<script [^>]*\bdata-adopted\b/.test(html) }));

// The exports of `inlay/server`; their types are in `public.ts`.
export { buildSearchIndex } from '../../server/search-index.mjs';
export { adopt } from './adopt/adopt';
