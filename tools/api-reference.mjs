// Writes docs/reference/window-inlay.md from the types of the public face. A house test compares it with them.

import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cell, code, markdownTable } from './markdown-table.mjs';
import { readInterface } from './read-interface.mjs';

/** @import { Member } from './read-interface.mjs' */

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const API = 'src/core/entry/inlay-api.ts';

export const API_REFERENCE = 'docs/reference/window-inlay.md';

const INTRO = `# window.Inlay

Written by \`node tools/references.mjs\` from the types in \`src/\`: change them there. The [API](../api.md) page explains these with examples.

Until the script has run, \`window.Inlay\` may be missing or a queue. \`(window.Inlay ||= []).push((inlay) => { … })\` works before and after.
`;

/** @param {string} file */
const read = (file) => readFile(join(root, file), 'utf8');

/** Interfaces that other files add members to, by the files that do so. @param {string} name */
async function readMerged(name) {
  const files = (await readdir(join(root, 'src'), { recursive: true }))
    .filter((file) => /\.tsx?$/.test(file))
    .sort();
  const sources = await Promise.all(files.map((file) => read(join('src', file))));
  const declared = new RegExp(`interface ${name}(?: extends (\\w+))? \\{`);
  return sources.flatMap((source) => {
    const [found, base] = declared.exec(source) ?? [];
    if (!found) return [];
    const owner = base && sources.find((other) => other.includes(`export interface ${base} {`));
    return [...readInterface(source, name), ...(base && owner ? readInterface(owner, base) : [])];
  });
}

/** @param {Member} member */
const row = ({ member, type, doc, isMethod }) => [
  code(isMethod ? `${member}${cell(type).replace(/^<.*?>(?=\()/, '')}` : cell(`${member}: ${type}`)),
  cell(doc),
];

/** @param {string} heading @param {string} lead @param {readonly Member[]} members */
const part = (heading, lead, members) =>
  `## ${heading}\n\n${lead}\n\n${markdownTable([['member', 'what it does'], ...members.map(row)])}\n`;

/** The whole page as text. */
export async function apiReference() {
  const registry = readInterface(await read('src/core/entry/registry.ts'), 'Registry');
  const api = readInterface(await read(API), 'InlayApi');
  const inherited = registry.filter(({ member }) => ['onInitialize', 'onDestroy', 'init'].includes(member));
  const store = readInterface(await read('src/store/store.ts'), 'Store');
  const consent = readInterface(await read('src/consent/consent.ts'), 'Consent');
  return [
    INTRO,
    part('Members', 'Of the page and its blocks.', [...inherited, ...api]),
    part(
      'Factories',
      'Each loads its code at the first call, so it answers with a promise.',
      await readMerged('InlayFactories'),
    ),
    part('Consent', '`Inlay.consent`: the visitor’s choice; see [consent](../consent.md).', [
      ...store,
      ...consent,
    ]),
    'What `on` and `emit` take is listed under [events](../events.md).\n',
  ].join('\n');
}
