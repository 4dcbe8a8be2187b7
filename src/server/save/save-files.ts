import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, join, relative } from 'node:path';
import { listSite } from '../cli/site-files';
import { attributeValue, wordsOf } from '../html/attributes.mjs';
import { decodePage } from '../html/page-encoding.mjs';
import { parsePage } from '../html/parse-page.mjs';
import { styleAddresses } from '../html/style-addresses.mjs';
import { isPage } from '../pages/adopt-pages.mjs';
import { fragmentOf, linkTo } from '../pages/locate-file.mjs';
import { platformHostOf } from '../pages/platform-address.mjs';
import { OUTSIDE, placeInCopy } from '../pages/saved-index.mjs';
import {
  createSavedSite,
  type Download,
  HOST_FOLDER,
  type Locator,
  listBeside,
} from '../pages/saved-site.mjs';
import type { FileKind } from '../public';
import type { SummarizedSite } from '../report/site-summary';
import { createCrawl } from './crawl';
import { createFileFinder } from './download-locator';
import { BYTES_MAX, type DownloadOptions } from './download-site';
import { createFrontier, type Frontier } from './frontier';
import { createWidthFinder } from './image-versions';
import { readFileAddress } from './page-address';
import { readPageLinks } from './page-links';
import { createPoliteFetch } from './polite-fetch';
import { openState, type SaveState } from './save-state';

export interface SaveFilesOptions
  extends Omit<DownloadOptions, 'site' | 'isOwnSite' | 'maxPages' | 'isPlan'> {
  /** The folder of saved pages, as a real path. It is only read. */
  readonly saved: string;
}

export interface SavedFiles {
  readonly download: Download;
  /** For the report. */
  readonly summary: NonNullable<SummarizedSite['download']>;
}

/** Where nothing says what site the pages are of: only files of the platform's hosts are found then. */
const UNKNOWN = new URL('https://unknown.invalid/');

/** The address that a page gives itself. */
function ownAddress(html: string): URL | undefined {
  const canonical = parsePage(html).elements.find(
    (element) => element.tagName === 'link' && wordsOf(element, 'rel').includes('canonical'),
  );
  return readFileAddress((canonical && attributeValue(canonical, 'href')) ?? '', UNKNOWN);
}

interface SavedPage {
  readonly html: string;
  readonly at: URL;
  readonly find: Locator['find'];
}

/** Adds what a page names and the folder has not. */
function addMissing(frontier: Frontier, { html, at, find }: SavedPage): void {
  const isMissing = (address: string, kind: FileKind) => find(address, kind) === undefined;
  const { files, named } = readPageLinks(html, at, isMissing);
  const isKnown = ({ host, href }: URL) => host !== UNKNOWN.host && platformHostOf(href) !== undefined;
  for (const file of files) if (isKnown(file) || file.host === at.host) frontier.addFile(file);
  for (const file of named) if (isKnown(file)) frontier.addFile(file, { isNamed: true });
}

/** The files in the folder of saved pages, and the texts of the pages one after another. */
async function readSaved(folder: string) {
  const { files } = await listSite(folder);
  const all = [...files, ...(await listBeside(folder))];
  const read = async (file: string) => decodePage(await readFile(join(folder, file))).text;
  return { files, all, read };
}

/**
 * Downloads what saved pages and their style sheets name on the platform's hosts, and on the site's own where a page says which it is, and the folder
 * does not have. A second run goes on, and asks only for what has changed.
 */
