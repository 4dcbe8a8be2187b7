import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listPages } from './compose-page.mjs';
import { readDemoComments } from './demo-comments.mjs';
import { DEMO_GROUPS } from './demo-groups.mjs';

/** The group of pages of the top folder that `DEMO_GROUPS` does not name. */
const REST = 'More';

/** @typedef {{ group: string, docs: string, order: number }} Place of a page in the index; a high `order` is late in it */

/** @type {Map<string, Place>} */
const PLACES = new Map(
  DEMO_GROUPS.flatMap(({ title, pages }) =>
    Object.entries(pages).map(([file, docs]) => ({ title, file, docs })),
  ).map(({ title, file, docs }, order) => [file, { group: title, docs, order }]),
);

/**
 * Every demo page below a folder, in the order of the index.
 * @param {string} folder
 * @returns {Promise<import('../index/index-page.mjs').Entry[]>}
 */
export async function listDemoPages(folder) {
  const files = listPages(folder).sort(
    (one, other) => placeOf(one).order - placeOf(other).order || one.localeCompare(other, 'en'),
  );
  return Promise.all(files.map((file) => describe(folder, file)));
}

/** @param {string} file @returns {Place} */
function placeOf(file) {
  const subfolder = file.slice(0, Math.max(0, file.lastIndexOf('/')));
  return (
    PLACES.get(file) ?? {
      group: subfolder ? capitalised(subfolder) : REST,
      docs: subfolder === 'trouble' ? 'troubleshooting' : '',
      order: subfolder ? Number.MAX_SAFE_INTEGER : PLACES.size,
    }
  );
}

/** @param {string} folder @param {string} file */
async function describe(folder, file) {
  const { title, line } = readDemoComments(await readFile(join(folder, file), 'utf8'));
  const { group, docs } = placeOf(file);
  return {
    address: `/demo-pages/${file.split('/').map(encodeURIComponent).join('/')}`,
    title: title || (file.split('/').at(-1) ?? ''),
    line,
    group,
    docs,
  };
}

/** @param {string} text */
function capitalised(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
