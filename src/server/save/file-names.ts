import { createHash } from 'node:crypto';
import { decodePart, encodePart } from '../../text/address-part';
import { hostFolder } from './page-address';

/** In bytes: most file systems allow 255, and a download in progress has an ending of its own. */
const NAME_MAX = 180;
const HASH_LENGTH = 8;

/** Characters that Windows or a shell would not take, and control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to replace
const UNSAFE = /[\u0000-\u001f\u007f"*/:<>?\\|]/g;
/** Names that Windows keeps for devices, with any ending. */
const RESERVED = /^(?:con|conin\$|conout\$|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?= *(?:\.|$))/i;

const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);

/** Cuts a name to what file systems allow; a hash of the whole name keeps two long names apart. */
function shorten(name: string): string {
  if (Buffer.byteLength(name) <= NAME_MAX) return name;
  const ending = /\.[a-z\d]{1,5}$/i.exec(name)?.[0] ?? '';
  const hash = shortHash(name);
  let kept = name.slice(0, NAME_MAX);
  while (Buffer.byteLength(kept) > NAME_MAX - HASH_LENGTH - 1 - ending.length) kept = kept.slice(0, -1);
  // A cut pair of surrogates is not a character.
  return `${kept.replace(/[\ud800-\udbff]$/, '')}-${hash}${ending}`;
}

/** A step of a path as a file name: an encoded slash stays encoded, what no system takes becomes `_`. */
function safeStep(step: string): string {
  const name = decodePart(step.replace(/%2f/gi, '%252F')).replace(UNSAFE, '_').replace(RESERVED, '_$&');
  // Dots and spaces at the end are cut by Windows; `.` and `..` are folders.
  return shorten(name.replace(/[. ]+$/, (end) => '_'.repeat(end.length)).normalize('NFC'));
}

const pathSteps = (address: URL): string[] => address.pathname.split('/').filter(Boolean).map(safeStep);

const isHtmlName = (name: string): boolean => /\.html?$/i.test(name);

/**
 * The path of a page, below its host's folder, so that its path stays its address: `/about` is `about.html`. A page of a list has its query as further steps.
 * @example pageFile(new URL('https://example.com/journal?tag=ferns')); // 'journal/tag/ferns.html'
 */
export function pageFile(address: URL): string {
  const steps = pathSteps(address);
  const query = [...address.searchParams].flat().map((part) => safeStep(encodePart(part)));
  if (!steps.length && !query.length) return 'index.html';
  const all = [...steps, ...query];
  const last = all.at(-1) ?? '';
  return [...all.slice(0, -1), isHtmlName(last) ? last : `${last}.html`].join('/');
}

/** Below the folder of its host. */
export const belowHost = (address: URL, file: string): string => `${hostFolder(address)}/${file}`;

/** The endings of types that addresses often lack. */
const ENDINGS: Readonly<Record<string, string>> = {
  'application/json': '.json',
  'application/pdf': '.pdf',
  'application/rss+xml': '.xml',
  'application/xml': '.xml',
  'audio/mpeg': '.mp3',
  'font/woff': '.woff',
  'font/woff2': '.woff2',
  'image/avif': '.avif',
  'image/gif': '.gif',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/svg+xml': '.svg',
  'image/webp': '.webp',
  'image/x-icon': '.ico',
  'text/css': '.css',
  'text/javascript': '.js',
  'text/xml': '.xml',
  'video/mp4': '.mp4',
  'video/webm': '.webm',
};

/** The ending that a static server needs to send the file with its type. */
const endingOf = (type: string | null): string =>
  ENDINGS[type?.split(';')[0]?.trim().toLowerCase() ?? ''] ?? '';

/** Types whose files work under any ending that says an image. */
const isSameKind = (name: string, ending: string): boolean =>
  /\.(?:jpe?g|png|gif|webp|avif|ico)$/i.test(name) && /\.(?:jpg|png|gif|webp|avif|ico)$/.test(ending);

/**
 * The path of a file that is not a page, below its host's folder. A query makes a name of its own.
 * @param type its `Content-Type`
 */
export function fileOf(address: URL, type: string | null): string {
  const steps = pathSteps(address);
  // The feed of a list: `/journal?format=rss`.
  if (address.search === '?format=rss') return [...steps, 'rss.xml'].join('/');
  const last = steps.at(-1) ?? 'file';
  const ending = endingOf(type);
  const written = /\.[a-z\d]{1,5}$/i.exec(last)?.[0] ?? '';
  const isRight = !ending || written.toLowerCase() === ending || isSameKind(last, ending);
  const stem = isRight && written ? last.slice(0, -written.length) : last;
  const query = address.search ? `-${shortHash(address.search)}` : '';
  return [...steps.slice(0, -1), `${stem}${query}${isRight ? written : ending}`].join('/');
}

/**
 * Gives each address a file of its own. Two addresses whose files a system that ignores case would take for one get different names, and so does
 * a file whose name another address needs as a folder.
 * @param taken files that a run before has given away, by address
 */
export function createFileNames(taken: ReadonlyMap<string, string> = new Map()) {
  const byFile = new Map([...taken].map(([address, file]) => [file.toLowerCase(), address]));
  const byAddress = new Map(taken);
  const folders = new Set<string>();
  const note = (file: string) => {
    const steps = file.toLowerCase().split('/');
    for (let count = 1; count < steps.length; count++) folders.add(steps.slice(0, count).join('/'));
  };
  for (const file of taken.values()) note(file);

  const isFree = (file: string): boolean => {
    const key = file.toLowerCase();
    if (byFile.has(key) || folders.has(key)) return false;
    const steps = key.split('/');
    return steps.every((_, index) => index === 0 || !byFile.has(steps.slice(0, index).join('/')));
  };

  return (address: string, wanted: string): string => {
    const own = byAddress.get(address);
    if (own !== undefined) return own;
    let file = wanted;
    // The hash of the address, not a number: the same name whichever of the two comes first in the next run.
    if (!isFree(file)) file = wanted.replace(/(\.[a-z\d]{1,5})?$/i, `-${shortHash(address)}$1`);
    if (!isFree(file)) file = `_${shortHash(address)}/${wanted}`;
    byFile.set(file.toLowerCase(), address);
    byAddress.set(address, file);
    note(file);
    return file;
  };
}
