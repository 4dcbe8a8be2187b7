// Writes docs/events.md from the declarations of events beside the code that emits them. A house test holds the two together.

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readInterface } from './read-interface.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const INTRO = `# Events

Written by \`node tools/event-reference.mjs\` from the declarations in \`src/\`: change them there.

A theme hears what happens in two ways. On the bus, by \`Inlay.on(name, listener)\`, each event has one payload. Facts that are about
something in the page are DOM events, too, for scripts that do not know \`window.Inlay\`: \`inlay:\` and the name, with the payload as
\`detail\`.

\`\`\`js
document.addEventListener('inlay:gallery:change', ({ detail }) => {
  console.log(detail.element.id, detail.previousIndex, '→', detail.currentIndex);
});
\`\`\`

A DOM event is dispatched on the \`element\` of its payload (the block that the server wrote), or on the document where the payload has
none. It bubbles, so one listener on the document hears all of them; it does not leave a shadow tree (\`composed\` is \`false\`), and cannot be
cancelled, since it tells what has happened. \`addEventListener\` knows the type of each \`detail\` where the package's types are imported. A
listener that is added late does not get earlier events: \`Inlay.inspect()\` lists the blocks that work already, with their \`store\`.
`;

const DOM_INTRO = `## DOM events

Each of them is on the bus as well, without \`inlay:\`.
`;

const BUS_INTRO = `## Facts on the bus alone
`;

const REQUEST_INTRO = `## Requests

A page emits these, \`Inlay.emit('popup:show')\`; a feature answers.
`;

/** Events that a page emits: the others tell what has happened. */
const REQUESTS = new Set([
  'admin:send',
  'announcement:reset',
  'announcement:update',
  'banner:force',
  'banner:open',
  'banner:unforce',
  'banner:update',
  'cart:add',
  'cart:refresh',
  'event:record',
  'popup:hide',
  'popup:show',
  'site:scan',
  'system-error:show',
]);

/**
 * @typedef {{ name: string, doc: string, payload: string, file: string }} EventRow
 */

const oneLine = (/** @type {string} */ text) => text.replace(/\s*\n\s*\*?\s*/g, ' ').trim();

/** What the listener of an event receives, as its type says: `{ readonly … }`, a name, or nothing. @param {string} type */
const payloadOf = (type) =>
  oneLine(/^\(([\s\S]*)\) => void$/.exec(type)?.[1] ?? '')
    .replace(/^\w+\??: /, '')
    .replace(/,$/, '')
    .replaceAll('readonly ', '');

