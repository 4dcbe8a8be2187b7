import { decodePage as decode } from '../../server/html/page-encoding.mjs';
import { buildSearchIndex as build } from '../../server/search-index.mjs';
import { adopt as adoptPage } from './adopt/adopt';
import { checked } from './check-arguments';
import { chooseFiles } from './choose-build';
import { headTags } from './head-tags';
import type { Adopt, BuildSearchIndex, DecodePage, FilesFor, HeadFor, NeedsFor } from './public';
import { readNeeds } from './read-needs';
import { readPage } from './read-page';

// The exports of `inlay/server`; their types are in `public.ts`.

export const headFor: HeadFor = checked('headFor', (html, options) => {
  const page = readPage(html);
  const { files, build: siteBuild } = chooseFiles(page, options);
  return headTags(page, files, options, siteBuild);
});

export const filesFor: FilesFor = checked(
  'filesFor',
  (html, options = {}) => chooseFiles(readPage(html), options).files,
);
export const needsFor: NeedsFor = checked('needsFor', (html) => readNeeds(readPage(html)));

export const adopt: Adopt = checked('adopt', adoptPage);
export const buildSearchIndex: BuildSearchIndex = checked('buildSearchIndex', build);
export const decodePage: DecodePage = checked('decodePage', decode);
