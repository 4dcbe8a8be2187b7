import { readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';

/**
 * The decoded steps of an address behind a prefix, or undefined when one of them could lead out of the folder. hono's static
 * files are of no use here: they refuse `?`, `@` and `%`, which savers write into the names of files.
 * @param {string} url the whole request address
 * @param {string} prefix such as `/pages/`
 */
export function savedSteps(url, prefix) {
  try {
    const steps = decodeURIComponent(new URL(url).pathname.slice(prefix.length)).split('/');
    return steps.every((step) => /^(?!\.\.?$)[^\\\0]+$/.test(step)) ? steps : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads a file of the folder, or gives undefined when there is none. Links that lead out of it are not followed.
 * @param {string} folder
 * @param {string[]} steps
 */
export async function readSaved(folder, steps) {
  try {
    const file = await realpath(join(folder, ...steps));
    return file.startsWith((await realpath(folder)) + sep) ? await readFile(file) : undefined;
  } catch {
    return undefined;
  }
}
