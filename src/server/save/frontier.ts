import { platformHostOf } from '../pages/platform-address.mjs';
import { belowHost, fileOf } from './file-names';
import { hasWidths, type ImageChoice, originalOf } from './image-versions';
import { isSameSite, readPageAddress } from './page-address';
import type { SavedFile } from './save-state';

export interface Task {
  readonly address: URL;
  readonly kind: SavedFile['kind'];
  /** The path of the file in the copy; default: by its address. */
  readonly file?: string;
}

const CUT_AT = 1000;

export interface FrontierOptions {
  readonly site: URL;
  readonly images: ImageChoice;
  readonly maxPages: number;
  /** The rules of `robots.txt`. */
  readonly allows: (address: URL) => boolean;
}

/** The owner's own files are on the site's host, below `/s/`. */
const isUpload = (address: URL): boolean => /^\/s\//.test(address.pathname);

/** Old pages name the platform's files by plain http. */
function secure(address: URL): URL {
  const url = new URL(address);
  if (!url.port) url.protocol = 'https:';
  return url;
}

/** The addresses that are known, each once, and those that wait for a request. */
export function createFrontier({ site, images, maxPages, allows }: FrontierOptions) {
  const known = new Set<string>();
  /** Behind those that have been handed out, which are cut off now and then. */
  let waiting: Array<Omit<Task, 'address'> & { readonly href: string }> = [];
  let next = 0;
  const excluded = new Set<string>();
  const otherHosts = new Set<string>();
  let pages = 0;
  let isFull = false;

  /** Returns false for an address that is known. */
  function note(address: URL): boolean {
    if (known.has(address.href)) return false;
    known.add(address.href);
    return true;
  }

  function addFile(written: URL, { isNamed = false } = {}): void {
    const isOfPlatform = platformHostOf(written.href) !== undefined;
    if (!isOfPlatform && !isSameSite(written, site)) {
      otherHosts.add(written.host);
      return;
    }
    const address = isOfPlatform ? secure(written) : written;
    const isImage = !isNamed && hasWidths(address);
    if (isImage && images === 'none') return;
    const target = isImage ? originalOf(address) : address;
    if (!note(target)) return;
    const own = isNamed ? { file: belowHost(target, fileOf(target, null)) } : {};
    waiting.push({ href: target.href, kind: 'file', ...own });
  }

  function addPage(address: URL): void {
    const page = readPageAddress(address, site);
    if (!page) return;
    if (isUpload(page)) addFile(address);
    else if (known.has(page.href)) return;
    else if (!allows(page)) excluded.add(page.href);
    else if (pages >= maxPages) isFull = true;
    else {
      pages++;
      note(page);
      waiting.push({ href: page.href, kind: 'page' });
    }
  }

  function takeNext(): Task | undefined {
    const task = waiting[next];
    if (!task) return undefined;
    next++;
    if (next === CUT_AT) {
      waiting = waiting.slice(next);
      next = 0;
    }
    const { href, ...rest } = task;
    return { ...rest, address: new URL(href) };
  }

  return {
    addPage,
    addFile,
    note,
    next: takeNext,
    found: () => ({
      known: known.size,
      pages,
      isFull,
      excluded: [...excluded],
      otherHosts: [...otherHosts].sort(),
    }),
  };
}

export type Frontier = ReturnType<typeof createFrontier>;
