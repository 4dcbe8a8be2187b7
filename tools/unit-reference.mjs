// Writes docs/reference/units.md from src/catalogue/ and from what is in the folders of its units. A house test compares it with them; the bytes are those of dist/sizes.json, rounded.

import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { icuMessages } from './icu-plugin.mjs';
import { cell, code, markdownTable } from './markdown-table.mjs';
import { readMessages } from './message-reference.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const TABLES = ['src/catalogue/blocks.ts', 'src/catalogue/features.ts'];
const CATALOGUE = 'src/catalogue';

export const UNIT_REFERENCE = 'docs/reference/units.md';

const INTRO = `# Blocks and features

Written by \`node tools/references.mjs\` from \`src/catalogue/\` and the folders of its units: change them there. What each reads and writes
in full is on its page under [markup](../markup/README.md).

- **starts**: when its code is loaded; \`visible\` is within 200 px of the window.
- **bytes**: \`site.js\`, the block's chunk and what that imports, Preact and brotli (rounded). What the page loads when the browser is idle is not in it.
- **attributes**: data attributes that its own files name; those of shared code are on its page.
- **states**: what is written as soon as it is found, and what is written when it has failed.
`;

/**
 * @typedef {{ name: string, selector: string, when?: { name: string }, reveal?: Record<string, unknown>, fallbackStates?: Record<string, unknown> }} Block
 * @typedef {{ name: string, when?: string, answers?: string, records?: string }} Feature
 * @typedef {{ file: string, doc: string }} Place `file`: of its unit, without ending
 */

/** @param {string} file */
const read = (file) => readFile(join(root, file), 'utf8');

/** The rows themselves: the catalogue is run, what it would load is not. @returns {Promise<{ BLOCKS: Block[], FEATURES: Feature[] }>} */
async function runCatalogue() {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    stdin: { contents: TABLES.map((file) => `export * from './${file}';`).join('\n'), resolveDir: root },
    bundle: true,
    write: false,
    format: 'esm',
    loader: { '.css': 'empty' },
    // Code that asks where it is runs from a text.
    define: { 'import.meta.url': '"https://inlay.example/site.js"' },
    plugins: [
      icuMessages(),
      {
        name: 'contracts-only',
        setup: ({ onResolve }) => {
          onResolve({ filter: /./ }, ({ kind, path }) =>
            kind === 'dynamic-import' ? { path, external: true } : undefined,
          );
        },
      },
    ],
  });
  const source = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return import(`data:text/javascript;base64,${source}`);
}

/** The file of each row's unit, and the comment above the row. */
async function readRows() {
  const source = (await Promise.all(TABLES.map(read))).join('\n');
  const modules = new Map(
    [
      ...source.matchAll(/^import \{ unit as (\w+) \} from '\.\.\/([^']+)';/gm),
      ...source.matchAll(/^export const (\w+) = \(\) => import\('\.\.\/([^']+)'\)/gm),
    ].map(([, name = '', path = '']) => [name, path]),
  );
  // All lines of a row but its last are further in than its name.
  const rows = source.matchAll(/(?:^ {2}\/\/ (.*)\n)?^ {2}'?([\w-]+)'?: (\{.*(?:\n {3}.*)*)/gm);
  /** @type {Map<string, Place>} */
  const places = new Map();
  for (const [, doc = '', name = '', rest = ''] of rows) {
    const [, address] = /\bload: \(\) => import\('\.\.\/([^']+)'\)/.exec(rest) ?? [];
    const [, named = ''] = /\b(?:load|unit): (?:here\()?(\w+)/.exec(rest) ?? [];
    const path = address ?? modules.get(named);
    if (!path) throw new Error(`${CATALOGUE}: nothing says where the unit of ${name} is.`);
    places.set(name, { file: `src/${path}`, doc });
  }
  return places;
}

/** @template {{ name: string }} Row @param {readonly Row[]} rows @param {ReadonlyMap<string, Place>} places */
const withPlaces = (rows, places) =>
  rows.map((row) => {
    const place = places.get(row.name);
    if (!place) throw new Error(`${CATALOGUE}: ${row.name} is not written as the other rows are.`);
    return { ...row, ...place };
  });

/**
 * What the files of a unit name. A folder is that of the unit with its name; another unit in it has its file alone.
 * @param {string} name
 * @param {string} file
 */
