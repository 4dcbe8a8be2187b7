import { createHash } from 'node:crypto';
import { lstat, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOME } from '../pages/adopt-pages.mjs';
import { isAbsent, isDownward } from './site-paths';

/** The list of what a run has written, in the copy. Its paths have slashes on every system. */
export const MANIFEST = `${HOME}/manifest.json`;
/** The journal of a run that has not ended, beside the manifest: a line for each file that it has written. */
export const JOURNAL = `${HOME}/manifest.jsonl`;
/** A file of the copy before it has its name. */
export const PART = `${HOME}/manifest.part`;
/** The files that the command itself needs in a copy. */
export const OWN_LISTS: readonly string[] = [MANIFEST, JOURNAL, PART];
const FORMAT = 1;

export interface Manifest {
  /** The version of Inlay that wrote the copy. */
  readonly inlay: string;
  /** File → `hashOf` what was written, by its path in the copy. The list itself is not in it. */
  readonly files: Map<string, string>;
  /** Those below Inlay's folder that are the site's. */
  readonly site?: readonly string[];
}

/** In memory a character for each byte, since a large site has 100,000 of them. */
export const hashOf = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('binary');

/** @returns `sha256-` and 64 digits */
export const printHash = (hash: string): string => `sha256-${Buffer.from(hash, 'latin1').toString('hex')}`;

const parseHash = (printed: string): string =>
  Buffer.from(printed.slice('sha256-'.length), 'hex').toString('latin1');

const READ_BYTES = 65_536;
/** For the next file: streams and buffers of 100,000 files would be some 200 MB of garbage at a time. */
let spare: Buffer | undefined;

/** The same of a file, piece by piece: a recording may be larger than the memory. */
export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  const file = await open(path);
  const piece = spare ?? Buffer.allocUnsafe(READ_BYTES);
  spare = undefined;
  try {
    for (let length = 1; length > 0; ) {
      ({ bytesRead: length } = await file.read(piece, 0, READ_BYTES, null));
      hash.update(piece.subarray(0, length));
    }
  } finally {
    spare = piece;
    await file.close();
  }
  return hash.digest('binary');
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A line of the list for a file, as it is printed. */
const ENTRY = /^ *"((?:[^"\\]|\\.)+)": "(sha256-[0-9a-f]{64})",?$/;

/** Reads the lines of a list; undefined for a file that is not one. Paths that lead elsewhere are left out. */
export async function parseManifest(
  lines: Iterable<string> | AsyncIterable<string>,
): Promise<Manifest | undefined> {
  const files = new Map<string, string>();
  const add = (path: string, hash: unknown) => {
    if (typeof hash === 'string' && isDownward(path)) files.set(path, parseHash(hash));
  };
  // Line by line: a large site has a long list.
  const others: string[] = [];
  let data: unknown;
  try {
    for await (const line of lines) {
      const [, path = '', hash] = ENTRY.exec(line) ?? [];
      if (hash) add(JSON.parse(`"${path}"`), hash);
      else others.push(line);
    }
    data = JSON.parse(others.join('\n'));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  if (!isRecord(data) || data.version !== FORMAT || typeof data.inlay !== 'string' || !isRecord(data.files))
    return undefined;
  for (const [path, hash] of Object.entries(data.files)) add(path, hash);
  const site = Array.isArray(data.site) ? data.site.filter((path) => typeof path === 'string') : [];
  return { inlay: data.inlay, files, ...(site.length > 0 && { site }) };
}

const PIECE_LENGTH = 65_536;

/** The text of a list, in pieces. @param paths sorted @param hashOfPath of each of them */
export function* manifestPieces(
  { inlay, site }: Pick<Manifest, 'inlay' | 'site'>,
  paths: readonly string[],
  hashOfPath: (path: string) => string,
): Generator<string> {
  const list = JSON.stringify({ version: FORMAT, inlay, files: {}, ...(site && { site }) }, null, 1);
  // The first pair of brackets: names of files may have others.
  const place = list.indexOf('{}');
  let piece = list.slice(0, place + 1);
  let comma = '';
  for (const path of paths) {
    piece += `${comma}\n  ${JSON.stringify(path)}: "${printHash(hashOfPath(path))}"`;
    comma = ',';
    if (piece.length < PIECE_LENGTH) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}${comma && '\n '}${list.slice(place + 1)}\n`;
}

/** @example printJournalLine('a.png', hash); // '["a.png","sha256-…"]\n' */
export const printJournalLine = (path: string, hash: string): string =>
  `${JSON.stringify([path, printHash(hash)])}\n`;

/** File → hash, by the lines of a run that was killed: the last one may be cut off. Undefined for a text that is another. */
export function parseJournal(text: string): ReadonlyMap<string, string> | undefined {
  if (text && !text.startsWith('\n')) return undefined;
  const files = new Map<string, string>();
  for (const line of text.split('\n').slice(0, -1)) {
    const [, path = '', hash = ''] = /^\["((?:[^"\\]|\\.)+)","(sha256-[0-9a-f]{64})"\]$/.exec(line) ?? [];
    if (!hash && line) return undefined;
    const name: unknown = hash && JSON.parse(`"${path}"`);
    if (typeof name === 'string' && isDownward(name)) files.set(name, parseHash(hash));
  }
  return files;
}

/** The journal in a folder: undefined where there is none, `foreign` for a file of that name that is not ours. */
export async function loadJournal(
  folder: string,
): Promise<ReadonlyMap<string, string> | 'foreign' | undefined> {
  try {
    if (!(await lstat(join(folder, JOURNAL))).isFile()) return 'foreign';
    return parseJournal(await readFile(join(folder, JOURNAL), 'utf8')) ?? 'foreign';
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

/** The list in a folder: undefined where there is none, `foreign` for a file of that name that is not ours. */
export async function loadManifest(folder: string): Promise<Manifest | 'foreign' | undefined> {
  const path = join(folder, MANIFEST);
  try {
    if ((await lstat(join(folder, HOME))).isSymbolicLink() || !(await lstat(path)).isFile()) return 'foreign';
    return (await parseManifest((await open(path)).readLines())) ?? 'foreign';
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}
