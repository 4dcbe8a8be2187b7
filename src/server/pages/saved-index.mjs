import { basename, dirname, join } from 'node:path';
import { platformHostOf } from './platform-address.mjs';
import { compareNames, spelling, splitEnding, splitQuery } from './same-name.mjs';
import { scriptName } from './script-owner.mjs';

/**
 * @import { FileKind } from '../public'
 * @typedef {{ readonly file: string, readonly query: string }} Saved
 */

/** The folder in a copy for files that pages name outside of the site's own folder. */
export const OUTSIDE = '_files';

/** The path of a file in a copy. @param {string} file its path from the site's folder */
export const placeInCopy = (file) => file.replace(/^(?:\.\.[\\/])+/, `${OUTSIDE}/`).replaceAll('\\', '/');

/**
 * Where a copy has a file so that servers send it as what it is: scripts that a browser has named as downloads, and style sheets
 * without ending.
 * @param {ReadonlySet<string>} files
 * @param {string} file
 * @param {FileKind} kind what a page asks for it as
 */
export function servedPlace(files, file, kind) {
  const place = placeInCopy(file);
  const named =
    kind === 'script'
      ? place.replace(/(\.m?js)\.[^./]+$/i, '$1')
      : kind === 'style' && !/\.css$/i.test(place)
        ? `${place}.css`
        : place;
  return files.has(named) ? place : named;
}

/**
 * Whether a path of a copy may be that of a file of the site under another path.
 * @param {ReadonlySet<string>} files
 * @param {string} path
 */
export const mayBeMoved = (files, path) =>
  path.startsWith(`${OUTSIDE}/`) ||
  files.has(path.replace(/\.css$/, '')) ||
  (path.endsWith('js') && [...files].some((file) => file.startsWith(`${path}.`)));

const HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?$/;
/** How paths on the platform's hosts begin: a saver may have left the host out. */
const PLATFORM_START = /^(?:content|static|universal|@sqs|website-component-definition)$/;
/** Programs that unpack or save a site on Windows write `_` in their place. */
const NOT_ON_WINDOWS = /[?:*"<>|]/g;
/** HTTrack puts four digits for a query before the ending: `photo1a2b.jpg`. @param {string} name */
const withoutDigest = (name) => name.replace(/^(.+)[0-9a-f]{4}(\.\w+)$/, '$1$2');

/** @template Item @param {Map<string, Item[]>} lists @param {string} key @param {Item} item */
function add(lists, key, item) {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/** The index of a folder, made once. @type {WeakMap<ReadonlySet<string>, SavedIndex>} */
const known = new WeakMap();

/** @param {ReadonlySet<string>} files @returns {SavedIndex} */
export function indexOf(files) {
  const index = known.get(files) ?? new SavedIndex(files);
  known.set(files, index);
  return index;
}

/** Finds saved files by where they came from, and by name. */
class SavedIndex {
  /** @type {Map<string, string>} spelling of a path → the path */
  #paths = new Map();
  /** @type {Map<string, Saved[]>} host and path, or the path alone → files */
  #origins = new Map();
  /** @type {Map<string, string[]>} folder → files in it */
  #folders = new Map();

  #place = '';
  /** @type {Map<string, string | undefined>} kind and address → file, from that place */
  #found = new Map();

  /** @param {ReadonlySet<string>} files by their path from the site's folder */
  constructor(files) {
    for (const file of files) this.#add(file);
  }

  /** @param {string} file */
  #add(file) {
    const steps = file.replaceAll('\\', '/').split('/').map(spelling);
    const name = steps.pop() ?? '';
    const { plain, query } = splitQuery(name);
    if (!this.#paths.has([...steps, name].join('/'))) this.#paths.set([...steps, name].join('/'), file);
    const folder = dirname(file);
    add(this.#folders, folder, file);
    // The address of a logo is a folder with a query.
    const isFolder = query !== '' && plain === 'index.html';
    for (const [at, step] of steps.entries()) {
      if (!HOST.test(step) && !PLATFORM_START.test(step)) continue;
      const from = steps.slice(at);
      for (const one of new Set([plain, scriptName(plain), withoutDigest(plain)]))
        add(this.#origins, [...from, one].join('/'), { file, query });
      if (isFolder) add(this.#origins, from.join('/'), { file, query });
    }
  }

  /** The file of a path, in whatever spelling. @param {string} path */
  at(path) {
    const wanted = path.replaceAll('\\', '/').split('/').map(spelling).join('/');
    return this.#paths.get(wanted) ?? this.#paths.get(wanted.replace(NOT_ON_WINDOWS, '_'));
  }

  /** Whether the folder has any file. @param {string} folder */
  has(folder) {
    return this.#folders.has(folder);
  }

  /**
   * The file of a full address: in a folder of its host, or of the platform's path without one.
   * @param {string} host
   * @param {readonly string[]} steps
   * @param {string} query
   */
  from(host, steps, query) {
    const path = steps.map(spelling);
    const keys = [[host, ...path]];
    if (platformHostOf(`//${host}`)) keys.push(path);
    for (const key of keys) {
      const found = [key, cutQuery(key), key.map((step) => step.replace(NOT_ON_WINDOWS, '_'))]
        .map((one) => this.#origins.get(one.join('/')))
        .find(Boolean);
      if (found) return choose(found, spelling(query)).file;
    }
    return undefined;
  }

  /**
   * The one file of a folder that may be the copy of a name: with a number, or cut. Undefined where several may be.
   * @param {string} folder
   * @param {string} wanted
   */
  named(folder, wanted) {
    const files = (this.#folders.get(folder) ?? []).map((file) => ({
      file,
      likeness: compareNames(scriptName(spelling(basename(file))), wanted),
    }));
    const same = files.filter(({ likeness }) => likeness === 'same');
    const found = same.length ? same : files.filter(({ likeness }) => likeness);
    return found.length === 1 ? found[0]?.file : undefined;
  }

  /** What has been found from a place, by kind and address: undefined where nothing is. @param {string} place @returns {Map<string, string | undefined>} */
  foundFrom(place) {
    if (this.#place !== place) this.#found = new Map();
    this.#place = place;
    return this.#found;
  }

  /** The folders that browsers put beside a page: `Page_files`, in any language. @param {string} page */
  foldersOf(page) {
    const { stem } = splitEnding(basename(page));
    const start = join(dirname(page), stem);
    return [...this.#folders.keys()].filter(
      (folder) => folder.startsWith(start) && /^(?:\.html?)?[-_. ]\p{L}+$/u.test(folder.slice(start.length)),
    );
  }
}

/** @param {readonly string[]} steps */
const cutQuery = (steps) => [...steps.slice(0, -1), splitQuery(steps.at(-1) ?? '').plain];

/** The file of this query, else the whole one, else the widest. @param {readonly Saved[]} files @param {string} query */
function choose(files, query) {
  const width = (/** @type {Saved} */ { query: own }) => Number(/format=(\d+)w/.exec(own)?.[1] ?? 0);
  const [widest] = [...files].sort((one, other) => width(other) - width(one));
  const exact = query && files.find(({ query: own }) => own !== '' && own.startsWith(query));
  return /** @type {Saved} */ (exact || files.find(({ query: own }) => !own) || widest);
}
