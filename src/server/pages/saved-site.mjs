import { existsSync, readFileSync } from 'node:fs';
import { readdir, realpath } from 'node:fs/promises';
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path';
import MagicString from 'magic-string';
import { canMatch } from '../html/can-match.mjs';
import { decodePage } from '../html/page-encoding.mjs';
import { isFeed, styleAddresses } from '../html/style-addresses.mjs';
import { createLocator } from './locate-file.mjs';
import { createPageFinder, SAVED_FROM } from './own-addresses.mjs';
import { platformHostOf } from './platform-address.mjs';
import { withPlatformNames } from './platform-names.mjs';
import { ownerOfCode } from './script-owner.mjs';

/** @import { FileFacts, FileKind, MissingFile } from '../public' */

/** Names of folders that mirrors call after hosts. */
export const HOST_FOLDER = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:_\d+|%3a\d+)?$/i;
const PAGE = /\.html?$/i;

/**
 * All files of a folder, by their path in it, in one order.
 * @param {string} folder
 */
export async function listFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/**
 * The files in folders of hosts beside a site, where mirrors put what its pages load from other hosts. Folders that only lead elsewhere are
 * left out, and so are other sites' pages.
 * @param {string} site its folder
 * @returns {Promise<string[]>} by their path from the site's folder: `../images.squarespace-cdn.com/a.jpg`
 */
export async function listBeside(site) {
  const folder = await realpath(resolve(site));
  const parent = dirname(folder);
  const isMirror = HOST_FOLDER.test(basename(folder));
  const hosts = (await readdir(parent, { withFileTypes: true })).filter(
    (entry) =>
      entry.isDirectory() && (isMirror ? HOST_FOLDER.test(entry.name) : platformHostOf(`//${entry.name}`)),
  );
  const lists = await Promise.all(
    hosts
      .map(({ name }) => name)
      .filter((name) => name !== basename(folder))
      .map(async (name) => (await listFiles(join(parent, name))).map((file) => join('..', name, file))),
  );
  return lists.flat().filter((file) => !PAGE.test(file) || platformHostOf(`//${file.split(sep)[1]}`));
}

/**
 * @typedef {ReturnType<typeof createLocator>} Locator
 * @typedef {object} Download what is known of a site that the command itself has downloaded
 * @property {boolean} isRooted the copy is the root of its host
 * @property {(page: string, onUse: (file: string, place: string, kind: FileKind) => void, guess: () => Locator) => Locator} createLocator `guess`: finds files by their names
 * @property {(file: string) => string} placeOf where the copy has a file
 * @property {(file: string, text: string, locate: Locator['locate']) => string} [editFeed] a feed of the site, as the copy has it; others are left as they are
 * @property {(file: string) => readonly string[]} widthsOf the files of an image's widths, which are named after it: `photo-750w.jpg`
 */

/** @typedef {{ readonly moved: readonly (readonly [place: string, file: string])[], readonly sheets: readonly string[] }} SavedUses data alone */

/**
 * What a style sheet asks for and a copy has not: a file that is missing, or one of a host of the platform.
 * @typedef {{ readonly selectors: string | undefined } & ({ readonly missing: MissingFile } | { readonly host: string })} Lack
 * @typedef {Omit<FileFacts, 'missing' | 'platformHosts'> & { readonly lacks?: readonly Lack[] }} KnownFacts
 */

/**
 * The files of a saved site: where they are, whose scripts they are, and what style sheets ask for.
 * @param {string} folder
 * @param {ReadonlySet<string>} files by their path from it
 * @param {Download} [download] default: where files came from is guessed from their names
 * @param {(name: string) => boolean} [isWritten] whether a script may give an element a class or id of this name. Default: any
 */
