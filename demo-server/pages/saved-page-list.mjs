import { open, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { parsePage } from '../../src/server/html/parse-page.mjs';

const TITLE_WITHIN_BYTES = 65536;

/**
 * Every saved page below a folder, grouped by site.
 * @param {string} folder
 * @returns {Promise<import('../index/index-page.mjs').Entry[]>}
 */
export async function listSavedPages(folder) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found
    .filter((file) => file.isFile() && file.name.endsWith('.html'))
    .map((file) => relative(folder, join(file.parentPath ?? file.path, file.name)).split(sep))
    .filter((steps) => !steps.some((step) => /^[._]/.test(step)))
    .sort((a, b) => a.join('/').localeCompare(b.join('/'), 'en'));
  return Promise.all(files.map((steps) => describe(folder, steps)));
}

/** @param {string} folder @param {string[]} steps */
async function describe(folder, steps) {
  const site = steps.slice(0, -1).join('/');
  return {
    address: `/pages/${steps.map(encodeURIComponent).join('/')}`,
    title:
      steps
        .at(-1)
        ?.replace(/\.html$/, '')
        .replaceAll('__', '/') ?? '',
    line: titleIn(await readStart(join(folder, ...steps))),
    group: site,
  };
}

/** @param {string} path */
async function readStart(path) {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(TITLE_WITHIN_BYTES), 0, TITLE_WITHIN_BYTES, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** @param {string} html */
function titleIn(html) {
  const title = parsePage(html).elements.find(({ tagName }) => tagName === 'title');
  const [text] = title?.childNodes ?? [];
  return text && 'value' in text ? text.value.trim() : '';
}
