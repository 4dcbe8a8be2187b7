// Parses message files (flat JSON of ICU text) at build time, so that no parser is shipped.
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { compileMessage } from '../src/text/compile-message.mjs';
import { messageFileName } from './message-files.mjs';

/** @import { Message } from '../src/text/message.types' */

const MESSAGE_FILE = /\.messages\.json$/;
const VITE_MESSAGE_FILE = /\.messages\.json(\?|$)/;

/**
 * Parses the text of a message file. Errors name the file and the key.
 * @param {string} json
 * @param {string} file
 * @returns {Record<string, Message>} compact messages by key
 */
export function compileMessageFile(json, file, locale = 'en') {
  const source = within(file, () => JSON.parse(json));
  if (typeof source !== 'object' || !source || Array.isArray(source)) {
    throw new Error(`${file}: a message file is one object of texts`);
  }
  return Object.fromEntries(
    Object.entries(source).map(([key, text]) => {
      if (typeof text !== 'string') throw new Error(`${file}: "${key}" is not a text`);
      return [key, within(`${file}: "${key}"`, () => compileMessage(text, locale))];
    }),
  );
}

/**
 * Puts the place before the message of an error.
 * @template Result
 * @param {string} place
 * @param {() => Result} work
 */
function within(place, work) {
  try {
    return work();
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/**
 * The messages of a file as JSON, with its name under the empty key: by it, `translated` finds them in the page's language.
 * @param {string} path
 * @param {string} file the path from the root
 * @param {string} locale
 */
export async function compileMessages(path, file, locale) {
  const messages = compileMessageFile(await readFile(path, 'utf8'), file, locale);
  const name = messageFileName(file.replaceAll('\\', '/'));
  return JSON.stringify(name === undefined ? messages : { '': name, ...messages });
}

/** The esbuild plugin. @returns {import('esbuild').Plugin} */
export function icuMessages({ locale = 'en' } = {}) {
  return {
    name: 'icu-messages',
    setup(build) {
      build.onLoad({ filter: MESSAGE_FILE }, async ({ path }) => {
        const file = relative(build.initialOptions.absWorkingDir ?? process.cwd(), path);
        try {
          return {
            contents: `export default ${await compileMessages(path, file, locale)};`,
            loader: 'js',
            watchFiles: [path],
          };
        } catch (error) {
          return { errors: [{ text: String(error) }], watchFiles: [path] };
        }
      });
    },
  };
}

/**
 * The plugin for Vite and Vitest. The compact messages stay JSON: Vite makes the module because of the file's name.
 * @returns {import('vite').Plugin}
 */
export function icuMessagesVite({ locale = 'en' } = {}) {
  return {
    name: 'icu-messages',
    enforce: 'pre',
    async load(id) {
      if (!VITE_MESSAGE_FILE.test(id)) return null;
      const [path = id] = id.split('?');
      return compileMessages(path, relative(process.cwd(), path), locale);
    },
  };
}
