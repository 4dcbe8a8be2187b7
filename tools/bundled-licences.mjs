// The licences of all that is bundled: they ask for it, and minified files have no room for them.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The last folder of packages in a path: some package managers nest them. */
const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//;
/** The comment that bundlers write above each module: some packages are themselves bundles of others. */
const MODULE_COMMENT = /^[ \t]*(?:\/\/|\/\*)[ \t#]*(?:region[ \t]+)?((?:\.\.?\/)*node_modules\/\S+)/gm;

/** Packages that exist only inside of others, and the licence of what they hold. */
const EMBEDDED = /** @type {const} */ ({
  // Written from data of Unicode, and published nowhere by themselves.
  '@formatjs_generated/cldr.core': { license: 'Unicode-3.0', file: 'unicode.txt' },
  '@formatjs_generated/unicode': { license: 'Unicode-3.0', file: 'unicode.txt' },
});

/** `node_modules/react-dom/client.js` → `react-dom`; undefined for a file of ours. @param {string} path */
export const packageOf = (path) => PACKAGE.exec(path)?.[1];

/**
 * The packages whose modules a file of a package says that it holds.
 * @param {string} source
 */
export const packagesInside = (source) =>
  [...source.matchAll(MODULE_COMMENT)].flatMap(([, path = '']) => packageOf(path) ?? []);

/**
 * The packages of bundled modules, with those that are bundled inside of them.
 * @param {string} root
 * @param {Iterable<string>} inputs paths from the root
 */
export async function bundledPackages(root, inputs) {
  /** @type {Set<string>} */
  const names = new Set();
  for (const input of new Set(inputs)) {
    const name = packageOf(input);
    if (!name) continue;
    names.add(name);
    for (const inner of packagesInside(await readFile(join(root, input), 'utf8'))) names.add(inner);
  }
  return [...names].sort();
}

/** @param {string} root @param {string} name */
async function licenceOf(root, name) {
  if (Object.hasOwn(EMBEDDED, name)) {
    const { license, file } = EMBEDDED[/** @type {keyof typeof EMBEDDED} */ (name)];
    const text = await readFile(new URL(`licences/${file}`, import.meta.url), 'utf8');
    return `${name} (${license})\n\n${text.trim()}\n`;
  }
  const folder = join(root, 'node_modules', name);
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((file) => /^licen[cs]e/i.test(file)).sort();
  if (!files.length)
    throw new Error(
      `${name} is bundled and has no licence text. Add its text to tools/licences and to EMBEDDED.`,
    );
  const { version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const words = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return `${name} ${version} (${license})\n\n${words.map((text) => text.trim()).join('\n\n')}\n`;
}

/**
 * The text of `THIRD-PARTY.txt`.
 * @param {string} root
 * @param {Iterable<string>} inputs all that is bundled, by paths from the root
 */
export async function licenceTexts(root, inputs) {
  const names = await bundledPackages(root, inputs);
  const texts = await Promise.all(names.map((name) => licenceOf(root, name)));
  const head = 'What the files of this folder hold besides Inlay, and its licences.\n\n';
  return head + texts.join(`\n${'-'.repeat(80)}\n\n`);
}
