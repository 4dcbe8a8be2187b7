// Writes the messages of each language, from src/languages/, as small modules: one for each part of a language.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileMessageFile } from './icu-plugin.mjs';
import { listLoadedMessages, listMessageFiles, messageFileName } from './message-files.mjs';

/** @import { Message } from '../src/text/message.types' */

const FOLDER = 'src/languages';

/** @typedef {Record<string, Record<string, string>>} Catalogue stem → key → ICU text */

/** @param {string} root @returns {Promise<string[]>} the languages that have a file */
export async function listLanguages(root) {
  const names = await readdir(join(root, FOLDER)).catch(() => []);
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}

/** @param {string} root @param {string} language @returns {Promise<Catalogue>} */
export const readLanguage = async (root, language) =>
  JSON.parse(await readFile(join(root, FOLDER, `${language}.json`), 'utf8'));

/** The English messages by stem, as their files have them. @param {string} root @returns {Promise<Catalogue>} */
export async function readEnglish(root) {
  const files = await listMessageFiles(root);
  const read = async (/** @type {import('./message-files.mjs').MessageFile} */ { path, stem }) => [
    stem,
    JSON.parse(await readFile(join(root, path), 'utf8')),
  ];
  return Object.fromEntries(await Promise.all(files.map(read)));
}

/**
 * The files of one language by part. Messages are lists in the order of the English ones, which the page has: their keys would be a third of
 * the bytes. A missing message is null, and English is shown.
 * @param {string} root
 * @param {string} language
 */
async function compileLanguage(root, language) {
  const english = await readEnglish(root);
  const catalogue = await readLanguage(root, language);
  /** @type {Record<string, Record<string, (Message | null)[]>>} */
  const parts = {};
  for (const { path, part, stem } of await listLoadedMessages(root)) {
    const texts = compileMessageFile(
      JSON.stringify(catalogue[stem] ?? {}),
      `${FOLDER}/${language}.json, ${stem}`,
      language,
    );
    const messages = Object.keys(english[stem] ?? {}).map((key) => texts[key] ?? null);
    parts[part] = { ...parts[part], [messageFileName(path) ?? stem]: messages };
  }
  return parts;
}

/**
 * The modules of all languages by name (`de-base`), and one hash for all: code finds a file by it, without a list of all files.
 * @param {string} root
 */
export async function compileLanguages(root) {
  /** @type {Map<string, string>} */
  const modules = new Map();
  for (const language of await listLanguages(root)) {
    for (const [part, messages] of Object.entries(await compileLanguage(root, language))) {
      modules.set(`${language}-${part}`, `export default ${JSON.stringify(messages)};\n`);
    }
  }
  const digest = createHash('sha256')
    .update(JSON.stringify([...modules]))
    .digest('hex');
  return { modules, hash: digest.slice(0, 6).toUpperCase() };
}

/**
 * Writes them into a renderer's `chunks/`.
 * @param {string} out the renderer's folder
 * @param {Awaited<ReturnType<typeof compileLanguages>>} languages
 * @returns {Promise<string[]>} the files, by their path from `out`
 */
export async function writeLanguages(out, { modules, hash }) {
  await mkdir(join(out, 'chunks'), { recursive: true });
  return Promise.all(
    [...modules].map(async ([name, contents]) => {
      const file = `chunks/${name}-${hash}.js`;
      await writeFile(join(out, file), contents);
      return file;
    }),
  );
}
