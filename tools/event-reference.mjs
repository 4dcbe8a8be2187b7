// Writes docs/events.md from the declarations of events beside the code that emits them. A house test holds the two together.

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const INTRO = `# Events

Written by \`node tools/event-reference.mjs\` from the declarations in \`src/\`: change them there.

A theme hears what happens in two ways. On the bus, by \`Inlay.on(name, listener)\`, each event has one payload. Facts that are about
something in the page are DOM events, too, for scripts that do not know \`window.Inlay\`: \`inlay:\` and the name, with the payload as
\`detail\`.

\`\`\`js
document.addEventListener('inlay:gallery:change', ({ target, detail }) => {
  console.log(target.id, detail.previousIndex, '→', detail.currentIndex);
});
\`\`\`

A DOM event is dispatched on the \`element\` of its payload (the block that the server wrote), or on the document where the payload has
none. It bubbles, so one listener on the document hears all of them; it does not leave a shadow tree (\`composed\` is \`false\`), and cannot be
cancelled, since it tells what has happened. \`addEventListener\` knows the type of each \`detail\` where the package's types are imported. A
listener that is added late has missed what came before: \`Inlay.inspect()\` lists the blocks that work already, with their \`store\`.
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

/** The fields of the types that payloads name. @param {EventRow[]} rows @param {Map<string, string>} files */
function describeTypes(rows, files) {
  const names = new Set(
    rows.flatMap(({ payload }) => payload.match(/\b[A-Z]\w+Event\b|\bGalleryChange\b/g) ?? []),
  );
  const parts = [...names].sort().flatMap((name) => {
    for (const source of files.values()) {
      const body = new RegExp(`export interface ${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(source)?.[1];
      if (!body) continue;
      const members = [
        ...body.matchAll(/(?:\/\*\*\s*([\s\S]*?)\s*\*\/\s*)?^ {2}readonly (\w+\??): ([^;]+);/gm),
      ];
      const fields = members.map(
        ([, doc = '', field, type = '']) =>
          `\`${field}: ${oneLine(type)}\`${doc ? ` (${oneLine(doc)})` : ''}`,
      );
      return [`- \`${name}\`: ${fields.join(', ')}`];
    }
    return [];
  });
  return parts.length ? `## Payloads\n\n${parts.join('\n')}\n` : '';
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
