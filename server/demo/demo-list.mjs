import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { readDemoComments } from './demo-comments.mjs';

/**
 * Every demo page below a folder: the folder's own first, then each sub-folder as a group.
 * @param {string} folder
 * @returns {Promise<import('../index/index-page.mjs').Entry[]>}
 */
export async function listDemoPages(folder) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = found
    .filter((file) => file.isFile() && file.name.endsWith('.html'))
    .map((file) => relative(folder, join(file.parentPath ?? file.path, file.name)).split(sep))
    .sort((a, b) => a.length - b.length || a.join('/').localeCompare(b.join('/'), 'en'));
  return Promise.all(files.map((steps) => describe(folder, steps)));
}

/** @param {string} folder @param {string[]} steps */
async function describe(folder, steps) {
  const { title, line } = readDemoComments(await readFile(join(folder, ...steps), 'utf8'));
  return {
    address: `/demo-pages/${steps.map(encodeURIComponent).join('/')}`,
    title: title || (steps.at(-1) ?? ''),
    line,
    group: capitalised(steps.slice(0, -1).join(' / ')),
  };
}

/** @param {string} text */
function capitalised(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
