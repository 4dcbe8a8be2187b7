import { closeSync, openSync, readSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { indexOf } from './saved-index.mjs';

/** Savers write the address before the page, and servers early in its head. */
const HEAD_BYTES = 16_384;
/** Browsers write the address of a page, or of a frame's, before it. */
export const SAVED_FROM = /^\s*(?:<!doctype[^>]*>\s*)?<!-- saved from url=\(\d+\)(https?:\/\/\S+) -->/i;
const BY_SINGLEFILE = /<!--\s*Page saved with SingleFile\s+url:\s*(\S+)/i;
const CANONICAL = /<link\b(?=[^<>]*\brel="canonical")[^<>]*\bhref="([^"]*)"/i;
const PAGE = /\.html?$/i;

/** The same for all spellings of a page's address; undefined for one with a query, which is another page or none. @param {string} address */
function keyOf(address) {
  const full = address.trim().replace(/^\/\//, 'https://');
  if (!URL.canParse(full)) return undefined;
  const { host, pathname, search } = new URL(full);
  return host && !search ? `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}` : undefined;
}

/** @param {string} key */
const hostOf = (key) => key.replace(/\/.*$/s, '');

/** @param {string} file */
function readStart(file) {
  const bytes = Buffer.alloc(HEAD_BYTES);
  try {
    const handle = openSync(file, 'r');
    const length = readSync(handle, bytes);
    closeSync(handle);
    return bytes.toString('utf8', 0, length);
  } catch {
    return '';
  }
}

/**
 * Finds pages of a folder by the addresses that they say they are from. Browsers write these into all links, whatever a page is called in the
 * folder. What a browser has put beside a page is a frame of another site.
 * @param {string} folder
 * @param {ReadonlySet<string>} files by their path from it
 */
export function createPageFinder(folder, files) {
  const readPages = () => {
    const own = [...files].filter((file) => PAGE.test(file) && !file.startsWith('..'));
    const beside = new Set(own.flatMap((page) => indexOf(files).foldersOf(page)));
    const starts = own
      .filter((file) => !beside.has(dirname(file)))
      .map((file) => /** @type {const} */ ([file, readStart(join(folder, file))]));
    /** @type {Map<string, string>} */
    const found = new Map();
    for (const pattern of [SAVED_FROM, BY_SINGLEFILE, CANONICAL])
      for (const [file, start] of starts) {
        const key = keyOf(pattern.exec(start)?.[1] ?? '');
        // A copy of it: it is a part of the page's text, and keeps all of that in memory.
        if (key && !found.has(key)) found.set(Buffer.from(key).toString(), file);
      }
    return found;
  };
  const readSite = () => {
    const pages = readPages();
    const hostsOf = new Map([...pages].map(([key, file]) => [file, hostOf(key)]));
    return { pages, hostsOf, hosts: new Set(hostsOf.values()) };
  };
  /** @type {ReturnType<typeof readSite> | undefined} */
  let known;
  const site = () => {
    known ??= readSite();
    return known;
  };
  return {
    /** The page that says that it is from an address: a full one, or one from the root of the host that `page` is from. @param {string} address @param {string} page */
    find(address, page) {
      const { pages, hostsOf } = site();
      const isFromRoot = /^\s*\/(?!\/)/.test(address);
      return pages.get(keyOf(isFromRoot ? `//${hostsOf.get(page)}${address.trim()}` : address) ?? '');
    },
    /** Whether an address, without a query, is on a host that a page says it is from. @param {string} address */
    isOfSite: (address) => site().hosts.has(hostOf(keyOf(address) ?? '')),
  };
}
