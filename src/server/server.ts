import { headTags } from './head-tags';
import { filesOf } from './page-files';
import type { FilesFor, HeadFor } from './public';
import { readPage } from './read-page';

export const headFor: HeadFor = (html, options) => {
  const page = readPage(html);
  return headTags(page, filesOf(page, options.renderer ?? 'preact'), options);
};

export const filesFor: FilesFor = (html, { renderer = 'preact' } = {}) => filesOf(readPage(html), renderer);

// The exports of `inlay/server`; their types are in `public.ts`.
export { buildSearchIndex } from '../../server/search-index.mjs';
export { adopt } from './adopt/adopt';
