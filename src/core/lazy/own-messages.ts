import { isPlainObject } from '../../data/is-plain-object';
import type { Message, Placeholder } from '../../text/message.types';
import { MESSAGE_KEYS } from '../../text/message-keys';
import { nearestWord } from '../../text/nearest-word';
import type { LoadChunk } from '../entry/load-chunk';

interface OwnMessagePorts {
  readonly loadChunk: LoadChunk;
  /** The language of the plurals in the texts. */
  readonly locale: string;
  readonly warn: (message: string) => void;
}

/** Text and placeholders only: what needs no parser. */
const isSimple = (text: string) => !/[{}']/.test(text.replace(/\{\w+\}/g, ''));

function readSimple(text: string): Message {
  const parts = text.split(/(\{\w+\})/).filter(Boolean);
  const read = (part: string): string | Placeholder => (part.startsWith('{') ? [part.slice(1, -1)] : part);
  return parts.length === 1 && parts[0] === text && !text.startsWith('{') ? text : parts.map(read);
}

/** ICU text as `formatMessage` runs it. The parser is loaded for plurals and the like. @throws Error that says what is wrong with the text */
async function readMessage(text: string, { loadChunk, locale }: OwnMessagePorts): Promise<Message> {
  if (isSimple(text)) return readSimple(text);
  const { compileMessage } = await loadChunk(
    'compile-message',
    () => import('../../text/compile-message.mjs'),
  );
  return compileMessage(text, locale);
}

function explainId(id: string): string {
  const ids = Object.entries(MESSAGE_KEYS).flatMap(([file, keys]) => keys.map((key) => `${file}.${key}`));
  const nearest = nearestWord(id, ids);
  return `There is no message “${id}”, so it is left out.${nearest ? ` Did you mean “${nearest}”?` : ' docs/reference/messages.md lists all.'}`;
}

/** Reads messages by id, `cookie-panel.title`. Those that cannot be used are left out, with a warning; never throws. */
export async function readOwnMessages(
  given: unknown,
  ports: OwnMessagePorts,
): Promise<ReadonlyArray<{ readonly file: string; readonly key: string; readonly message: Message }>> {
  const { warn } = ports;
  if (!isPlainObject(given)) {
    warn('The messages are not one object of texts by id, so they are left out.');
    return [];
  }
  const known: Readonly<Record<string, readonly string[]>> = MESSAGE_KEYS;
  const found: Array<{ file: string; key: string; message: Message }> = [];
  for (const [id, text] of Object.entries(given)) {
    const [file = '', ...rest] = id.split('.');
    const key = rest.join('.');
    if (!Object.hasOwn(known, file) || !known[file]?.includes(key)) warn(explainId(id));
    else if (typeof text !== 'string') warn(`The message “${id}” is not a text, so Inlay’s own is used.`);
    else {
      try {
        found.push({ file, key, message: await readMessage(text, ports) });
      } catch (error) {
        warn(
          `The message “${id}” is not a valid ICU text, so Inlay’s own is used: ${error instanceof Error ? error.message : error}. Check its braces and its plural.`,
        );
      }
    }
  }
  return found;
}
