import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodePage } from '../../../server/html/page-encoding.mjs';
import { styleAddresses } from '../../../server/html/style-addresses.mjs';
import { createFileDownloader, Locked } from './download-file';
import { createFileNames } from './file-names';
import { type ReadWhole, readRules, readSitemaps } from './find-pages';
import { createFrontier, type Frontier, type Task } from './frontier';
import { hasWidths, type ImageChoice, widthFile, widthsOf } from './image-versions';
import { isSameSite } from './page-address';
import { readPageLinks } from './page-links';
import { CONCURRENCY, createPoliteFetch, FailedRequest, type PoliteFetchOptions } from './polite-fetch';
import { readState, type SavedFile, type SaveState, writeState } from './save-state';
import { TooLarge } from './store-file';

export interface DownloadOptions extends PoliteFetchOptions {
  /** Where the site's pages are. */
  readonly site: URL;
  /** The folder of the download: a folder for each host, and the state of the run. */
  readonly folder: string;
  /** The owner asks: pages that `robots.txt` excludes are downloaded, too. */
  readonly isOwnSite?: boolean;
  readonly images?: ImageChoice;
  readonly maxPages?: number;
  /** Of all files of this run together. */
  readonly maxBytes?: number;
  readonly onProgress?: (progress: Progress) => void;
  /** Only finds out what there is: of files that are no pages and no sheets just their sizes are asked for. */
  readonly isPlan?: boolean;
}

export interface Progress {
  /** Addresses that have been asked for, of those that are known so far. */
  readonly done: number;
  readonly known: number;
  readonly pages: number;
  /** Received in this run. */
  readonly bytes: number;
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
  /** Hosts of other companies that the pages load something from. */
  readonly otherHosts: readonly string[];
  /** Why the download ended before it was complete. */
  readonly stopped?: string;
}

const PAGES_MAX = 10_000;
const BYTES_MAX = 20_000_000_000;
/** In bytes, of a page or a sheet: it is read whole. */
const TEXT_MAX = 30_000_000;
const REDIRECTS_MAX = 5;
const STATE_EVERY_MS = 2000;
/** While some files are written, others are on their way. */
const TASKS_AT_ONCE = 2 * CONCURRENCY;

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

const createReader =
  (request: Request): ReadWhole =>
  async (address) => {
    const { bytes } = await request(address, {}, async (answer, pieces) => {
      if (!answer.ok) {
        await answer.body?.cancel();
        return {};
      }
      const read: Uint8Array[] = [];
      let size = 0;
      for await (const piece of pieces) {
        size += piece.length;
        if (size > TEXT_MAX) throw new FailedRequest(`${address} is larger than ${TEXT_MAX / 1e6} MB`);
        read.push(piece);
      }
      return { bytes: Buffer.concat(read) };
    });
    return bytes;
  };

/**
 * Downloads a site as its server sends it: its pages, and what they load from the platform and from the site itself. Files of other companies stay
 * where they are. What an earlier run has downloaded is asked for by its tag and its date, and stays where nothing has changed.
 * @throws FailedRequest where the site does not answer, or its rules cannot be read
 */
