import { decodePage as decode } from '../../server/html/page-encoding.mjs';
import { buildSearchIndex as build } from '../../server/search-index.mjs';
import { adopt as adoptPage } from './adopt/adopt';
import { checked } from './check-arguments';
import { headTags } from './head-tags';
import { filesOf } from './page-files';
import type { Adopt, BuildSearchIndex, DecodePage, FilesFor, HeadFor } from './public';
import { readPage } from './read-page';

// The exports of `inlay/server`; their types are in `public.ts`.

export const headFor: HeadFor = checked('headFor', (html, options) => {
  const page = readPage(html);
  return headTags(page, filesOf(page, options.renderer ?? 'preact'), options);
});

export const filesFor: FilesFor = checked('filesFor', (html, { renderer = 'preact' } = {}) =>
  filesOf(readPage(html), renderer),
);

export const adopt: Adopt = checked('adopt', adoptPage);
export const buildSearchIndex: BuildSearchIndex = checked('buildSearchIndex', build);
export const decodePage: DecodePage = checked('decodePage', decode);