export async function saveFiles(options: SaveFilesOptions): Promise<SavedFiles> {
  const { saved: folder, folder: own, images = 'widths', maxBytes = BYTES_MAX } = options;
  const { files, all, read } = await readSaved(folder);
  const guess = createSavedSite(folder, new Set(all));
  const pages: Array<{ readonly file: string; readonly at?: URL }> = [];
  for (const file of files)
    if (await isPage(file, () => readFile(join(folder, file))).catch(() => false))
      pages.push({ file, ...addressed(ownAddress(await read(file))) });
  const name = basename(folder);
  const [origin] = HOST_FOLDER.test(name)
    ? [`https://${name.replace('_', ':')}/`]
    : pages.flatMap(({ at }) => at?.href ?? []);
  const site = new URL('/', origin ?? UNKNOWN);

  const kept = await openState(own, site.origin);
  try {
    const frontier = createFrontier({ site, images, maxPages: 0, allows: () => false });
    for (const { file, at } of pages)
      addMissing(frontier, { html: await read(file), at: at ?? site, find: guess.locatorOf(file).find });
    for (const file of all.filter((one) => extname(one).toLowerCase() === '.css')) {
      const { find } = guess.locatorOf(file);
      for (const { kind, address } of styleAddresses(await read(file)))
        if (platformHostOf(address) && !find(address, kind)) frontier.addFile(new URL(address, UNKNOWN));
    }
    const request = createPoliteFetch(options);
    const crawl = createCrawl({ ...options, images, maxBytes, site, kept, frontier, request, folder: own });
    await crawl.run();
    const stopped = crawl.stopped();
    if (stopped === undefined) await kept.keep({ isFinished: true });
    const { state } = kept;
    const { otherHosts } = frontier.found();
    const addresses = new Map(pages.map(({ file, at }) => [file, at ?? site]));
    return {
      summary: { locked: [], excluded: [], failed: state.failed, otherHosts, ...(stopped && { stopped }) },
      download: describe({ ...options, images, site, state, addresses }),
    };
  } finally {
    await kept.close();
  }
}

const NOTHING: Locator = { find: () => undefined, locate: () => 'missing' };

const addressed = (at: URL | undefined) => (at ? { at } : {});

/** How pages and sheets find files: first in the folder, by their names, then in the download, by their addresses. */
function describe({
  saved: folder,
  folder: own,
  images,
  site,
  state,
  addresses,
}: SaveFilesOptions & {
  readonly site: URL;
  readonly state: SaveState;
  readonly addresses: ReadonlyMap<string, URL>;
}): Download {
  const prefix = join(relative(folder, own), '/');
  const inSite = (file: string) => join(prefix, file);
  const placeOf = (file: string) =>
    file.startsWith(prefix)
      ? `${OUTSIDE}/${file.slice(prefix.length).replaceAll('\\', '/')}`
      : placeInCopy(file);
  const from = new Map(Object.entries(state.saved).map(([address, { file }]) => [inSite(file), address]));
  const { find: findSaved, findAbsent } = createFileFinder({ site, state });
  return {
    isRooted: false,
    placeOf,
    widthsOf: createWidthFinder(images, (file) => from.get(file)),
    createLocator(page, onUse, guess) {
      // A file that a downloaded sheet names has an address of its own.
      const guessed = page.startsWith(prefix) ? NOTHING : guess();
      const at = new URL(from.get(page) ?? addresses.get(page) ?? site);
      const folderInCopy = dirname(placeOf(page));
      const findFile = (address: string): string | undefined => {
        const url = readFileAddress(address, at);
        const file = url && findSaved(url);
        return file === undefined ? undefined : inSite(file);
      };
      return {
        find: (address, kind) => guessed.find(address, kind) ?? findFile(address),
        locate(address, kind) {
          const found = guessed.find(address, kind) === undefined ? findFile(address) : undefined;
          if (found !== undefined) {
            onUse(found, placeOf(found), kind);
            return `${linkTo(folderInCopy, placeOf(found))}${fragmentOf(address)}`;
          }
          const url = platformHostOf(address) === undefined ? undefined : readFileAddress(address, at);
          const absent = url && !guessed.find(address, kind) ? findAbsent(url) : undefined;
          return absent === undefined
            ? guessed.locate(address, kind)
            : linkTo(folderInCopy, placeOf(inSite(absent)));
        },
      };
    },
  };
}
