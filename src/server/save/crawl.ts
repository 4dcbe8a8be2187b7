import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { platformFilesIn } from '../html/page-addresses.mjs';
import { decodePage } from '../html/page-encoding.mjs';
import { isFeed, styleAddresses } from '../html/style-addresses.mjs';
import { messageOf } from '../message-of';
import { createFileDownloader, Locked, TEXT_MAX } from './download-file';
import { createFileNames } from './file-names';
import type { Frontier, Task } from './frontier';
import { hasWidths, type ImageChoice, widthFile, widthsOf } from './image-versions';
import { onSite, ownHosts } from './page-address';
import { readPageLinks } from './page-links';
import { CONCURRENCY, type createPoliteFetch } from './polite-fetch';
import type { KeptState, SavedFile } from './save-state';
import { SHELL_PAGES } from './shell-page';
import { TooLarge } from './store-file';

export interface Progress {
  /** Addresses that have been asked for, of those that are known so far. */
  readonly done: number;
  readonly known: number;
  readonly pages: number;
  /** Received in this run. */
  readonly bytes: number;
}

export interface CrawlOptions {
  readonly site: URL;
  readonly folder: string;
  readonly kept: KeptState;
  readonly frontier: Frontier;
  readonly request: ReturnType<typeof createPoliteFetch>;
  readonly images: ImageChoice;
  readonly maxBytes: number;
  readonly isPlan?: boolean;
  readonly onProgress?: (progress: Progress) => void;
  readonly signal?: AbortSignal;
}

/** While some files are written, others are on their way. */
const TASKS_AT_ONCE = 2 * CONCURRENCY;

/** Asks for what waits in the frontier, and adds what comes of it, until nothing is left. */
export function createCrawl(options: CrawlOptions) {
  const { site, folder, kept, frontier, request, images, maxBytes, isPlan = false, signal } = options;
  const { state } = kept;
  const names = createFileNames(
    new Map(Object.entries(state.saved).map(([address, { file }]) => [address, file])),
  );
  const tooLarge = `more than ${Math.round(maxBytes / 1e6)} MB: --max-bytes allows more`;
  const locked = new Set<string>();
  const shells = new Set<string>();
  let bytes = 0;
  let done = 0;
  const count = (size: number) => {
    bytes += size;
    if (bytes > maxBytes) throw new TooLarge(tooLarge);
  };
  const download = createFileDownloader({ folder, kept, names, request, count, isPlan });
  const isOver = () => signal?.aborted === true || bytes > maxBytes;

  async function work(task: Task): Promise<void> {
    const { href } = task.address;
    try {
      const saved = await download(task);
      if ('movedTo' in saved) frontier.addPage(saved.movedTo);
      else {
        await follow(saved, task.address);
        if (images === 'widths' && hasWidths(task.address)) await saveWidths(task.address, saved);
      }
    } catch (error) {
      if (isOver()) return;
      if (error instanceof Locked && task.kind === 'page') locked.add(href);
      await kept.keep({ at: href, failed: messageOf(error) });
    } finally {
      done++;
      const { known, pages } = frontier.found();
      options.onProgress?.({ done, known, pages, bytes });
    }
  }

  /**
   * The smallest first, until one is the original: wider ones are the same file. The copy has the original in the place of those that are not there.
   */
  async function saveWidths(original: URL, { file, hash }: SavedFile): Promise<void> {
    let isOriginal = false;
    for (const address of widthsOf(original)) {
      const own = widthFile(file, address);
      if (isOriginal) await forget(address.href, own);
      else if (frontier.note(address)) {
        const saved = await download({ address, kind: 'file', file: own }).catch((error: unknown) => {
          if (isOver()) throw error;
          return undefined;
        });
        isOriginal = saved !== undefined && ('movedTo' in saved || saved.hash === hash);
        done++;
      }
    }
  }

  /** A width of the run before, when the image was larger. */
  async function forget(at: string, file: string): Promise<void> {
    if (!state.saved[at]) return;
    await kept.keep({ at, isGone: true });
    await rm(join(folder, file), { force: true });
  }

  const follow = createFollower({ site, folder, kept, frontier, shells });

  return {
    run: () => runTasks(frontier, work, isOver),
    follow,
    isOver,
    /** Why it has ended before it was complete. */
    stopped: (): string | undefined => {
      if (signal?.aborted) return 'it was interrupted';
      return bytes > maxBytes ? tooLarge : undefined;
    },
    found: () => ({ bytes, locked: [...locked], shells: [...shells] }),
  };
}

/** Adds what a page, a sheet or a feed leads to. */
function createFollower({
  site,
  folder,
  kept,
  frontier,
  shells,
}: Pick<CrawlOptions, 'site' | 'folder' | 'kept' | 'frontier'> & { readonly shells: Set<string> }) {
  const { state } = kept;
  async function followPage(text: string, at: URL): Promise<void> {
    const hosts = state.hosts.length ? [] : ownHosts(text);
    if (hosts.length) await kept.keep({ hosts });
    for (const { file, isAskedFor } of SHELL_PAGES) if (isAskedFor.test(text)) shells.add(file);
    const { pages, files, named } = readPageLinks(text, at);
    for (const page of pages) frontier.addPage(onSite(page, site, state.hosts));
    for (const file of files) frontier.addFile(onSite(file, site, state.hosts));
    for (const file of named) frontier.addFile(file, { isNamed: true });
  }

  return async (saved: SavedFile, at: URL): Promise<void> => {
    const isText = saved.kind !== 'file' || isFeed(saved.file);
    if (!isText || saved.bytes > TEXT_MAX) return;
    const { text } = decodePage(await readFile(join(folder, saved.file)));
    if (saved.kind === 'page') return followPage(text, at);
    const found = saved.kind === 'sheet' ? styleAddresses(text) : platformFilesIn(text);
    for (const { address } of found)
      if (URL.canParse(address, at.href)) frontier.addFile(new URL(address, at));
  };
}

/** A few tasks at a time, until nothing waits. */
async function runTasks(
  frontier: Frontier,
  work: (task: Task) => Promise<void>,
  isOver: () => boolean,
): Promise<void> {
  const running = new Set<Promise<void>>();
  while (!isOver()) {
    const task = running.size < TASKS_AT_ONCE ? frontier.next() : undefined;
    if (task) {
      const ended: Promise<void> = work(task).finally(() => running.delete(ended));
      running.add(ended);
      continue;
    }
    if (!running.size) break;
    await Promise.race(running);
  }
  await Promise.allSettled(running);
}