async function readUnit(name, file) {
  const folder = dirname(file);
  const isOwn = (/** @type {string} */ one) =>
    basename(folder) === name ? /\.(tsx?|css)$/.test(one) : one.replace(/\.tsx?$/, '') === basename(file);
  const files = (await readdir(join(root, folder))).filter(isOwn);
  const sources = await Promise.all(files.map((file) => read(join(folder, file))));
  const text = sources.join('\n').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|from '[^']+'/gm, '');
  const kebab = (/** @type {string} */ name) =>
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const attributes = [
    ...[...text.matchAll(/(?<![\w-])data-[a-z][a-z0-9-]*[a-z0-9]/g)].map(([name]) => name),
    ...[...text.matchAll(/\bdataset\.(\w+)/g)].map(([, name = '']) => `data-${kebab(name)}`),
  ];
  const named = (/** @type {RegExp} */ pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  const sorted = (/** @type {string[]} */ names) => [...new Set(names)].sort();
  return {
    attributes: sorted(attributes),
    emits: sorted(named(/\bemit\(\s*'([a-z-]+:[a-z-]+)'/g)),
    listens: sorted(named(/\bon\(\s*'([a-z-]+:[a-z-]+)'/g)),
  };
}

/** The page under docs/markup that lists a unit: `docs/markup/README.md` says which. */
async function readPages() {
  const rows = (await read('docs/markup/README.md')).matchAll(/^\| \[[^\]]+\]\(([^)]+)\)\s*\|(.*)\|$/gm);
  /** @type {Map<string, string>} */
  const pages = new Map();
  for (const [, address = '', text = ''] of rows)
    for (const [, name = ''] of text.matchAll(/`([^`]+)`/g))
      if (!pages.has(name)) pages.set(name, address.startsWith('../') ? address : `../markup/${address}`);
  return pages;
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)}\u00a0KB`;

/** @returns {Promise<Record<string, number> | undefined>} */
async function readSizes() {
  if (!existsSync(join(root, 'dist/sizes.json'))) return undefined;
  return JSON.parse(await read('dist/sizes.json')).preact.pageBrotli;
}

/** @param {unknown} states */
function describeStates(states) {
  if (typeof states === 'function') return 'depends on the element';
  const { classes = {}, attributes = {} } = /** @type {{ classes?: object, attributes?: object }} */ (
    states ?? {}
  );
  const names = Object.entries(classes).map(([name, is]) => `${is ? '' : 'and no '}${code(`.${name}`)}`);
  return [...names, ...Object.entries(attributes).map(([name, value]) => code(`${name}="${value}"`))].join(
    ' ',
  );
}

/** @param {Record<string, unknown> | undefined} states */
const listStates = (states) =>
  Object.entries(states ?? {}).map(
    ([selector, written]) => `${code(cell(selector))} gets ${describeStates(written)}`,
  );

/** @param {readonly string[]} names */
const codes = (names) => names.map(code).join(' ');

/** The whole page as text. */
export async function unitReference() {
  const [{ BLOCKS, FEATURES }, places, pages, sizes, messages] = await Promise.all([
    runCatalogue(),
    readRows(),
    readPages(),
    readSizes(),
    readMessages(),
  ]);
  const listed = withPlaces(BLOCKS, places);
  const overview = listed.map(({ name, selector, when }) => {
    // The code of pictures is in `site.js`.
    const bytes = sizes?.[name] ?? sizes?.none;
    return [
      `[\`${name}\`](#${name})`,
      code(cell(selector)),
      when?.name ?? 'visible',
      bytes ? kilobytes(bytes) : '–',
    ];
  });
  const messageLinks = (/** @type {string} */ unit, /** @type {string} */ unitFile) =>
    messages
      .filter(({ file }) => dirname(unitFile).endsWith(`/${unit}`) && dirname(file) === dirname(unitFile))
      .map(({ name }) => `[${name}](messages.md#${name})`);
  const about = async (/** @type {string} */ name, /** @type {string} */ file) => {
    const { attributes, emits, listens } = await readUnit(name, file);
    return {
      attributes: codes(attributes),
      emits: codes(emits),
      listens: codes(listens),
      messages: messageLinks(name, file).join(', '),
    };
  };
  const list = (/** @type {Record<string, string>} */ parts) =>
    Object.entries(parts)
      .filter(([, text]) => text)
      .map(([label, text]) => `- ${label}: ${text}`)
      .join('\n');
  const sections = await Promise.all(
    listed.map(async ({ name, selector, reveal, fallbackStates, file, doc }) => {
      const { attributes, emits, listens, messages: texts } = await about(name, file);
      const parts = {
        selector: code(selector),
        'what it reads and writes': `[its page](${pages.get(name) ?? '../markup/README.md'})`,
        'data attributes': attributes,
        'states when found': listStates(reveal).join('; '),
        'states when it has failed': listStates(fallbackStates).join('; '),
        messages: texts,
        emits,
        'listens to': listens,
      };
      return [`### ${name}`, doc, list(parts)].filter(Boolean).join('\n\n').concat('\n');
    }),
  );
  const featureRows = await Promise.all(
    withPlaces(FEATURES, places).map(
      async ({ name, when = 'idle', answers = '', records = '', file, doc }) => {
        const { emits, listens, messages: texts } = await about(name, file);
        const page = pages.get(name);
        const heard = [
          ...new Set([
            ...`${answers} ${records}`.split(' ').filter(Boolean).map(code),
            ...listens.split(' ').filter(Boolean),
          ]),
        ];
        return [page ? `[\`${name}\`](${page})` : code(name), when, emits, heard.join(' '), texts, cell(doc)];
      },
    ),
  );
  return [
    INTRO,
    `## Blocks\n\n${markdownTable([['block', 'selector', 'starts', 'bytes'], ...overview])}\n`,
    `## Features\n\nWhat belongs to the page rather than to a block.\n\n${markdownTable([['feature', 'starts', 'emits', 'listens to', 'messages', 'what it does'], ...featureRows])}\n`,
    '## Each block\n',
    ...sections,
  ].join('\n');
}
