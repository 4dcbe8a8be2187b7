import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
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
    const text = await readFile(file, 'utf8');
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
