import { basename, dirname } from 'node:path';
import { CONFIG, readConfig } from '../pages/adopt-pages.mjs';
import { comparePages } from '../report/compare-pages';
import { printSize } from '../report/print-size';
import { printSummary } from '../report/print-summary';
import { reportPage } from '../report/report-page';
import { summarizeSite } from '../report/summarize-site';
import type { Progress } from '../save/crawl';
import { servedPath } from '../save/download-locator';
import { nginxSnippet } from '../save/hosting-files';
import { hostFolder } from '../save/page-address';
import { planSave, type SavedSite, saveSite } from '../save/save-site';
import type { SaveState } from '../save/save-state';
import { checkConfig } from './check-config';
import { printReport } from './print-report';
import type { SaveArguments } from './read-save-arguments';
import { findSaveFolders } from './site-paths';
import { writeReport } from './write-report';

export interface Terminal {
  say(text: string): void;
  /** What is not the result: progress, and where it is. */
  sayAside(text: string): void;
  /** Replaces the line that was shown last; undefined where nobody looks. */
  readonly showLine?: (text: string) => void;
}

const LINE_EVERY_MS = 10_000;
const SHOWN_EVERY_MS = 200;

/** In words: `3 min`, once there is enough to say it. */
function timeLeft({ done, known }: Progress, elapsed: number): string {
  if (done < 10 || elapsed < 3000) return '';
  const seconds = ((elapsed / done) * (known - done)) / 1000;
  return seconds < 90
    ? `, about ${Math.ceil(seconds)} s left`
    : `, about ${Math.round(seconds / 60)} min left`;
}

/** Shows how far a download is: in one line of a terminal, else in a line now and then. */
export function createDownloadProgress({ sayAside, showLine }: Terminal, now = () => performance.now()) {
  const start = now();
  let last = start;
  return (progress: Progress) => {
    const { done, known, pages, bytes } = progress;
    if (now() - last < (showLine ? SHOWN_EVERY_MS : LINE_EVERY_MS)) return;
    last = now();
    const text = `${done} of ${known} files, ${pages} pages, ${printSize(bytes)}${timeLeft(progress, now() - start)}`;
    (showLine ?? sayAside)(text);
  };
}

/** The name under which the command asks. */
export const userAgent = (version: string): string => `Inlay-save/${version}`;

/** Says that a server wants a pause. */
export const describePause =
  ({ sayAside }: Terminal) =>
  (ms: number, host: string): void =>
    sayAside(`${host} asks to wait for ${Math.ceil(ms / 1000)} s.`);

const playlistsIn = ({ saved }: SaveState): string[] =>
  Object.keys(saved).filter((address) => /\.m3u8$/i.test(new URL(address).pathname));

/** The addresses of a copy's pages on the platform, and in the copy. */
function createPageFinder({ state, site }: SavedSite['download']) {
  const addresses = new Map(Object.entries(state.saved).map(([address, { file }]) => [file, address]));
  return (path: string) => {
    const address = addresses.get(`${hostFolder(site)}/${path.replaceAll('\\', '/')}`);
    return address === undefined ? undefined : { address, served: servedPath(path) };
  };
}

/**
 * `inlay save`: downloads, copies, reports.
 * @returns the exit status
 */
export async function runSave(
  options: SaveArguments,
  terminal: Terminal,
  settings: { readonly dist: string; readonly version: string; readonly signal: AbortSignal },
): Promise<number> {
  const { say, sayAside } = terminal;
  const { dist, version, signal } = settings;
  const { out, folder } = await findSaveFolders(options.out);
  // Before the download: what is wrong in them is found at once.
  const config = await readConfig(dirname(out), options.config);
  checkConfig(config, options.config ?? CONFIG);
  const download = {
    ...options,
    out,
    folder,
    userAgent: userAgent(version),
    signal,
    onProgress: createDownloadProgress(terminal),
    onPause: describePause(terminal),
  };
  if (options.isDryRun) {
    const plan = await planSave(download);
    say(
      options.isJson
        ? JSON.stringify(plan, null, 2)
        : `${plan.pages} pages, ${plan.files} files, about ${printSize(plan.bytes)}.`,
    );
    return 0;
  }
  const {
    download: done,
    report,
    redirects,
  } = await saveSite(download, {
    dist,
    version,
    config,
    onProgress: () => {},
    warn: sayAside,
  });
  const summary = summarizeSite({
    ...report,
    config,
    download: { ...done, failed: done.state.failed, playlists: playlistsIn(done.state) },
  });
  const pageCount = report.pages.length;
  const compared = signal.aborted
    ? []
    : await comparePages({
        out,
        pages: report.pages,
        find: createPageFinder(done),
        browser: options.browser,
        sayAside,
      });
  const page = await writeReport(
    out,
    reportPage({
      summary,
      copy: basename(out),
      full: printReport(report),
      pageCount,
      nginx: nginxSnippet(redirects),
      compared,
    }),
  );
  say(options.isJson ? JSON.stringify({ summary, ...report }, null, 2) : printSummary(summary));
  sayAside(
    `${pageCount} pages are in ${out}, the report in ${page}, the download in ${folder} (${done.requests} requests, ${printSize(done.bytes)}).`,
  );
  return summary.canClose ? 0 : 1;
}
