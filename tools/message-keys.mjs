// Writes src/text/message-keys.ts: the ids of all messages that a page may replace. A house test compares it with the files.

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnglish } from './languages.mjs';
import { listLoadedMessages } from './message-files.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

export const MESSAGE_KEYS = 'src/text/message-keys.ts';

const CODE_HEAD = `// Written by \`node tools/references.mjs\` from the message files.

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
const quote = (/** @type {string} */ text) => `'${text}'`;
const name = (/** @type {string} */ stem) => (/^\w+$/.test(stem) ? stem : quote(stem));

/** The whole module as text. */
export async function messageKeys() {
  const stems = new Set((await listLoadedMessages(root)).map(({ stem }) => stem));
  const english = Object.entries(await readEnglish(root)).filter(([stem]) => stems.has(stem));
  const catalogue = english.sort(([one], [other]) => (one < other ? -1 : 1));
  const lines = catalogue.map(
    ([stem, messages]) => `  ${name(stem)}: [${Object.keys(messages).map(quote).join(', ')}],\n`,
  );
  return CODE_HEAD + lines.join('') + CODE_END;
}
