import { dirname, join, relative, sep } from 'node:path';
import { namesFile } from '../html/style-addresses.mjs';
import { decodeStep, platformHostOf, splitAddress } from './platform-address.mjs';
import { indexOf, placeInCopy, servedPlace } from './saved-index.mjs';
import { namesOfThemeBundle, THEME_BUNDLES } from './theme-scripts.mjs';

/** @import { FileKind } from '../public' */

/** The files that static servers answer the path of a page with. @param {string} path */
const servedAs = (path) => [
  path,
  `${path}.html`,
  `${path}.htm`,
  join(path, 'index.html'),
  join(path, 'index.htm'),
];

/** Addresses of a folder that are remembered: a large site has many that are on one page only. */
const MAX_KNOWN = 5000;

const HOST_STEP = /^(?:https?:)?$|^(?:[a-z0-9-]+\.)+(?:com|net|org|io|co|gov|edu)$/;

/** From its `#` on; empty where an address has none. @param {string} address */
export const fragmentOf = (address) => /#.*$/s.exec(address)?.[0] ?? '';

/**
 * A file's address as a relative link, each step escaped.
 * @param {string} fromFolder
 * @param {string} file
 */
export const linkTo = (fromFolder, file) =>
  relative(fromFolder, file).split(sep).map(encodeURIComponent).join('/');

/**
 * The file names under which a file may have been saved, the most exact first: some savers keep the query behind an `@`
 * (`site.css@nocustom=true.css`), others drop it.
 * @param {string} address its character references read
 */
export function savedNames(address) {
  const [beforeHash = ''] = address.trim().split('#');
  const lastOf = (/** @type {string} */ path) => path.slice(path.lastIndexOf('/') + 1);
  const [path = '', ...rest] = beforeHash.split('?');
  const file = decodeStep(lastOf(path)); // may contain a query of its own: `site.css%3Fnocustom=true.css`
  const [name = '', ...inner] = file.split(/[?@]/);
  const queries = [rest.join('?'), inner.join('?')].filter(Boolean).map(decodeStep);
  const byQuery = queries.flatMap((query) => [`${name}@${query}.css`, `${name}@${query}`]);
  return [...new Set([...byQuery, file, name])].filter((known) => known !== '' && !/[/\\\0]/.test(known));
}

