import { filesOf } from './page-files';
import type { PageFiles, PageNeeds, Renderer } from './public';
import { readNeeds } from './read-needs';
import type { ReadPage } from './read-page';
import type { SiteManifest } from './site-build/public';
import { isManifest, lackedBy, pageFiles } from './site-build/read-manifest';

declare const __VERSION__: string;

/** The files that a page loads, of any build. */
export interface PageLoads {
  readonly needs: PageNeeds;
  /** Those of the universal build. */
  readonly files: PageFiles;
}

/** Both are found out when they are asked for. @throws RangeError then, where the universal build has no files for the renderer */
export const loadsOf = (page: ReadPage, renderer: Renderer = 'preact'): PageLoads => ({
  get needs() {
    return readNeeds(page);
  },
  get files() {
    return filesOf(page, renderer);
  },
});

/** The files that a page loads: those of the site's build where that has all that the page has, otherwise those of the universal one. */
export function chooseFiles(
  page: PageLoads,
  manifest: unknown,
): { readonly files: PageFiles; readonly build?: SiteManifest } {
  if (manifest !== undefined && isManifest(manifest, __VERSION__)) {
    const { needs } = page;
    if (!lackedBy(needs, manifest).length) return { files: pageFiles(needs, manifest), build: manifest };
  }
  return { files: page.files };
}
