// Writes docs/reference/messages.md: every text that Inlay shows, with its id. A house test compares it with the files.

import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cell, code, markdownTable } from './markdown-table.mjs';
import { listLoadedMessages } from './message-files.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

export const MESSAGE_REFERENCE = 'docs/reference/messages.md';

const INTRO = `# Messages

Written by \`node tools/references.mjs\` from the \`*.messages.json\` files in \`src/\`: change them there. These are all texts that Inlay shows
to visitors, in ICU message syntax, by the id with which a page or a theme [replaces it](../languages.md#your-own-words). Texts that the
server or the site's settings give are not among them.
`;

/** Every file of messages for visitors: the unit's name, the path, and texts by id. */
export async function readMessages() {
  return Promise.all(
    (await listLoadedMessages(root)).map(async ({ path, stem }) => {
      /** @type {Record<string, string>} */
      const texts = JSON.parse(await readFile(join(root, path), 'utf8'));
      return { name: stem, file: path, texts };
    }),
  );
}

/** In a cell, `{count}` would be a value to a site generator's template, and `<b>` a tag: both are code. @param {string} text */
const quoted = (text) => (text.includes('`') ? `\`\` ${cell(text)} \`\`` : code(cell(text)));

/** The whole page as text. */
export async function messageReference() {
  const parts = (await readMessages()).map(({ name, file, texts }) => {
    const rows = Object.entries(texts).map(([id, text]) => [code(`${name}.${id}`), quoted(text)]);
    return `## ${name}\n\n\`${file}\`\n\n${markdownTable([['id', 'English'], ...rows])}\n`;
  });
  return [INTRO, ...parts].join('\n');
}
