// Which message files there are, what each is called in the files of languages, and which part of a language it belongs to.
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';

const ENDING = '.messages.json';

/**
 * A language is loaded in parts, so that no page gets the messages of units that it does not have: the first pattern that matches a message
 * file names its part, and all others are the base. A page waits for one request more for each.
 * @type {readonly (readonly [part: string, folder: RegExp])[]}
 */
const PARTS = [
  // Most pages have one, with a shop or without.
  ['base', /^src\/blocks\/cart-indicator\//],
  [
    'shop',
    /^src\/(?:commerce\/|(?:blocks|features)\/(?:cart|checkout|donation|pricing|product|quick|review))/,
  ],
  ['forms', /^src\/forms\//],
  ['blocks', /^src\/blocks\//],
  // Texts of pages that the command writes.
  ['server', /^src\/server\//],
];
/** No browser asks for it: its texts are written into pages, where nothing replaces them. */
const SERVER_PART = 'server';

/** Messages that only developers read, in the overlay or in events: they stay English. */
const isForDevelopers = (/** @type {string} */ path) => path.endsWith(`.developer${ENDING}`);

/** @typedef {{ path: string, stem: string, part: string }} MessageFile */

/**
 * `src/ui/dialog/dialog.messages.json` → `dialog`: what files of languages call it.
 * @param {string} path from the root
 */
export const stemOf = (path) => basename(path).slice(0, -ENDING.length);

/** The part of a language that has the messages of a file. @param {string} path from the root */
export const partOf = (path) => PARTS.find(([, folder]) => folder.test(path))?.[0] ?? 'base';

/**
 * The name by which code asks for the messages of a file: the stem, behind the part if that is not the base. Undefined for files that are
 * not translated.
 * @param {string} path from the root
 * @example messageFileName('src/blocks/cart-page/cart-page.messages.json') // 'shop/cart-page'
 */
export function messageFileName(path) {
  if (isForDevelopers(path)) return undefined;
  const part = partOf(path);
  return part === 'base' ? stemOf(path) : `${part}/${stemOf(path)}`;
}

/** All message files that are translated, by path. @param {string} root @returns {Promise<MessageFile[]>} */
export async function listMessageFiles(root) {
  const names = await readdir(join(root, 'src'), { recursive: true });
  return names
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith(ENDING) && !isForDevelopers(path))
    .sort()
    .map((path) => ({ path, stem: stemOf(path), part: partOf(path) }));
}

/** Those of them that browsers load. @param {string} root @returns {Promise<MessageFile[]>} */
export const listLoadedMessages = async (root) =>
  (await listMessageFiles(root)).filter(({ part }) => part !== SERVER_PART);
