// Writes docs/reference/units.md from the contracts of blocks and features, and from what stands in their folders. A house test compares it
// with them; the bytes are those of dist/sizes.json, rounded.

import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { cell, code, markdownTable } from './markdown-table.mjs';
import { readMessages } from './message-reference.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const ENTRIES = ['src/site.ts', 'src/late/late-blocks.ts', 'src/late/late.mount.ts'];

export const UNIT_REFERENCE = 'docs/reference/units.md';

const INTRO = `# Blocks and features

Written by \`node tools/references.mjs\` from the contracts in \`src/\` and the files beside them: change them there. What each reads and writes
in full is on its page under [markup](../markup/README.md).

- **starts**: when its code is loaded; \`visible\` is within 200 px of the window.
- **bytes**: what a page with just this block loads, Preact and brotli, without \`site.css\` (rounded).
- **attributes**: data attributes that its own files name; those of shared code are on its page.
- **states**: what is written as soon as it is found, and what is written when it has failed.
`;

/** @typedef {{ name: string, selector: string, when?: { name: string }, reveal?: Record<string, unknown>, fallbackStates?: Record<string, unknown> }} Contract */

/** @param {string} file */
const read = (file) => readFile(join(root, file), 'utf8');

/** The contracts that the entries import: their names there, and their files. @param {'block' | 'feature'} kind */
async function findContracts(kind) {
  const found = [];
  for (const entry of ENTRIES) {
    const imports = (await read(entry)).matchAll(
      new RegExp(`import \\{ ([^}]+) \\} from '(\\.[^']+\\.${kind})';`, 'g'),
    );
    for (const [, names = '', path = ''] of imports)
      found.push({
        names: names.split(',').map((name) => name.trim()),
        file: `${join(dirname(entry), path)}.ts`,
      });
  }
  return found;
}

/** The definitions themselves: the contract files are run, what they would load is not. @returns {Promise<(Contract & { folder: string })[]>} */
async function readBlocks() {
  const contracts = await findContracts('block');
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: contracts
        .map(({ names, file }) => `export { ${names.join(', ')} } from './${file}';`)
        .join('\n'),
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [
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
  const module = await import(`data:text/javascript;base64,${source}`);
  return contracts.flatMap(({ names, file }) =>
    names.map((name) => ({ ...module[name], folder: dirname(file) })),
  );
}

/** @returns {Promise<{ name: string, folder: string, doc: string, startsOn: string }[]>} */
async function readFeatures() {
  const contracts = await findContracts('feature');
  const features = await Promise.all(
    contracts.map(async ({ names: [exported = ''], file }) => {
      const source = await read(file);
      const [, doc = ''] =
        new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export (?:const|function) ${exported}\\b`).exec(
          source,
        ) ?? [];
      const [, name = file.replace(/.*\/|\.feature\.ts$/g, '')] = /^\s+name: '([^']+)'/m.exec(source) ?? [];
      const [, startsOn = ''] = /startOn: '([^']+)'/.exec(source) ?? [];
      return { name, folder: dirname(file), doc: doc.replace(/\s*\n\s*\*?\s*/g, ' ').trim(), startsOn };
    }),
  );
  return features.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** What the files of a folder name. @param {string} folder */
async function readFolder(folder) {
  const files = (await readdir(join(root, folder))).filter((file) => /\.(tsx?|css)$/.test(file));
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
  const words = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  return [...Object.keys(classes).map((name) => `.${name}`), ...words].map(code).join(' ');
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
  const [blocks, features, pages, sizes, messages] = await Promise.all([
    readBlocks(),
    readFeatures(),
    readPages(),
    readSizes(),
    readMessages(),
  ]);
  const listed = blocks.sort((one, other) => (one.name < other.name ? -1 : 1));
  const overview = listed.map(({ name, selector, when, folder }) => {
    const bytes = sizes?.[name] ?? sizes?.[folder.replace(/.*\//, '')];
    return [
      `[\`${name}\`](#${name})`,
      code(cell(selector)),
      when?.name ?? 'visible',
      bytes ? kilobytes(bytes) : '–',
    ];
  });
  const messageLinks = (/** @type {string} */ folder) =>
    messages
      .filter(({ file }) => file.startsWith(`${folder}/`))
      .map(({ name }) => `[${name}](messages.md#${name})`);
  const about = async (/** @type {string} */ folder) => {
    const { attributes, emits, listens } = await readFolder(folder);
    return {
      attributes: codes(attributes),
      emits: codes(emits),
      listens: codes(listens),
      messages: messageLinks(folder).join(', '),
    };
  };
  const list = (/** @type {Record<string, string>} */ parts) =>
    Object.entries(parts)
      .filter(([, text]) => text)
      .map(([label, text]) => `- ${label}: ${text}`)
      .join('\n');
  const sections = await Promise.all(
    listed.map(async ({ name, selector, reveal, fallbackStates, folder }) => {
      const { attributes, emits, listens, messages: texts } = await about(folder);
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
      return `### ${name}\n\n${list(parts)}\n`;
    }),
  );
  const featureRows = await Promise.all(
    features.map(async ({ name, folder, doc, startsOn }) => {
      const { emits, listens, messages: texts } = await about(folder);
      const page = pages.get(name);
      const heard = [
        ...new Set([...startsOn.split(' ').filter(Boolean).map(code), ...listens.split(' ').filter(Boolean)]),
      ];
      return [page ? `[\`${name}\`](${page})` : code(name), emits, heard.join(' '), texts, cell(doc)];
    }),
  );
  return [
    INTRO,
    `## Blocks\n\n${markdownTable([['block', 'selector', 'starts', 'bytes'], ...overview])}\n`,
    `## Features\n\nWhat belongs to the page rather than to a block.\n\n${markdownTable([['feature', 'emits', 'listens to', 'messages', 'what it does'], ...featureRows])}\n`,
    '## Each block\n',
    ...sections,
  ].join('\n');
}
