import { join } from 'node:path';
import { composePage, listPages } from '../../../demo-server/demo/compose-page.mjs';
import { root } from './site';

const folder = join(root, 'demo-pages');

/** For measuring: they repeat what other demo pages have, hundreds of times. */
const REPEATING = ['many-blocks.html', 'many-galleries.html'];

/** The paths of all demo pages in their folder, sorted. */
export const DEMO_PAGES: readonly string[] = listPages(folder).filter((path) => !REPEATING.includes(path));

if (!DEMO_PAGES.length) throw new Error('There are no demo pages.');

/** The HTML of a demo page, before the demo server writes the renderer and the style sheets of a request into it. */
export const readDemo = (path: string): string => composePage(folder, path);

/** `npm run proof` sets it: what is tried on some demo pages is then tried on each. */
export const IS_EVERY_PAGE = Boolean(process.env.INLAY_EVERY_PAGE);

/** One in six of some demo pages, or all of them in `npm run proof`. */
export const sampleOf = (pages: readonly string[]): readonly string[] =>
  pages.filter((_, index) => IS_EVERY_PAGE || index % 6 === 0);

/** These demo pages, or all of them in `npm run proof`. */
export const allOr = (pages: readonly string[]): readonly string[] => (IS_EVERY_PAGE ? DEMO_PAGES : pages);
