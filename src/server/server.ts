import { adopt as adoptPage } from './adopt/adopt';
import { checked } from './check-arguments';
import { chooseFiles, loadsOf } from './choose-build';
import { headTags, readHead } from './head-tags';
import { decodePage as decode } from './html/page-encoding.mjs';
import type { Adopt, BuildSearchIndex, DecodePage, FilesFor, HeadFor, NeedsFor } from './public';
import { readNeeds } from './read-needs';
import { readPage } from './read-page';
import { buildSearchIndex as build } from './search-index.mjs';

// The exports of `inlay/server`; their types are in `public.ts`. The command, which stands beside it, also adopts in two steps, and reads events.

export const headFor: HeadFor = checked('headFor', (html, options) => {
  const page = readPage(html);
  const { files, build: siteBuild } = chooseFiles(loadsOf(page, options.renderer), options.manifest);
  return headTags({ head: readHead(page), files, build: siteBuild }, options);
});

export const filesFor: FilesFor = checked(
  'filesFor',
  (html, { renderer, manifest } = {}) => chooseFiles(loadsOf(readPage(html), renderer), manifest).files,
);
export const needsFor: NeedsFor = checked('needsFor', (html) => readNeeds(readPage(html)));

export { linkPage, preparePage } from './adopt/adopt';
export { readPageEvents } from './read-page-events';
export const adopt: Adopt = checked('adopt', adoptPage);
export const buildSearchIndex: BuildSearchIndex = checked('buildSearchIndex', build);
export const decodePage: DecodePage = checked('decodePage', decode);