export function createSavedSite(folder, files, download, isWritten = () => true) {
  const name = basename(resolve(folder)).toLowerCase();
  const host = HOST_FOLDER.test(name) ? name : undefined;
  /** Files that pages ask for under another path than their own: path in the copy → file. @type {Map<string, string>} */
  const moved = new Map();
  /** @type {Set<string>} */
  const sheets = new Set([...files].filter((file) => extname(file).toLowerCase() === '.css'));
  /** @type {Map<string, KnownFacts>} */
  const known = new Map();
  const pages = createPageFinder(folder, files);

  const read = (/** @type {string} */ file) => {
    try {
      return readFileSync(join(folder, file));
    } catch {
      return Buffer.from('');
    }
  };
  /** Of two files for a place the first one, however often pages ask: so it does not depend on the thread in which a page is read. @param {string} place @param {string} file */
  const move = (place, file) => {
    if (place !== file && !moved.has(place)) moved.set(place, file);
  };
  /** @param {string} file @param {string} place @param {FileKind} kind */
  const use = (file, place, kind) => {
    move(place, file);
    if (kind === 'style') sheets.add(file);
  };
  /** @param {string} page */
  const locatorOf = (page) => {
    const guess = () => createLocator(files, page, { host, onUse: use, pages });
    return download ? download.createLocator(page, use, guess) : guess();
  };

  /** @param {string} file @param {FileKind} kind @returns {KnownFacts} */
  function look(file, kind) {
    if (kind === 'script') {
      const owner = ownerOfCode(read(file).toString('latin1'), basename(file));
      return { owner };
    }
    if (kind === 'picture') {
      const widths = download?.widthsOf(file) ?? [];
      // An image that is smaller than a width is the same in it.
      for (const width of widths)
        moved.set(download?.placeOf(width) ?? width, existsSync(join(folder, width)) ? width : file);
      return { hasWidths: widths.length > 0 };
    }
    if (kind === 'frame') {
      const savedFrom = SAVED_FROM.exec(read(file).toString('latin1', 0, 4096))?.[1];
      return { savedFrom };
    }
    return kind === 'style' ? lookAtSheet(file) : {};
  }

  /** @param {string} file @returns {KnownFacts} */
  function lookAtSheet(file) {
    // A sheet that imports itself.
    known.set(`style ${file}`, {});
    const { find, locate } = locatorOf(file);
    /** @type {Lack[]} */
    const lacks = [];
    for (const { kind, address, selectors } of styleAddresses(decodePage(read(file)).text)) {
      const copy = locate(address, kind);
      const host = copy === undefined ? platformHostOf(address) : undefined;
      if (copy === 'missing')
        lacks.push({ selectors: selectors(), missing: { kind, address: address.replace(/#.*$/s, '') } });
      if (host) lacks.push({ selectors: selectors(), host });
      const imported = kind === 'style' && find(address, kind);
      lacks.push(...((imported && factsOf(imported, 'style').lacks) || []));
    }
    return { lacks };
  }

  /** @param {string} file @param {FileKind} kind */
  function factsOf(file, kind) {
    const facts = known.get(`${kind} ${file}`) ?? look(file, kind);
    known.set(`${kind} ${file}`, facts);
    return facts;
  }

  /** A sheet that asks for the copies of its files. @param {string} file @param {Buffer} bytes */
  function linkSheet(file, bytes) {
    const { text, encode } = decodePage(bytes);
    const source = new MagicString(text);
    const { locate } = locatorOf(file);
    for (const { kind, address, start, end } of styleAddresses(text)) {
      const copy = locate(address, kind);
      if (copy !== undefined && copy !== 'missing' && copy !== address)
        source.update(
          start,
          end,
          copy.replace(/['()]/g, (one) => `%${one.charCodeAt(0).toString(16)}`),
        );
    }
    return source.hasChanged() ? Buffer.from(encode(source.toString())) : bytes;
  }

  return {
    /** @param {string} page */
    locatorOf,
    /**
     * What the copy of a file says, for `adopt`. Of what a style sheet lacks, browsers only miss what an element of the page asks for.
     * @param {string} page
     * @param {string} html
     */
    inspectFor: (page, html) => {
      const { find } = locatorOf(page);
      const isOnPage = (/** @type {string} */ name) => html.includes(name.slice(1));
      const mayBe = (/** @type {readonly string[]} */ names) =>
        names.length === 0 ||
        (names.some(isOnPage) && names.every((name) => isOnPage(name) || isWritten(name.slice(1))));
      return (/** @type {string} */ address, /** @type {FileKind} */ kind) => {
        const file = find(address, kind);
        if (file === undefined) return undefined;
        const { lacks = [], ...facts } = factsOf(file, kind);
        const asked = lacks.filter(({ selectors }) => selectors === undefined || canMatch(selectors, mayBe));
        return {
          ...facts,
          missing: asked.flatMap((lack) => ('missing' in lack ? [lack.missing] : [])),
          platformHosts: asked.flatMap((lack) => ('host' in lack ? [lack.host] : [])),
        };
      };
    },
    /** Whether the copy of a file that is not a page may be another text. */
    isEdited: (/** @type {string} */ file) =>
      extname(file) === '.js' || sheets.has(file) || (download?.editFeed !== undefined && isFeed(file)),
    /**
     * A file that is not a page, as a copy has it.
     * @param {string} file
     * @param {Buffer} [bytes]
     */
    copyOf: (file, bytes = read(file)) => {
      if (extname(file) === '.js') return Buffer.from(withPlatformNames(bytes.toString('latin1')), 'latin1');
      if (sheets.has(file)) return linkSheet(file, bytes);
      if (!download?.editFeed || !isFeed(file)) return bytes;
      const { text, encode } = decodePage(bytes);
      return Buffer.from(encode(download.editFeed(file, text, locatorOf(file).locate)));
    },
    /**
     * What pages have been found to ask for since it was last asked: for another thread's `addUses`.
     * @returns {SavedUses}
     */
    takeUses: () => {
      const uses = { moved: [...moved], sheets: [...sheets] };
      moved.clear();
      sheets.clear();
      return uses;
    },
    /** @param {SavedUses} uses */
    addUses: (uses) => {
      for (const [place, file] of uses.moved) move(place, file);
      for (const file of uses.sheets) sheets.add(file);
    },
    /** Path in the copy → file: files outside of the site, and those that servers would send as something else. More come while sheets are copied. */
    moved: /** @type {ReadonlyMap<string, string>} */ (moved),
  };
}
