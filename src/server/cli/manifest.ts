import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOME } from '../pages/adopt-pages.mjs';
import { isAbsent, isDownward } from './site-paths';

/** The list of what a run has written, in the copy. Its paths have slashes on every system. */
export const MANIFEST = `${HOME}/manifest.json`;
/** What a run that has not ended has written so far, beside it: a line for each file. */
export const JOURNAL = `${HOME}/manifest.jsonl`;
/** A file of the copy before it has its name. */
export const PART = `${HOME}/manifest.part`;
/** What the command itself needs in a copy. */
export const OWN_LISTS: readonly string[] = [MANIFEST, JOURNAL, PART];
const FORMAT = 1;

export interface Manifest {
  readonly version: typeof FORMAT;
  /** The version of Inlay that wrote the copy. */
  readonly inlay: string;
  /** File → the hash of what was written, by its path in the copy. The list itself is not in it. */
  readonly files: Readonly<Record<string, string>>;
  /** Those below Inlay's folder that are the site's. */
  readonly site?: readonly string[];
}

export const hashOf = (bytes: Uint8Array | string): string =>
  `sha256-${createHash('sha256').update(bytes).digest('hex')}`;

/** The same of a file, piece by piece: a recording may be larger than the memory. */
export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece);
  return `sha256-${hash.digest('hex')}`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a list says; undefined for a file that is none. Paths that lead elsewhere are left out. */
export function parseManifest(text: string): Manifest | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(data) || data.version !== FORMAT || typeof data.inlay !== 'string' || !isRecord(data.files))
    return undefined;
  const { files } = data;
  // In its place: a large site has a long list.
  for (const path of Object.keys(files))
    if (typeof files[path] !== 'string' || !isDownward(path)) delete files[path];
  const site = Array.isArray(data.site) ? data.site.filter((path) => typeof path === 'string') : [];
  return {
    version: FORMAT,
    inlay: data.inlay,
    files: files as Record<string, string>,
    ...(site.length > 0 && { site }),
  };
}

const PIECE_LENGTH = 65_536;

/** The text of a list, in pieces. @param hashOfPath of each of the paths */
export function* manifestPieces(
  { inlay, site }: Pick<Manifest, 'inlay' | 'site'>,
  paths: readonly string[],
  hashOfPath: (path: string) => string | undefined,
): Generator<string> {
  const list = JSON.stringify({ version: FORMAT, inlay, files: {}, ...(site && { site }) }, null, 1);
  // The first pair of brackets: names of files may have others.
  const place = list.indexOf('{}');
  let piece = list.slice(0, place + 1);
  let comma = '';
  for (const path of [...paths].sort()) {
    piece += `${comma}\n  ${JSON.stringify(path)}: ${JSON.stringify(hashOfPath(path))}`;
    comma = ',';
    if (piece.length < PIECE_LENGTH) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}${comma && '\n '}${list.slice(place + 1)}\n`;
}

/** @example printJournalLine('a.png', 'sha256-…'); // '["a.png","sha256-…"]\n' */
export const printJournalLine = (path: string, hash: string): string => `${JSON.stringify([path, hash])}\n`;

/** File → hash, by the lines of a run that was killed: the last one may be cut off. Undefined for a text that is another. */
export function parseJournal(text: string): ReadonlyMap<string, string> | undefined {
  if (text && !text.startsWith('\n')) return undefined;
  const files = new Map<string, string>();
  for (const line of text.split('\n').slice(0, -1)) {
    const [, path = '', hash = ''] = /^\["((?:[^"\\]|\\.)+)","(sha256-[0-9a-f]+)"\]$/.exec(line) ?? [];
    if (!hash && line) return undefined;
    const name: unknown = hash && JSON.parse(`"${path}"`);
    if (typeof name === 'string' && isDownward(name)) files.set(name, hash);
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
  try {
    for (const path of [HOME, MANIFEST])
      if ((await lstat(join(folder, path))).isSymbolicLink()) return 'foreign';
    return parseManifest(await readFile(join(folder, MANIFEST), 'utf8')) ?? 'foreign';
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}
