// Writes src/text/message-keys.ts and docs/messages.md: the ids of all messages that a page may replace. A house test holds them to the
// message files.
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnglish } from './languages.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const CODE_HEAD = `// Written by \`node tools/message-keys.mjs\` from the message files.

/** The keys of each message file. A page's own messages are checked against them, by code that only such pages load. */
// biome-ignore format: a line for each file
export const MESSAGE_KEYS = {
`;
const CODE_END = `} as const;

type Keys = typeof MESSAGE_KEYS;

/** The name of a message: its file and its key, \`cookie-panel.title\`. */
export type MessageId = { [File in keyof Keys]: \`\${File}.\${Keys[File][number]}\` }[keyof Keys];

/** Messages of a page or a theme in place of Inlay's, in ICU. */
export type OwnMessages = Readonly<Partial<Record<MessageId, string>>>;
`;
const DOC_HEAD = `# Messages

Written by \`node tools/message-keys.mjs\` from the message files. Every text that Inlay writes into a page, by the id with which a page or a
theme [replaces it](languages.md#your-own-words), in English.
`;

const quote = (/** @type {string} */ text) => `'${text}'`;
const name = (/** @type {string} */ stem) => (/^\w+$/.test(stem) ? stem : quote(stem));
const cell = (/** @type {string} */ text) => text.replaceAll('|', '\\|');

/** Both files by path. @returns {Promise<Record<string, string>>} */
export async function messageKeyFiles() {
  const catalogue = Object.entries(await readEnglish(root)).sort(([one], [other]) => (one < other ? -1 : 1));
  const lines = catalogue.map(
    ([stem, messages]) => `  ${name(stem)}: [${Object.keys(messages).map(quote).join(', ')}],\n`,
  );
  const tables = catalogue.map(([stem, messages]) => {
    const rows = Object.entries(messages).map(([key, text]) => `| \`${stem}.${key}\` | ${cell(text)} |\n`);
    return `\n## ${stem}\n\n| id | English |\n| --- | --- |\n${rows.join('')}`;
  });
  return {
    'src/text/message-keys.ts': CODE_HEAD + lines.join('') + CODE_END,
    'docs/messages.md': DOC_HEAD + tables.join(''),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [path, text] of Object.entries(await messageKeyFiles())) await writeFile(join(root, path), text);
}