export async function downloadSite(options: DownloadOptions): Promise<Download> {
  const {
    folder,
    userAgent,
    signal,
    images = 'widths',
    maxPages = PAGES_MAX,
    maxBytes = BYTES_MAX,
  } = options;
  const send = createPoliteFetch(options);
  let requests = 0;
  let bytes = 0;
  let done = 0;
  const request: Request = (...call) => {
    requests++;
    return send(...call);
  };
  const site = await findSite(options.site, request);
  const read = createReader(request);
  const rules = await readRules(site, userAgent, options.isOwnSite === true, read);
  await mkdir(folder, { recursive: true });
  const state = await readState(folder, site.origin);
  const frontier = createFrontier({ site, images, maxPages, allows: rules.allows });
  frontier.addPage(site);
  for (const page of await readSitemaps(site, rules.sitemaps, read)) frontier.addPage(page);

  const tooLarge = `more than ${Math.round(maxBytes / 1e6)} MB: --max-bytes allows more`;
  const names = createFileNames(
    new Map(Object.entries(state.saved).map(([address, { file }]) => [address, file])),
  );
  const count = (size: number) => {
    bytes += size;
    if (bytes > maxBytes) throw new TooLarge(tooLarge);
  };
  const download = createFileDownloader({
    site,
    folder,
    state,
    names,
    request,
    count,
    ...(options.isPlan && { isPlan: true }),
  });
  const locked = new Set<string>();

  async function work(task: Task): Promise<void> {
    const { href } = task.address;
    try {
      const saved = await download(task);
      if ('movedTo' in saved) frontier.addPage(saved.movedTo);
      else {
        await followLinks(folder, saved, task.address, frontier);
        if (images === 'widths' && hasWidths(task.address)) await saveWidths(task.address, saved);
      }
    } catch (error) {
      if (signal?.aborted || error instanceof TooLarge) return;
      if (error instanceof Locked && task.kind === 'page') locked.add(href);
      state.failed[href] = error instanceof Error ? error.message : String(error);
    } finally {
      done++;
      const { known, pages } = frontier.found();
      options.onProgress?.({ done, known, pages, bytes });
    }
  }

  /** The smallest first, until one is the original: wider ones are the same file, for pages that do not say how large an image is. */
  async function saveWidths(original: URL, { file, hash }: SavedFile): Promise<void> {
    let isOriginal = false;
    for (const address of widthsOf(original)) {
      if (!frontier.note(address)) continue;
      const own = widthFile(file, address);
      if (isOriginal) await copyFile(join(folder, file), join(folder, own));
      else {
        const saved = await download({ address, kind: 'file', file: own });
        isOriginal = 'movedTo' in saved || saved.hash === hash;
      }
      done++;
    }
  }

  const isOver = () => signal?.aborted === true || bytes > maxBytes;
  await runTasks(frontier, work, isOver, () => writeState(folder, state));
  const { excluded, otherHosts, isFull } = frontier.found();
  const stopped = signal?.aborted
    ? 'it was interrupted'
    : bytes > maxBytes
      ? tooLarge
      : isFull
        ? `more than ${maxPages} pages: --max-pages allows more`
        : undefined;
  state.isFinished = stopped === undefined;
  await writeState(folder, state);
  return {
    state,
    site,
    bytes,
    requests,
    excluded,
    otherHosts,
    locked: [...locked],
    ...(stopped && { stopped }),
  };
}

/** What a page or a sheet leads to. */
async function followLinks(folder: string, saved: SavedFile, at: URL, frontier: Frontier): Promise<void> {
  if (saved.kind === 'file' || saved.bytes > TEXT_MAX) return;
  const { text } = decodePage(await readFile(join(folder, saved.file)));
  if (saved.kind === 'page') {
    const { pages, files } = readPageLinks(text, at);
    for (const page of pages) frontier.addPage(page);
    for (const file of files) frontier.addFile(file);
    return;
  }
  for (const { address } of styleAddresses(text))
    if (URL.canParse(address, at.href)) frontier.addFile(new URL(address, at));
}

/** A few tasks at a time, and the state now and then, until nothing waits. */
async function runTasks(
  frontier: Frontier,
  work: (task: Task) => Promise<void>,
  isOver: () => boolean,
  keep: () => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  let kept = Date.now();
  while (!isOver()) {
    const task = running.size < TASKS_AT_ONCE ? frontier.next() : undefined;
    if (task) {
      const ended: Promise<void> = work(task).finally(() => running.delete(ended));
      running.add(ended);
      continue;
    }
    if (!running.size) break;
    await Promise.race(running);
    if (Date.now() - kept < STATE_EVERY_MS) continue;
    kept = Date.now();
    await keep();
  }
  await Promise.allSettled(running);
}
