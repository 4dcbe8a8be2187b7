import { availableParallelism } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { messageOf } from '../message-of';
import { createDrafter, type DraftOptions, type ThreadAnswer } from './draft-page';

/** A thread has to load the code and to compile it: fewer pages are done sooner without a second one. */
const PAGES_PER_THREAD = 30;
/** Pages that wait for a thread, so that it goes on while the results of others are written. */
const AHEAD = 3;

/** On two cores two threads take as long as none, and a fifth more of the processors' time: the command's own thread has much to do. */
const CORES_LEAST = 4;

/** How many threads adopt so many pages; 0: the command's own. */
export const threadsFor = (pages: number, cores = availableParallelism()): number =>
  cores < CORES_LEAST || pages < 2 * PAGES_PER_THREAD
    ? 0
    : Math.min(cores - 1, Math.floor(pages / PAGES_PER_THREAD));

/** Answers what `DraftThread` asks, in its order. */
export function serveDrafts(): void {
  const { saved, draft } = createDrafter(workerData as DraftOptions);
  parentPort?.on('message', (path: string) => {
    const result = draft(path);
    parentPort?.postMessage({ result, uses: saved.takeUses() } satisfies ThreadAnswer);
  });
}

const NO_USES = { moved: [], sheets: [] };

/** A thread that drafts pages, and a new one in its place where a page has ended it. */
class DraftThread {
  private readonly waiting: { readonly path: string; readonly done: (answer: ThreadAnswer) => void }[] = [];
  private worker: Worker | undefined;
  private hasEnded = false;

  constructor(
    private readonly script: URL,
    private readonly options: DraftOptions,
  ) {}

  get load(): number {
    return this.waiting.length;
  }

  ask(path: string): Promise<ThreadAnswer> {
    this.worker ??= this.start();
    this.worker.postMessage(path);
    return new Promise((done) => this.waiting.push({ path, done }));
  }

  async end(): Promise<void> {
    this.hasEnded = true;
    await this.worker?.terminate();
  }

  private start(): Worker {
    const worker = new Worker(this.script, { workerData: this.options });
    let reason = 'The thread that read it has ended.';
    worker.on('message', (answer: ThreadAnswer) => this.waiting.shift()?.done(answer));
    worker.on('error', (error) => {
      reason = messageOf(error);
    });
    worker.on('exit', () => {
      if (this.hasEnded) return;
      const failed = this.waiting.shift();
      this.worker = this.waiting.length ? this.start() : undefined;
      for (const { path } of this.waiting) this.worker?.postMessage(path);
      failed?.done({ result: { path: failed.path, error: reason }, uses: NO_USES });
    });
    return worker;
  }
}

/**
 * Drafts pages in several threads, with some of them in memory.
 * @param script the module that calls `serveDrafts`
 * @returns what was found of each, in the order of `paths`
 */
export async function* draftInThreads(
  paths: readonly string[],
  {
    script,
    threads,
    options,
  }: { readonly script: URL; readonly threads: number; readonly options: DraftOptions },
): AsyncGenerator<ThreadAnswer, void> {
  const all = Array.from({ length: threads }, () => new DraftThread(script, options));
  const asked: Promise<ThreadAnswer>[] = [];
  try {
    for (const path of paths) {
      const next = asked.length < threads * AHEAD ? undefined : asked.shift();
      if (next) yield await next;
      const free = all.reduce((one, other) => (other.load < one.load ? other : one));
      asked.push(free.ask(path));
    }
    for (const answer of asked) yield await answer;
  } finally {
    for (const thread of all) await thread.end();
  }
}
