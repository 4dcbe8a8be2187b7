// Writes docs/reference/styles.md: every custom property and class of Inlay's own, with the words of src/style/style-names.json. A house
// test holds them together.

import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cell, code, markdownTable } from './markdown-table.mjs';
import { readFamilies } from './style-families.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const WORDS = 'src/style/style-names.json';

export const STYLE_REFERENCE = 'docs/reference/styles.md';

const INTRO = `# Custom properties and classes

Written by \`node tools/references.mjs\` from the style sheets and scripts in \`src/\`, with the words of \`${WORDS}\`: change them there.
[Theming](../theming.md) says how to use them, and lists the names of the platform's that are kept.

Set a property on \`:root\`, on a block or on any element around one. Every rule of Inlay is in a cascade layer, so a rule of a theme wins.
`;

const SHEETS = `## Style sheets

\`site.css\` is in every page. The others are linked where the page has one of the elements, in this order; those without come with the code that needs
them. [Theming](../theming.md#style-sheets) says when a server should name them.`;

const PARTS = {
  properties: '## Properties that a theme may set',
  scriptProperties: `## Properties that Inlay writes

A theme may read them; what it sets is overwritten, or breaks a layout.`,
  classes: `## Classes

On elements that Inlay draws, or marks. A part after two hyphens is a state or a kind.`,
};

/** Names that differ only in their number are described once. @param {string} name */
const family = (name) => name.replace(/-\d+$/, '-N');

/** @param {string} source */
const withoutComments = (source) => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

/** The value after `var(--name,`, up to the bracket that closes it. @param {string} text */
function fallbackIn(text) {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth < 0) return text.slice(0, at).trim();
  }
  return '';
}

async function readSources() {
  const files = (await readdir(join(root, 'src'), { recursive: true })).filter((file) =>
    /\.(css|tsx?)$/.test(file),
  );
  return Promise.all(
    files.sort().map(async (file) => ({
      file,
      source: withoutComments(await readFile(join(root, 'src', file), 'utf8')),
    })),
  );
}

/** @param {string} value */
const plain = (value) => value.replace(/\s+/g, ' ').replace(' !important', '').trim();

/** At most this many values are listed; settings of blocks have more. */
const MAX_VALUES = 3;

/** Every custom property with its values: fallbacks first, since they are its defaults. @returns {Promise<Map<string, string[]>>} */
export async function readProperties() {
  /** @type {Map<string, { fallbacks: Set<string>, declared: Set<string> }>} */
  const found = new Map();
  for (const { source } of await readSources()) {
    for (const { 0: name, index } of source.matchAll(/--inlay-[a-z0-9-]*[a-z0-9]/g)) {
      const { fallbacks, declared } = found.get(family(name)) ?? {
        fallbacks: new Set(),
        declared: new Set(),
      };
      found.set(family(name), { fallbacks, declared });
      const after = source.slice(index + name.length);
      const value = plain(/^\s*:\s*([^;`'"]+);/.exec(after)?.[1] ?? '');
      if (value) declared.add(value);
      const hasFallback = /^\s*,/.test(after) && source.slice(0, index).endsWith('var(');
      if (hasFallback) fallbacks.add(plain(fallbackIn(after.replace(/^\s*,/, ''))));
    }
  }
  return new Map(
    [...found].map(([name, { fallbacks, declared }]) => [name, [...new Set([...fallbacks, ...declared])]]),
  );
}

/** Every class of Inlay's own, without its states. @returns {Promise<string[]>} */
export async function readClasses() {
  const found = new Set(['inlay-ui']);
  const inScripts =
    /className=(?:"[^"]*"|\{[^}]*\})|classes: \{[^}]*\}|class="[^"]*"|element\('\w+', '[^']*'/g;
  for (const { file, source } of await readSources()) {
    const texts = file.endsWith('.css')
      ? [...source.matchAll(/\.inlay-[\w-]+/g)].map(([name]) => name.slice(1))
      : [...source.matchAll(inScripts)].flatMap(([text]) => text.match(/(?<![\w-])inlay-[\w-]+/g) ?? []);
    for (const text of texts) {
      // `inlay-lightbox-button-next` is described with `inlay-lightbox-button`.
      found.add(
        text.replace(/--.*|(?<=-(?:button|control|icon))-(?:previous|next|caption)$|(?<=-color)-\d$|-$/g, ''),
      );
    }
  }
  return [...found].sort();
}

/** @returns {Promise<Record<keyof typeof PARTS, Record<string, string>>>} */
export const readStyleWords = async () => JSON.parse(await readFile(join(root, WORDS), 'utf8'));

/** The whole page as text. */
export async function styleReference() {
  const words = await readStyleWords();
  const values = await readProperties();
  const defaults = (/** @type {string} */ name) => {
    const known = values.get(name) ?? [];
    const shown = known.slice(0, MAX_VALUES).map((value) => code(cell(value)));
    return `${shown.join(', ')}${known.length > MAX_VALUES ? ', …' : ''}` || 'none';
  };
  const properties = (/** @type {Record<string, string>} */ part) =>
    markdownTable([
      ['property', 'values in the style sheets', 'what it is'],
      ...Object.entries(part).map(([name, text]) => [code(name), defaults(name), cell(text)]),
    ]);
  const classes = markdownTable([
    ['class', 'what has it'],
    ...Object.entries(words.classes).map(([name, text]) => [code(name), cell(text)]),
  ]);
  const sheets = markdownTable([
    ['sheet', 'where the page has one of these'],
    ...Object.entries(await readFamilies(root)).map(([name, { selectors }]) => [
      code(`${name}.css`),
      name === 'site' ? 'every page' : selectors.map(code).join(' ') || 'comes with code',
    ]),
  ]);
  return [
    INTRO,
    `${SHEETS}\n\n${sheets}\n`,
    `${PARTS.properties}\n\n${properties(words.properties)}\n`,
    `${PARTS.scriptProperties}\n\n${properties(words.scriptProperties)}\n`,
    `${PARTS.classes}\n\n${classes}\n`,
  ].join('\n');
}
