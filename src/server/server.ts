import { chooseFiles } from './choose-build';
import { headTags } from './head-tags';
import type { FilesFor, HeadFor, NeedsFor } from './public';
import { readNeeds } from './read-needs';
import { readPage } from './read-page';

export const headFor: HeadFor = (html, options) => {
  const page = readPage(html);
  const { files, build } = chooseFiles(page, options);
  return headTags(page, files, options, build);
};

export const filesFor: FilesFor = (html, options = {}) => chooseFiles(readPage(html), options).files;

export const needsFor: NeedsFor = (html) =>
  readNeeds(readPage(html, { isAdopted: /<script [^>]*\bdata-adopted\b/.test(html) }));

// The exports of `inlay/server`; their types are in `public.ts`.
export { buildSearchIndex } from '../../server/search-index.mjs';
export { adopt } from './adopt/adopt';