/** The host and path of a full address, or of one that a saver has made relative and that still has its host. @param {string} address */
function originOf(address) {
  const { host, steps } = splitAddress(address);
  const [, query = ''] = /\?([^#]*)/.exec(address) ?? [];
  if (host !== undefined) return { host, steps, query, isElsewhere: true };
  const at = steps.findIndex((step) => HOST_STEP.test(step) && step.includes('.'));
  return at < 0
    ? undefined
    : { host: steps[at] ?? '', steps: steps.slice(at + 1), query, isElsewhere: false };
}

/**
 * Finds copies of the files that a page or a style sheet asks for: where it looks for them, in folders of their hosts, and by their names beside
 * it, in the folder that a browser has put beside it, in `_css/`, and in the folder of themes.
 * @param {ReadonlySet<string>} files all files by their path from the site's folder; those beside it begin with `../`
 * @param {string} page the path of the page, or of the sheet
 * @param {object} [site]
 * @param {string | undefined} [site.host] its own host
 * @param {ReturnType<typeof import('./own-addresses.mjs').createPageFinder>} [site.pages] its pages by their addresses there
 * @param {(file: string, place: string, kind: FileKind) => void} [site.onUse] is told of each file that was found, and where the copy has it
 */
export function createLocator(files, page, { host, onUse, pages } = {}) {
  const folder = dirname(page);
  const index = indexOf(files);
  const inCopy = dirname(placeInCopy(page));
  // The folder of the site is that of its host, or lies in the folder that is read.
  const [first = ''] = page.split(/[\\/]/);
  const roots = folder === '.' || !first.includes('.') || first === '..' ? ['.'] : ['.', first];
  const ofBrowser = index.foldersOf(page);
  const beside = [
    folder,
    ...ofBrowser,
    join(folder, '_css'),
    ...roots.flatMap((root) => [root, join(root, '_css')]),
  ];

  /** @param {readonly string[]} folders @param {readonly string[]} names */
  const named = (folders, names) => {
    for (const name of names)
      for (const one of folders) {
        const found = files.has(join(one, name)) ? join(one, name) : index.at(join(one, name));
        if (found) return found;
      }
    for (const name of names)
      for (const one of ofBrowser) if (index.named(one, name)) return index.named(one, name);
    return undefined;
  };
  /** The paths at which a browser, or a saver's own spelling, looks. @param {string} address */
  const whereItLooks = (address) => {
    const [beforeHash = ''] = address.trim().split('#');
    const [path = ''] = beforeHash.split('?');
    const decoded = decodeStep(beforeHash);
    // Some savers make the query a part of the name.
    return [path, decodeStep(path), decoded, decoded.replace('?', '@')].flatMap((written) =>
      written.startsWith('/')
        ? roots.map((root) => join(root, written.replace(/^\/+/, '')))
        : [join(folder, written)],
    );
  };
  /** The path that a browser asks a static server for. @param {string} address */
  const asServed = (address) => {
    const [path = ''] = address.trim().split(/[?#]/);
    const written = decodeStep(path);
    return written.startsWith('/') ? written.replace(/^\/+/, '') : join(folder, written);
  };
  /** @type {Readonly<Partial<Record<FileKind, (address: string) => string | undefined>>>} */
  const byName = {
    style: (address) => named(beside, savedNames(address)),
    font: (address) => named(beside, savedNames(address)),
    script: (address) =>
      named(
        [...beside, THEME_BUNDLES],
        [...savedNames(address), ...namesOfThemeBundle(splitAddress(address).steps)],
      ),
    picture: (address) =>
      savedNames(address)
        .map((name) => ofBrowser.map((one) => index.named(one, name)).find(Boolean))
        .find(Boolean),
  };

  /** @param {string} address @param {FileKind} kind */
  const look = (address, kind) => {
    const origin = originOf(address);
    const byAddress = () => (kind === 'page' ? pages?.find(address, page) : undefined);
    const target = origin?.isElsewhere ? byAddress() : undefined;
    if (target !== undefined) return target;
    const own = origin && origin.host === host ? address.replace(/^(?:https?:)?\/\/[^/]*/i, '') : address;
    if (!origin?.isElsewhere || (own !== address && kind !== 'page'))
      for (const path of whereItLooks(own))
        for (const one of kind === 'page' ? servedAs(path) : [path]) {
          const found = files.has(one) ? one : index.at(one);
          if (found) return found;
        }
    const copy = origin && index.from(origin.host, origin.steps, origin.query);
    // Other hosts may have other files of that name.
    const isByName = !origin?.isElsewhere || platformHostOf(address) !== undefined;
    return copy ?? (isByName ? byName[kind]?.(address) : undefined) ?? byAddress();
  };
  // Pages of a folder share most addresses, but for what a browser has put beside one of them.
  const known = index.foundFrom(`${host} ${ofBrowser.length ? page : folder}`);
  /** The copy of a file that an address names. @param {string} address @param {FileKind} kind */
  const find = (address, kind) => {
    const key = `${kind} ${address}`;
    if (known.has(key)) return known.get(key);
    const file = look(address, kind);
    if (known.size > MAX_KNOWN) known.clear();
    // A copy of it: an address is a part of its page's text, and keeps all of that in memory.
    known.set(Buffer.from(key).toString(), file);
    return file;
  };

  return {
    /** The path of the copy. @param {string} address @param {FileKind} kind */
    find,
    /**
     * The address of the copy, from where the page is in the copy; the same where that is what it asks for. `missing`: there is none;
     * undefined: it is elsewhere.
     * @param {string} address
     * @param {FileKind} kind
     */
    locate: (address, kind) => {
      if (!namesFile(address)) return undefined;
      const file = find(address, kind);
      const isElsewhere = originOf(address)?.isElsewhere;
      if (file === undefined)
        return isElsewhere && !(kind === 'page' && pages?.isOfSite(address)) ? undefined : 'missing';
      const place = servedPlace(files, file, kind);
      onUse?.(file, place, kind);
      // A place on the page itself, whatever a server calls that.
      if (isElsewhere && file === page && fragmentOf(address)) return fragmentOf(address);
      const isServed = !isElsewhere && asServed(address) === place && inCopy === folder;
      return isServed ? address : `${linkTo(inCopy, place)}${fragmentOf(address)}`;
    },
  };
}
