import { dirname, join, relative, sep } from 'node:path';
import { splitAddress } from '../../../server/pages/platform-address.mjs';
import { savedNames } from '../../../server/pages/stylesheets.mjs';
import { namesOfThemeBundle, THEME_BUNDLES } from '../../../server/pages/theme-scripts.mjs';
import { decodePart, encodePart } from '../../text/address-part';
import type { FileKind } from '../public';

const isAbsolute = (address: string): boolean => /^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(address.trim());

/** A file's address as a relative link, each step escaped. */
export const linkTo = (fromFolder: string, file: string): string =>
  relative(fromFolder, file).split(sep).map(encodePart).join('/');

/**
 * Finds copies of the files that a page asks for: where the page looks for them, and by their names beside the page, in `_css/`, and in the
 * folder of themes.
 * @param files all files of the site, by their path in it
 * @param page the page's path in it
 */
export function createLocator(files: ReadonlySet<string>, page: string) {
  const folder = dirname(page);
  const named = (address: string, folders: readonly string[], names = savedNames(address)) => {
    for (const name of names)
      for (const one of folders) if (files.has(join(one, name))) return linkTo(folder, join(one, name));
    return undefined;
  };
  const whereItLooks = (address: string): readonly string[] => {
    const [beforeHash = ''] = address.split('#');
    const [path = ''] = beforeHash.split('?');
    const at = (written: string) =>
      written.startsWith('/') ? written.replace(/^\/+/, '') : join(folder, decodePart(written));
    // Some savers make the query a part of the name.
    return [at(path), at(decodePart(beforeHash)), at(decodePart(beforeHash).replace('?', '@'))];
  };
  const copies: Readonly<Record<FileKind, (address: string) => string | undefined>> = {
    style: (address) => named(address, [folder, join(folder, '_css'), '.', '_css']),
    script: (address) =>
      named(
        address,
        [folder, '.', THEME_BUNDLES],
        [...savedNames(address), ...namesOfThemeBundle(splitAddress(address).steps)],
      ),
    picture: () => undefined,
  };
  return (address: string, kind: FileKind): string | undefined => {
    const isElsewhere = isAbsolute(address);
    if (!isElsewhere && whereItLooks(address).some((path) => files.has(path))) return address;
    return copies[kind](address) ?? (isElsewhere ? undefined : 'missing');
  };
}
