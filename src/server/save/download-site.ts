import { createCrawl, type Progress } from './crawl';
import { TEXT_MAX } from './download-file';
import { FailedRequest } from './failed-request';
import { type ReadWhole, readRules, readSitemaps } from './find-pages';
import { createFrontier } from './frontier';
import type { ImageChoice } from './image-versions';
import { hostFolder, isSameSite } from './page-address';
import { createPoliteFetch, type PoliteFetchOptions } from './polite-fetch';
import { type KeptState, openState, type SaveState } from './save-state';
import { storeFile } from './store-file';

export interface DownloadOptions extends PoliteFetchOptions {
  /** The address of the site's pages. */
  readonly site: URL;
  /** The folder of the download: a folder for each host, and the state of the run. */
  readonly folder: string;
  /** The owner asks: pages that `robots.txt` excludes are downloaded, too. */
  readonly isOwnSite?: boolean;
  readonly images?: ImageChoice;
  readonly maxPages?: number;
  /** The limit for all files of this run together. */
  readonly maxBytes?: number;
  readonly onProgress?: (progress: Progress) => void;
  /** Only finds out what there is: of files that are no pages and no sheets just their sizes are asked for. */
  readonly isPlan?: boolean;
}

export interface Download {
  readonly state: SaveState;
  /** The site's address after its redirects. */
  readonly site: URL;
  readonly bytes: number;
  readonly requests: number;
  /** Pages that `robots.txt` keeps from guests. */
  readonly excluded: readonly string[];
  /** Pages that want a password. */
  readonly locked: readonly string[];
  /** Pages that the site's pages ask for and that the platform draws for each visitor: `cart.html`. */
  readonly shells: readonly string[];
  /** Hosts of other companies that the pages load something from. */
  readonly otherHosts: readonly string[];
  /** Why the download ended before it was complete. */
  readonly stopped?: string;
}

const PAGES_MAX = 10_000;
export const BYTES_MAX = 20_000_000_000;
const REDIRECTS_MAX = 5;

type Request = ReturnType<typeof createPoliteFetch>;

/** The start's address after its redirects: `example.com` may be `www.example.com`. */
async function findSite(start: URL, request: Request): Promise<URL> {
  let address = start;
  for (let count = 0; count < REDIRECTS_MAX; count++) {
    const { movedTo } = await request(address, {}, async (answer) => {
      await answer.body?.cancel();
      const location = answer.headers.get('location');
      const isMoved = answer.status >= 300 && answer.status < 400 && location;
      return { movedTo: isMoved ? new URL(location, address) : undefined };
    });
    if (!movedTo || !isSameSite(movedTo, address)) break;
    address = movedTo;
  }
  return new URL('/', address);
}

/** @throws FailedRequest for more than a page or a sheet may have */
async function readAll(pieces: AsyncIterable<Uint8Array>, address: URL): Promise<Buffer> {
  const read: Uint8Array[] = [];
  let size = 0;
  for await (const piece of pieces) {
    size += piece.length;
    if (size > TEXT_MAX) throw new FailedRequest(`${address} is larger than ${TEXT_MAX / 1e6} MB`);
    read.push(piece);
  }
  return Buffer.concat(read);
}

const createReader =
  (request: Request): ReadWhole =>
  async (address) => {
    const { bytes } = await request(address, {}, async (answer, pieces) => {
      if (!answer.ok) {
        await answer.body?.cancel();
        return {};
      }
      return { bytes: await readAll(pieces, address) };
    });
    return bytes;
  };

/** The requests of a run, counted. */
function createRequests(options: DownloadOptions) {
  const send = createPoliteFetch(options);
  let requests = 0;
  const request: Request = (...call) => {
    requests++;
    return send(...call);
  };
  return { request, count: () => requests };
}

/**
 * Downloads a site as its server sends it: its pages, and what they load from the platform and from the site itself. Files of other companies stay
 * where they are. What an earlier run has downloaded is asked for by its tag and its date, and stays where nothing has changed.
 * @throws FailedRequest where the site does not answer, or its rules cannot be read
 */
export async function downloadSite(options: DownloadOptions): Promise<Download> {
  const { folder, images = 'widths', maxPages = PAGES_MAX, maxBytes = BYTES_MAX } = options;
  const { request, count } = createRequests(options);
  const site = await findSite(options.site, request);
  const read = createReader(request);
  const rules = await readRules(site, options, read);
  const kept = await openState(folder, site.origin);
  try {
    const frontier = createFrontier({ site, images, maxPages, allows: rules.allows });
    frontier.addPage(site);
    for (const page of await readSitemaps(site, rules.sitemaps, read)) frontier.addPage(page);
    const crawl = createCrawl({ ...options, images, maxBytes, site, kept, frontier, request });
    await crawlAll(crawl, kept, { ...options, site, request });
    const { excluded, otherHosts, isFull } = frontier.found();
    const stopped =
      crawl.stopped() ?? (isFull ? `more than ${maxPages} pages: --max-pages allows more` : undefined);
    if (stopped === undefined) await kept.keep({ isFinished: true });
    const found = { state: kept.state, site, requests: count(), excluded, otherHosts, ...crawl.found() };
    return { ...found, ...(stopped && { stopped }) };
  } finally {
    await kept.close();
  }
}

/** All pages and files, and then the page that the site shows for an address that it does not have, which may need more. */
async function crawlAll(
  crawl: ReturnType<typeof createCrawl>,
  { state }: KeptState,
  { site, folder, isPlan, request }: DownloadOptions & { readonly request: Request },
): Promise<void> {
  await crawl.run();
  const reason = state.failed[site.href];
  if (reason) throw new FailedRequest(`${site} could not be read: ${reason}.`);
  const notFound = crawl.isOver() || isPlan ? undefined : await saveNotFound(folder, site, request);
  if (!notFound) return;
  await crawl.follow({ file: notFound, kind: 'page', bytes: 0, hash: '', run: state.run }, site);
  await crawl.run();
}

/**
 * What the site shows for an address that it does not have.
 * @returns the file, below the download's folder
 */
async function saveNotFound(folder: string, site: URL, request: Request): Promise<string | undefined> {
  const address = new URL('/404-page-of-this-site', site);
  const { bytes } = await request(address, {}, async (answer, pieces) => {
    const isPage = answer.status === 404 && /^text\/html\b/i.test(answer.headers.get('content-type') ?? '');
    if (isPage) return { bytes: await readAll(pieces, address) };
    await answer.body?.cancel();
    return {};
  }).catch((): { bytes?: Buffer } => ({}));
  if (!bytes?.length) return undefined;
  const file = `${hostFolder(site)}/404.html`;
  await storeFile([folder, file], [bytes], () => {});
  return file;
}
