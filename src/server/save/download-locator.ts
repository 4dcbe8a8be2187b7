import { encodePart } from '../../text/address-part';
import { fragmentOf } from '../pages/locate-file.mjs';
import type { FileKind } from '../public';
import { belowHost, fileOf } from './file-names';
import { hasWidths, originalOf } from './image-versions';
import { isSameSite, onSite, readFileAddress, readPageAddress } from './page-address';
import { isAbsent, type SaveState } from './save-state';

/** The path of a page on a static server: without its ending, and a folder for an `index.html`. */
export const servedPath = (file: string): string =>
  `/${file
    .replace(/\\/g, '/')
    .replace(/\.html?$/i, '')
    .replace(/(^|\/)index$/, '$1')
    .split('/')
    .map(encodePart)
    .join('/')}`;

export interface DownloadLocatorOptions {
  readonly site: URL;
  readonly state: SaveState;
  /** The folder of the site's host in the download. */
  readonly folder: string;
  /** Pages that were written for the copy: `cart.html`. */
  readonly written: readonly string[];
  /** The path in the copy of a file of the download. */
  readonly placeOf: (file: string) => string;
}

/**
 * Finds the files of a download by the addresses that they came from: nothing is guessed by names.
 * @returns paths below the download's folder
 */
export function createFileFinder({ site, state }: Pick<DownloadLocatorOptions, 'site' | 'state'>) {
  /** Redirects of the server are followed; a loop of them leads nowhere. */
  function savedAt(address: URL): string | undefined {
    const seen = new Set<string>();
    for (let href = address.href; !seen.has(href); href = state.redirects[href] ?? href) {
      const saved = state.saved[href];
      if (saved) return saved.file;
      seen.add(href);
    }
    return undefined;
  }

  /** The address as the download has asked for it. */
  function asked(address: URL): URL {
    const secure = new URL(address);
    if (!secure.port && !isSameSite(secure, site)) secure.protocol = 'https:';
    if (isSameSite(secure, site)) {
      secure.protocol = site.protocol;
      secure.host = site.host;
    }
    return secure;
  }

  return {
    savedAt,
    asked,
    find(address: URL): string | undefined {
      const url = asked(address);
      return savedAt(url) ?? (hasWidths(url) ? savedAt(originalOf(url)) : undefined);
    },
    /** Where a file would be that the platform itself has no more: the copy does not ask there, either. */
    findAbsent(address: URL): string | undefined {
      const url = asked(address);
      const [failed] = [url, originalOf(url)].filter(({ href }) => isAbsent(state.failed[href]));
      return failed && belowHost(failed, fileOf(failed, null));
    },
  };
}

/**
 * Finds the files of a site that the command has downloaded.
 * @returns `createLocator`, the locator of a page, whose addresses in the copy begin at its root; `addressOf`, where a file was downloaded from
 */
export function createDownloadLocator({ site, state, folder, written, placeOf }: DownloadLocatorOptions) {
  const below = `${folder}/`;
  /** From the site's folder, as the command names files. */
  const fromSite = (file: string) => (file.startsWith(below) ? file.slice(below.length) : `../${file}`);
  const addresses = new Map(
    Object.entries(state.saved).map(([address, { file }]) => [fromSite(file), address]),
  );
  const pages = new Map(written.map((file) => [servedPath(file), file]));
  const files = createFileFinder({ site, state });
  const findFile = (address: URL): string | undefined => {
    const file = files.find(address);
    return file === undefined ? undefined : fromSite(file);
  };

  function findPage(address: URL): string | undefined {
    const page = readPageAddress(address, site);
    const file = page && files.savedAt(page);
    return file === undefined ? page && pages.get(page.pathname) : fromSite(file);
  }

  const createLocator = (page: string, onUse?: (file: string, place: string, kind: FileKind) => void) => {
    const at = new URL(addresses.get(page) ?? `/${page}`, site);
    const resolve = (address: string) => {
      const url = readFileAddress(address, at);
      return url && onSite(url, site, state.hosts);
    };
    const find = (address: string, kind: FileKind): string | undefined => {
      const url = resolve(address);
      if (!url) return undefined;
      return kind === 'page' || kind === 'form' || kind === 'frame'
        ? (findPage(url) ?? findFile(url))
        : findFile(url);
    };
    return {
      find,
      locate(address: string, kind: FileKind): string | undefined {
        const url = resolve(address);
        if (!url) return undefined;
        const file = find(address, kind);
        if (file === undefined) {
          const absent = files.findAbsent(url);
          if (!isSameSite(url, site)) return absent && `/${placeOf(fromSite(absent))}`;
          // Nobody answers there, but the visitor's browser does not send it to the platform.
          if (kind === 'form') return `${url.pathname}${url.search}`;
          const { href } = (kind === 'frame' && readPageAddress(url, site)) || files.asked(url);
          return kind !== 'page' && isAbsent(state.failed[href]) ? address : 'missing';
        }
        const isPage = /\.html?$/i.test(file) && !file.startsWith('../');
        const place = placeOf(file);
        onUse?.(file, place, kind);
        const path = isPage ? servedPath(file) : `/${place.split('/').map(encodePart).join('/')}`;
        const isRight =
          new URL(address, at).pathname === path && !url.search && !/^[a-z]+:|^\/\//i.test(address.trim());
        return isRight ? address : `${path}${fragmentOf(address)}`;
      },
    };
  };
  return { createLocator, addressOf: (file: string) => addresses.get(file) };
}
