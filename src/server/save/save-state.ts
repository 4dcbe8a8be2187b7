import { createReadStream } from 'node:fs';
import { appendFile, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PARTS } from './store-file';

export interface SavedFile {
  /** Its path below the download's folder. */
  readonly file: string;
  readonly kind: 'page' | 'sheet' | 'file';
  readonly bytes: number;
  /** The hash of the content. Two widths of an image with the same hash are the original. */
  readonly hash: string;
  readonly etag?: string;
  /** Only of a file without a tag, which a server prefers. */
  readonly modified?: string;
  /** The run that has asked for it last. */
  readonly run: number;
}

/** The findings of a run so far, by address. The next one goes on from there. */
export interface SaveState {
  readonly site: string;
  readonly run: number;
  isFinished: boolean;
  /** Other hosts of the site, such as the one that the platform has for it. */
  hosts: readonly string[];
  readonly saved: Record<string, SavedFile>;
  /** The redirects of the server, by address. */
  readonly redirects: Record<string, string>;
  /** Why an address has no file. */
  readonly failed: Record<string, string>;
}

/** Checks whether an address has failed because the site itself does not have it, which is nothing to lose. */
export const isAbsent = (why: string | undefined): boolean => /\b(?:404|410)$/.test(why ?? '');

/** A line of JSON for each thing that is known: a run that is killed loses at most the line that it was writing. */
export const STATE_FILE = 'inlay-save.jsonl';
const VERSION = 2;
/** An interrupted run goes on for so long; after that, the site may have changed, and everything is asked for again by its tag. */
const GOES_ON_MS = 24 * 60 * 60_000;
/** Lines that are written at once. */
const BATCH_LINES = 500;

interface Start {
  readonly version: number;
  readonly site: string;
  readonly run: number;
  readonly started: number;
}

type Line =
  | Start
  | { readonly at: string; readonly saved: SavedFile }
  | { readonly at: string; readonly movedTo: string }
  | { readonly at: string; readonly failed: string }
  | { readonly at: string; readonly isGone: true }
  | { readonly hosts: readonly string[] }
  | { readonly isFinished: true };

const newState = (site: string, run: number, before?: SaveState): SaveState => ({
  site,
  run,
  isFinished: false,
  hosts: before?.hosts ?? [],
  saved: before?.saved ?? {},
  redirects: {},
  failed: {},
});

const isStart = (line: object): line is Start => 'version' in line && 'site' in line && 'run' in line;

/** A line that was cut off says nothing. */
function parseLine(text: string): Line | undefined {
  try {
    const line: unknown = JSON.parse(text);
    return typeof line === 'object' && line !== null ? (line as Line) : undefined;
  } catch {
    return undefined;
  }
}

/** Changes the state as a line says. */
function apply(state: SaveState, line: Line): void {
  if ('hosts' in line) state.hosts = line.hosts;
  else if ('isFinished' in line) state.isFinished = true;
  if (!('at' in line)) return;
  const { at } = line;
  // Files of an earlier run stay where the server only has no answer now.
  if ('failed' in line) {
    state.failed[at] = line.failed;
    return;
  }
  delete state.failed[at];
  if ('saved' in line) state.saved[at] = line.saved;
  else delete state.saved[at];
  if ('movedTo' in line) state.redirects[at] = line.movedTo;
}

/** The state that an earlier run has left in a folder; undefined without one. */
async function readLines(file: string): Promise<{ start: Start; state: SaveState } | undefined> {
  const handle = await open(file).catch(() => undefined);
  if (!handle) return undefined;
  await handle.close();
  let start: Start | undefined;
  let state: SaveState | undefined;
  for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    const line = parseLine(text);
    if (!line) continue;
    if (state) apply(state, line);
    else if (!isStart(line) || line.version !== VERSION) return undefined;
    else {
      start = line;
      state = newState(line.site, line.run);
    }
  }
  return start && state && { start, state };
}

/** Written beside and renamed, so that no crash leaves half of it. */
async function writeLines(file: string, lines: Iterable<Line>): Promise<void> {
  const part = `${file}.part`;
  await writeFile(part, '');
  let batch: string[] = [];
  const flush = async () => {
    await appendFile(part, batch.join(''));
    batch = [];
  };
  for (const line of lines) {
    batch.push(`${JSON.stringify(line)}\n`);
    if (batch.length === BATCH_LINES) await flush();
  }
  await flush();
  await rename(part, file);
}

function* linesOf(state: SaveState, start: Start): Generator<Line> {
  yield start;
  if (state.hosts.length) yield { hosts: state.hosts };
  for (const [at, saved] of Object.entries(state.saved)) yield { at, saved };
}

/** The state of a run, and a line on disk for each change of it. */
export interface KeptState {
  readonly state: SaveState;
  /** Resolves once it is written. */
  keep(line: Exclude<Line, Start>): Promise<void>;
  /** Waits for what is being written. */
  close(): Promise<void>;
}

/**
 * The state of a folder: that which an earlier run has left there. A finished one starts anew, and asks for what has changed; an interrupted one goes
 * on where it ended.
 * @throws Error where the folder holds the download of another site, or somebody's own files
 */
export async function openState(folder: string, site: string, now = Date.now()): Promise<KeptState> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, STATE_FILE);
  const before = await readLines(file);
  const others = (await readdir(folder)).filter((name) => !name.startsWith(STATE_FILE) && name !== PARTS);
  if (!before && others.length)
    throw new Error(
      `${folder} is where the download is kept, but it has files that are not from this command, such as ${others[0]}. Move it, or name another folder for the copy.`,
    );
  if (before && before.state.site !== site)
    throw new Error(
      `${folder} holds the download of ${before.state.site}. Name another folder, or remove this one.`,
    );
  const goesOn = before && !before.state.isFinished && now - before.start.started < GOES_ON_MS;
  // Left by a run that was killed.
  await rm(join(folder, PARTS), { recursive: true, force: true });
  const state = goesOn ? before.state : newState(site, (before?.state.run ?? 0) + 1, before?.state);
  if (!goesOn)
    await writeLines(file, linesOf(state, { version: VERSION, site, run: state.run, started: now }));
  const handle = await open(file, 'a');
  // Behind a line that was cut off.
  let written: Promise<unknown> = goesOn ? handle.write('\n') : Promise.resolve();
  return {
    state,
    async keep(line) {
      apply(state, line);
      written = written.then(() => handle.write(`${JSON.stringify(line)}\n`));
      await written;
    },
    async close() {
      await written;
      await handle.close();
      await rm(join(folder, PARTS), { recursive: true, force: true });
    },
  };
}
