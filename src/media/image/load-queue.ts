/** A picture that is due. Measuring and writing are apart, so that a batch of them costs one layout. */
export interface LoadJob {
  /** Which of several comes first: the nearest. */
  distance(): number;
  /** Reads sizes; returns what writes, and says by `done` when its place is free for another. */
  measure(): (done: () => void) => void;
}

export interface LoadQueue {
  /** Returns the cancel, which frees the place, too. */
  add(job: LoadJob): () => void;
  /** Starts everything at once: a page that is printed cannot wait. */
  flush(): void;
}

/** A picture that is not there by then no longer holds the others up. */
const SLOW_MS = 5000;
const CONCURRENCY = 16;
const MOBILE = '(max-width: 432px)';

/** Loads the nearest first, and only so many at a time: one on a phone, sixteen elsewhere. */
export function createLoadQueue(
  limit: () => number = () => (matchMedia(MOBILE).matches ? 1 : CONCURRENCY),
  slowMs = SLOW_MS,
): LoadQueue {
  const waiting = new Set<LoadJob>();
  const running = new Set<LoadJob>();

  const done = (job: LoadJob) => {
    if (running.delete(job)) schedule();
  };
  const start = (places: number) => {
    // Sorting keeps the page's order where distances are equal.
    const batch = [...waiting].sort((one, other) => one.distance() - other.distance()).slice(0, places);
    const writes = batch.map((job) => [job, job.measure()] as const);
    for (const [job, write] of writes) {
      waiting.delete(job);
      running.add(job);
      setTimeout(done, slowMs, job);
      write(() => done(job));
    }
  };
  // Those that become due together are measured together.
  const schedule = () => queueMicrotask(() => start(Math.max(limit() - running.size, 0)));
  return {
    add(job) {
      waiting.add(job);
      schedule();
      return () => {
        waiting.delete(job);
        done(job);
      };
    },
    flush: () => start(waiting.size),
  };
}
