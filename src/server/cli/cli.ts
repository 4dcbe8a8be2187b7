import { basename, dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { messageOf } from '../message-of';
import { readConfig } from '../pages/adopt-pages.mjs';
import { printSummary } from '../report/print-summary';
import { reportPage } from '../report/report-page';
import { summarizeSite } from '../report/summarize-site';
import { saveFiles } from '../save/save-files';
import { Interrupted } from '../save/save-site';
import { adoptSite, hasTrouble } from './adopt-site';
import { runBuild } from './build-command';
import { UsageError } from './command-options';
import { serveDrafts } from './draft-threads';
import { printReport } from './print-report';
import { type CommandOptions, readArguments, USAGE } from './read-arguments';
import { readSaveArguments, SAVE_USAGE } from './read-save-arguments';
import { createDownloadProgress, describePause, runSave, userAgent } from './run-save';
import { findDownloadFolder, findFolders, isWithin } from './site-paths';
import { visibleText } from './visible-text';
import { writeReport } from './write-report';

declare const __VERSION__: string;

/** The command stands beside the files that it copies. */
const DIST = dirname(fileURLToPath(import.meta.url));

const PROGRESS_EVERY_MS = 1000;

const say = (line: string): void => {
  process.stdout.write(`${visibleText(line)}\n`);
};
const sayAside = (line: string): void => {
  process.stderr.write(`${visibleText(line)}\n`);
};
// A reader that has seen enough, such as `head`, closes the pipe: the copy is made all the same.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

const shortPath = (path: string): string =>
  isWithin(path, process.cwd()) ? relative(process.cwd(), path) : path;

/** Tells how far it is, about once a second. */
function createProgress(): (done: number, all: number) => void {
  let last = performance.now();
  return (done, all) => {
    if (performance.now() - last < PROGRESS_EVERY_MS && done < all) return;
    last = performance.now();
    sayAside(`${done} of ${all} pages`);
  };
}

async function runAdopt(options: CommandOptions): Promise<number> {
  const folders = await findFolders(options);
  const config = await readConfig(folders.site, options.config);
  const saved =
    options.saveFiles &&
    (await saveFiles({
      ...options.saveFiles,
      saved: folders.site,
      folder: await findDownloadFolder(folders.out),
      userAgent: userAgent(__VERSION__),
      signal: interruptible(),
      onProgress: createDownloadProgress(TERMINAL),
      onPause: describePause(TERMINAL),
    }));
  const report = await adoptSite(
    { ...options, ...folders },
    {
      dist: DIST,
      version: __VERSION__,
      config,
      onProgress: createProgress(),
      threadScript: new URL(import.meta.url),
      warn: sayAside,
      ...(saved && { download: saved.download }),
    },
  );
  const summary = summarizeSite({ ...report, config, ...(saved && { download: saved.summary }) });
  say(
    options.isJson
      ? JSON.stringify({ summary, ...report }, null, 2)
      : `${printSummary(summary)}\n${printReport(report)}`,
  );
  if (!options.isCheck) {
    const text = reportPage({
      summary,
      copy: basename(folders.out),
      full: printReport(report),
      pageCount: report.pages.length,
    });
    const page = await writeReport(folders.out, text);
    sayAside(`The copy is in ${shortPath(folders.out)}, the report in ${shortPath(page)}.`);
  }
  return hasTrouble(report) ? 1 : 0;
}

/** The first Ctrl+C lets the run keep what it has; the second ends it at once. */
function interruptible(): AbortSignal {
  const controller = new AbortController();
  process.once('SIGINT', () => {
    sayAside('Stopping …');
    controller.abort();
  });
  return controller.signal;
}

const showLine = process.stderr.isTTY
  ? (text: string) => process.stderr.write(`\r\u001b[K${visibleText(text)}`)
  : undefined;

const TERMINAL = { say, sayAside, ...(showLine && { showLine }) };

async function main(args: readonly string[]): Promise<number> {
  if (args[0] === 'save') {
    const options = readSaveArguments(args);
    if (!options) say(SAVE_USAGE);
    else return runSave(options, TERMINAL, { dist: DIST, version: __VERSION__, signal: interruptible() });
    return 0;
  }
  const options = readArguments(args);
  if (options?.command === 'build') {
    const { lines, hasTrouble: hasLacks } = await runBuild(options);
    for (const line of lines) say(line);
    return hasLacks ? 1 : 0;
  }
  if (options) return runAdopt(options);
  say(`${USAGE}\n\n${SAVE_USAGE}`);
  return 0;
}

async function runCommand(args: readonly string[]): Promise<void> {
  try {
    process.exitCode = await main(args);
  } catch (error) {
    if (showLine) process.stderr.write('\n');
    sayAside(messageOf(error));
    if (error instanceof UsageError) sayAside(`\n${args[0] === 'save' ? SAVE_USAGE : USAGE}`);
    process.exitCode = error instanceof Interrupted ? 130 : 2;
  }
}

// Threads of the command load the same file.
if (isMainThread) await runCommand(process.argv.slice(2));
else serveDrafts();
