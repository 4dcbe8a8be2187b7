import type { SiteManifest } from '../site-build/public';
import { isManifest, lackedBy, pageFiles } from '../site-build/read-manifest';
import { filesOf } from './page-files';
import type { HeadOptions, PageFiles } from './public';
import { readNeeds } from './read-needs';
import type { ReadPage } from './read-page';

declare const __VERSION__: string;

/**
 * The files that a page loads: those of the site's build where that has all that the page has, otherwise those of the universal one.
 * @throws RangeError where the universal build has no files for the renderer
 */
export function chooseFiles(
  page: ReadPage,
  { renderer = 'preact', manifest }: Pick<HeadOptions, 'renderer' | 'manifest'>,
): { readonly files: PageFiles; readonly build?: SiteManifest } {
  if (manifest !== undefined && isManifest(manifest, __VERSION__)) {
    const needs = readNeeds(page);
    if (!lackedBy(needs, manifest).length) return { files: pageFiles(needs, manifest), build: manifest };
  }
  return { files: filesOf(page, renderer) };
}
