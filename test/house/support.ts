import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Every file below a folder of the project, by its path from the root. */
export function filesIn(folder: string, ending = /./): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && ending.test(entry.name) && !entry.parentPath.includes('node_modules'),
    )
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

export const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What to do about a size limit that no longer holds. */
export const grown = (what: string) =>
  `${what} has grown beyond its limit. dist/sizes.json has the bytes of each file: load what is rarely needed later, or raise the limit and say why in the commit.`;
