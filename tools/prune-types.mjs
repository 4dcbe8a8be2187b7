import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';

/** The address in `import './a'`, `from './a'`, `import('./a')` and `declare module './a'`. */
const ADDRESS = /((?:from|import|module) *\(?['"])(\.[^'"]+)(?=['"])/g;

/**
 * Makes a folder of type files fit for a package: deletes those that its public ones do not need, directly or through others, and writes
 * addresses with their endings, which Node's way of resolving (`moduleResolution: nodenext`) asks for.
 * @param {string} folder
 * @param {readonly string[]} entries files in it
 */
export async function pruneTypes(folder, entries) {
  const needed = new Set(entries.map((entry) => join(folder, entry)));
  for (const file of needed) {
    const source = await readFile(file, 'utf8');
    const text = source
      // The compiler keeps imports of style sheets, which nobody's types need and no type file stands for.
      .replace(/^import '[^']+\.css';\n/gm, '')
      .replace(ADDRESS, (found, before, address) => {
        const wanted = join(dirname(file), `${address}.d.ts`);
        if (!existsSync(wanted)) return found;
        needed.add(wanted);
        return `${before}${address}.js`;
      });
    if (text !== source) await writeFile(file, text);
  }
  const isNeeded = (/** @type {string} */ path) =>
    [...needed].some((file) => file === path || file.startsWith(path + sep));
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    if (!isNeeded(path)) await rm(path, { recursive: true, force: true });
  }
}
