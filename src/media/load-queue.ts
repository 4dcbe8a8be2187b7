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
  const running = new Map<LoadJob, ReturnType<typeof setTimeout>>();
  let isScheduled = false;

  const done = (job: LoadJob) => {
    clearTimeout(running.get(job));
    if (running.delete(job)) schedule();
  };
  const start = (places: number) => {
    let batch = [...waiting];
    if (batch.length > places) {
      const distances = new Map(batch.map((job) => [job, job.distance()]));
      // Sorting keeps the page's order where distances are equal.
      batch = batch
        .sort((one, other) => (distances.get(one) ?? 0) - (distances.get(other) ?? 0))
        .slice(0, places);
    }
    const writes = batch.map((job) => [job, job.measure()] as const);
    for (const [job, write] of writes) {
      waiting.delete(job);
      running.set(
        job,
        setTimeout(() => done(job), slowMs),
      );
      write(() => done(job));
    }
  };
  const schedule = () => {
    if (isScheduled || !waiting.size) return;
    isScheduled = true;
    // Those that become due together are measured together.
    queueMicrotask(() => {
      isScheduled = false;
      start(Math.max(limit() - running.size, 0));
    });
  };
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
