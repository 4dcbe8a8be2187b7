import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isFeed } from '../html/style-addresses.mjs';
import { FailedRequest } from './failed-request';
import type { createFileNames } from './file-names';
import { belowHost, fileOf, pageFile } from './file-names';
import type { Task } from './frontier';
import type { createPoliteFetch } from './polite-fetch';
import type { KeptState, SavedFile } from './save-state';
import { storeFile, TooLarge } from './store-file';

/** In bytes, unpacked, of a page, a sheet or a feed: it is read whole. */
export const TEXT_MAX = 30_000_000;
const REDIRECTS_MAX = 5;

export interface FileDownloader {
  readonly folder: string;
  readonly kept: KeptState;
  readonly names: ReturnType<typeof createFileNames>;
  readonly request: ReturnType<typeof createPoliteFetch>;
  /** Is told the size of each piece before it is written; may throw. */
  readonly count: (bytes: number) => void;
  /** Files that name no others are not stored: the server is asked for their sizes. */
  readonly isPlan?: boolean;
}

interface Answered {
  readonly status: number;
  readonly location?: string | null;
  readonly saved?: SavedFile;
}

/** The site sends the request on. */
export interface Moved {
  readonly movedTo: URL;
}

/** A page that wants a password, or an account. */
export class Locked extends FailedRequest {}

const isHtml = (type: string | null): boolean =>
  /^(?:text\/html|application\/xhtml\+xml)\b/i.test(type ?? '');
const isSheet = (type: string | null, address: URL): boolean =>
  /^text\/css\b/i.test(type ?? '') || /\.css$/i.test(address.pathname);

/** Checks whether the file of a run before is still there. */
async function isThere(folder: string, { file, bytes }: SavedFile): Promise<boolean> {
  const found = await stat(join(folder, file)).catch(() => undefined);
  return found?.isFile() === true && found.size === bytes;
}

/** Asks for one address, and keeps what comes. A file of the run before stays where the server says that nothing has changed. */
export function createFileDownloader(options: FileDownloader) {
  const { folder, kept, names, request, count, isPlan = false } = options;
  const { state } = kept;

  async function store(task: Task, answer: Response, pieces: AsyncIterable<Uint8Array>): Promise<SavedFile> {
    const { address } = task;
    const type = answer.headers.get('content-type');
    const kind = task.kind === 'page' && isHtml(type) ? 'page' : isSheet(type, address) ? 'sheet' : 'file';
    const wanted = kind === 'page' ? pageFile(address) : fileOf(address, type);
    const file = names(address.href, task.file ?? belowHost(address, wanted));
    if (isPlan && kind === 'file' && !isFeed(file)) {
      await answer.body?.cancel();
      return {
        file,
        kind,
        run: state.run,
        bytes: Number(answer.headers.get('content-length') ?? 0),
        hash: '',
      };
    }
    let size = 0;
    const stored = await storeFile([folder, file], pieces, (bytes) => {
      size += bytes;
      if (size > TEXT_MAX && (kind !== 'file' || isFeed(file)))
        throw new TooLarge(
          `it is larger than ${TEXT_MAX / 1e6} MB, which is too much for a page or a style sheet`,
        );
      count(bytes);
    });
    const etag = answer.headers.get('etag');
    if (etag) return { file, kind, run: state.run, ...stored, etag };
    // Without a date of its own, the file is as old as the answer.
    const modified = answer.headers.get('last-modified') ?? answer.headers.get('date');
    return { file, kind, run: state.run, ...stored, ...(modified && { modified }) };
  }

  /** @throws FailedRequest where there is no file: the reason is for the report */
  async function download(task: Task, hops = 0): Promise<SavedFile | Moved> {
    const { address, kind } = task;
    const saved = state.saved[address.href];
    const before = isPlan || !saved || (await isThere(folder, saved)) ? saved : undefined;
    if (before?.run === state.run) return before;
    const headers = {
      ...(before?.etag && { 'if-none-match': before.etag }),
      ...(before?.modified && { 'if-modified-since': before.modified }),
    };
    const answered = await request(address, headers, async (answer, pieces): Promise<Answered> => {
      if (answer.status === 200) return { status: 200, saved: await store(task, answer, pieces) };
      await answer.body?.cancel();
      return { status: answer.status, location: answer.headers.get('location') };
    });
    const { status, location } = answered;
    const file = status === 304 && before ? { ...before, run: state.run } : answered.saved;
    const at = address.href;
    if (file) {
      await kept.keep({ at, saved: file });
      return file;
    }
    if (status >= 300 && status < 400 && location && URL.canParse(location, address.href)) {
      const movedTo = new URL(location, address);
      await kept.keep({ at, movedTo: movedTo.href });
      if (kind === 'page') return { movedTo };
      if (hops < REDIRECTS_MAX) return download({ ...task, address: movedTo }, hops + 1);
    }
    if (state.saved[at]) await kept.keep({ at, isGone: true });
    if (status === 401 || status === 403) throw new Locked('it asks for a password');
    throw new FailedRequest(`the server answered ${status}`);
  }

  return download;
}
