import { dirname, join, relative, sep } from 'node:path';
import { decodeStep, splitAddress } from './platform-address.mjs';
import { namesOfThemeBundle, THEME_BUNDLES } from './theme-scripts.mjs';

/** @import { FileKind } from '../../src/server/public' */

/** @param {string} address */
const isAbsolute = (address) => /^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(address.trim());

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

/**
 * Finds copies of the files that a page asks for: where the page looks for them, and by their names beside the page, in `_css/`, and in the
 * folder of themes.
 * @param {ReadonlySet<string>} files all files of the site, by their path in it
 * @param {string} page the page's path in it
 */
export function createLocator(files, page) {
  const folder = dirname(page);
  /** @param {readonly string[]} folders @param {readonly string[]} names */
  const named = (folders, names) => {
    for (const name of names)
      for (const one of folders) if (files.has(join(one, name))) return linkTo(folder, join(one, name));
    return undefined;
  };
  /** @param {string} address */
  const whereItLooks = (address) => {
    const [beforeHash = ''] = address.split('#');
    const [path = ''] = beforeHash.split('?');
    const at = (/** @type {string} */ written) =>
      written.startsWith('/') ? written.replace(/^\/+/, '') : join(folder, decodeStep(written));
    // Some savers make the query a part of the name.
    return [at(path), at(decodeStep(beforeHash)), at(decodeStep(beforeHash).replace('?', '@'))];
  };
  /** @type {Readonly<Record<FileKind, (address: string) => string | undefined>>} */
  const copies = {
    style: (address) => named([folder, join(folder, '_css'), '.', '_css'], savedNames(address)),
    script: (address) =>
      named(
        [folder, '.', THEME_BUNDLES],
        [...savedNames(address), ...namesOfThemeBundle(splitAddress(address).steps)],
      ),
    picture: () => undefined,
  };
  /** @param {string} address @param {FileKind} kind */
  return (address, kind) => {
    const isElsewhere = isAbsolute(address);
    if (!isElsewhere && whereItLooks(address).some((path) => files.has(path))) return address;
    return copies[kind](address) ?? (isElsewhere ? undefined : 'missing');
  };
}
