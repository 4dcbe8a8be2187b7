import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { chooseLanguage } from '../../text/choose-language';
import type { Renderer } from '../public';
import { BLOCK_CHUNKS } from '../server';

const ENTRY = 'site.js';
const IMPORT = /(?:\bimport\(|\bimport|\bfrom)\s*["'](\.\/[^"']+\.js)["']/g;

interface Site {
  readonly renderer: Renderer;
  /** Files that pages load by themselves, by their path in `dist`. */
  readonly named: Iterable<string>;
  /** Names of the blocks that some page has. */
  readonly blocks: ReadonlySet<string>;
  /** The languages that pages name as theirs. */
  readonly locales: readonly string[];
}

type Loads = Readonly<Record<string, readonly string[]>>;

/** File → what a page loads together with it. */
function readBeside(loads: Loads): ReadonlyMap<string, readonly string[]> {
  const beside = new Map<string, readonly string[]>();
  for (const [file, ...others] of Object.values(loads))
    if (file) beside.set(file, [...(beside.get(file) ?? []), ...others]);
  return beside;
}

/** Files that have nothing but code of blocks that no page has. */
function findUnused(loads: Loads, { blocks }: Site): ReadonlySet<string> {
  const owners = new Map<string, string[]>();
  for (const [chunk, [file = '']] of Object.entries(loads))
    owners.set(file, [...(owners.get(file) ?? []), chunk]);
  const isUnused = (chunk: string) => BLOCK_CHUNKS.has(chunk) && !blocks.has(chunk);
  return new Set([...owners].filter(([, chunks]) => chunks.every(isUnused)).map(([file]) => file));
}

/**
 * Which files of a build the pages of a site may load: those that they name, what these import, at once or later, and what any script
 * may ask `window.Inlay` for. Code of blocks that no page has stays out.
 * @param dist the folder of the build
 * @returns paths in it
 */
export async function findNeededFiles(dist: string, site: Site): Promise<readonly string[]> {
  const { renderer, named, locales } = site;
  const folder = join(dist, renderer);
  const loads = JSON.parse(await readFile(join(folder, 'chunks.json'), 'utf8')) as Loads;
  const beside = readBeside(loads);
  const unused = findUnused(loads, site);
  // From the renderer's folder, as `chunks.json` has them.
  const needed = new Set([ENTRY, 'boot.js', ...[...named].map((path) => posix.relative(renderer, path))]);
  for (const file of needed) {
    for (const other of beside.get(file) ?? []) needed.add(other);
    if (!file.endsWith('.js')) continue;
    for (const [, address = ''] of (await readFile(join(folder, file), 'utf8')).matchAll(IMPORT)) {
      const path = posix.join(posix.dirname(file), address);
      if (file !== ENTRY || !unused.has(path)) needed.add(path);
    }
  }
  // Which sheets a page has is decided in the browser, too: by what scripts insert, and whether a theme dresses it.
  for (const file of await readdir(dist)) if (file.endsWith('.css')) needed.add(`../${file}`);
  const languages = [...new Set(locales.map(chooseLanguage))];
  for (const file of await readdir(join(folder, 'chunks')))
    if (file.endsWith('.js') && languages.some((language) => file.startsWith(`${language}-`)))
      needed.add(`chunks/${file}`);
  return [...needed].map((file) => posix.join(renderer, file)).sort();
}