/** The events that a file declares. @param {string} file @param {string} source @returns {EventRow[]} */
export function readEvents(file, source) {
  const rows = [];
  for (const [, indent = '', body = ''] of source.matchAll(
    /^( *)(?:export )?interface (?:InlayEvents|\w+Events)\b[^{\n]*\{\n([\s\S]*?)\n\1\}/gm,
  )) {
    const member = new RegExp(
      `(?:/\\*\\*([\\s\\S]*?)\\*/\\s*)?^${indent}  '?([a-z-]+(?::[a-z-]+)?)'?: (\\([\\s\\S]*?\\) => void);$`,
      'gm',
    );
    for (const [, doc = '', name = '', type = ''] of body.matchAll(member))
      rows.push({ name, doc: oneLine(doc).replace(/^\* ?/, ''), payload: payloadOf(type), file });
  }
  // Galleries have events of their own, with names of one word.
  return rows.filter(({ name }) => name.includes(':') || name === 'fault');
}

/** @param {string} folder @returns {Promise<string[]>} */
async function sources(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const cell = (/** @type {string} */ text) => text.replaceAll('|', '\\|');

/** @param {EventRow[]} rows @param {string} prefix */
const table = (rows, prefix = '') =>
  [
    `| event | ${prefix ? '`detail`' : 'payload'} | when |`,
    '| --- | --- | --- |',
    ...rows.map(
      ({ name, doc, payload }) =>
        `| \`${prefix}${name}\` | ${payload ? `\`${cell(payload)}\`` : 'none'} | ${cell(doc.replace(/@example[\s\S]*/, '').trim())} |`,
    ),
    '',
  ].join('\n');

/** Types with a page of their own. @type {Record<string, string>} */
const ELSEWHERE = { Gallery: 'gallery-attributes.md#methods', Lightbox: 'lightbox.md' };

/** What is said of a type beside its fields. @type {Record<string, string>} */
const LEADS = {
  Snapshot:
    'a copy of plain data as JSON can have it, for a `dataLayer` for instance ([why](decisions/022-amounts-in-events.md))',
  Money:
    "`minor: number` (in the minor unit of the currency), `currency: string`; `{ minor: 1999, currency: 'USD' }` is 19.99 dollars",
};

/** Names of types in a type, without texts. @param {string} type @returns {string[]} */
const namesIn = (type) => type.replace(/'[^']*'/g, '').match(/\b[A-Z]\w+/g) ?? [];

/**
 * The file that declares a type: this one, or the one that it is imported from. Undefined for types of the platform.
 * @param {string} name
 * @param {string} file
 * @param {Map<string, string>} files
 * @returns {string | undefined}
 */
function declaringFile(name, file, files) {
  const source = files.get(file) ?? '';
  if (new RegExp(`^export (?:interface|type|enum) ${name}\\b`, 'm').test(source)) return file;
  for (const [, list = '', from = ''] of source.matchAll(/import (?:type )?\{([^}]*)\} from '(\.[^']+)'/g))
    if (new RegExp(`\\b${name}\\b`).test(list)) {
      const path = join(dirname(file), from);
      const found = [`${path}.ts`, `${path}.tsx`].find((candidate) => files.has(candidate));
      return found && declaringFile(name, found, files);
    }
  return undefined;
}

/** @param {string} name @param {string} source @returns {{ text: string, uses: string[] }} */
function describeType(name, source) {
  const lead = LEADS[name];
  if (lead) return { text: lead, uses: [] };
  const alias = new RegExp(`^export type ${name}(?:<[^=]*>)? =\\s*([\\s\\S]*?);$`, 'm').exec(source)?.[1];
  if (alias) {
    const text = oneLine(alias).replace(/^\| /, '').replaceAll('readonly ', '');
    // Names and numbers of the platform.
    const [, table] = /^keyof typeof (\w+)$/.exec(text) ?? [];
    const keys =
      table && new RegExp(`export const ${table}\\b[^{]*\\{\\n([\\s\\S]*?)\\n\\}`).exec(source)?.[1];
    if (keys)
      return {
        text: [...keys.matchAll(/^ {2}'?([\w-]+)'?: /gm)].map(([, key]) => `\`'${key}'\``).join(', '),
        uses: [],
      };
    return text.includes('typeof')
      ? { text: 'one of the words in [vocabulary](vocabulary.md)', uses: [] }
      : { text: `\`${text}\``, uses: namesIn(text) };
  }
  const base = new RegExp(`interface ${name} extends ([^{]+) \\{`).exec(source)?.[1];
  const members = readInterface(source, name).map(({ member, doc, type, isOptional }) => ({
    doc,
    field: `${member}${isOptional ? '?' : ''}: ${type.replaceAll('readonly ', '').replace(/^\| /, '')}`,
  }));
  const fields = members.map(({ field, doc }) => `\`${field}\`${doc ? ` (${doc})` : ''}`);
  return {
    text: [...(base ? [`what \`${base}\` has`] : []), ...fields].join(', '),
    uses: [...namesIn(base ?? ''), ...members.flatMap(({ field }) => namesIn(field))],
  };
}

/** The fields of the types that payloads name, and of those that these are made of. @param {EventRow[]} rows @param {Map<string, string>} files */
function describeTypes(rows, files) {
  /** @type {Map<string, string>} */
  const described = new Map();
  const queue = rows.flatMap(({ payload, file }) => namesIn(payload).map((name) => ({ name, file })));
  for (const { name, file } of queue) {
    const declared = declaringFile(name, file, files);
    if (!declared || described.has(name)) continue;
    const elsewhere = ELSEWHERE[name];
    if (elsewhere) {
      described.set(name, `see [its page](${elsewhere})`);
      continue;
    }
    const { text, uses } = describeType(name, files.get(declared) ?? '');
    described.set(name, text);
    queue.push(...uses.map((used) => ({ name: used, file: declared })));
  }
  const lines = [...described].sort(([one], [other]) => (one < other ? -1 : 1));
  return `## Payloads\n\nThe package exports each of these types: \`import type { Cart } from 'inlay'\`.\n\n${lines.map(([name, text]) => `- \`${name}\`: ${text}`).join('\n')}\n`;
}

/** The whole page as text. */
export async function eventReference() {
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const file of await sources(join(root, 'src'))) files.set(file, await readFile(file, 'utf8'));
  const rows = [...files].flatMap(([file, source]) => readEvents(file, source));
  rows.sort((one, other) => (one.name < other.name ? -1 : 1));
  const list = /DOM_EVENTS = \[([\s\S]*?)\]/.exec(
    files.get(join(root, 'src/core/lazy/dom-events.ts')) ?? '',
  )?.[1];
  const onPage = new Set([...(list ?? '').matchAll(/'([^']+)'/g)].map(([, name]) => name));
  const facts = rows.filter(({ name }) => !onPage.has(name) && !REQUESTS.has(name));
  const dom = rows.filter(({ name }) => onPage.has(name));
  return [
    INTRO,
    `${DOM_INTRO}\n${table(dom, 'inlay:')}`,
    `${BUS_INTRO}\n${table(facts)}`,
    `${REQUEST_INTRO}\n${table(rows.filter(({ name }) => REQUESTS.has(name)))}`,
    describeTypes(rows, files),
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(join(root, 'docs/events.md'), await eventReference());
}
