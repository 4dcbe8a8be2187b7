import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';

const ADDRESS = /(?:from|import|module) *\(?['"](\.[^'"]+)['"]/g;

/**
 * Deletes the type files that a folder's public one does not need, directly or through others.
 * @param {string} folder
 * @param {string} entry a file in it
 */
export async function pruneTypes(folder, entry) {
  const needed = new Set([join(folder, entry)]);
  for (const file of needed) {
    const source = await readFile(file, 'utf8');
    // The compiler keeps imports of style sheets, which nobody's types need and no type file stands for.
    const text = source.replace(/^import '[^']+\.css';\n/gm, '');
    if (text !== source) await writeFile(file, text);
    for (const [, address = ''] of text.matchAll(ADDRESS)) {
      const wanted = `${join(dirname(file), address)}.d.ts`;
      if (existsSync(wanted)) needed.add(wanted);
    }
  }
  const isNeeded = (/** @type {string} */ path) =>
    [...needed].some((file) => file === path || file.startsWith(path + sep));
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    if (!isNeeded(path)) await rm(path, { recursive: true, force: true });
  }
}
