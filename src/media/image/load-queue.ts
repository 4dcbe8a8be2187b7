import { Breakpoint } from '../../vocabulary/breakpoints';

/** An image that is due. Measuring and writing are separate, so that a batch of images costs one layout. */
interface LoadJob {
  distance(): number;
  /** Reads sizes; returns a function that writes, and calls `done` when the next image may start. */
  measure(): (done: () => void) => void;
}

/** After this time an image no longer holds up the others. */
const SLOW_MS = 5000;
const CONCURRENCY = 16;
const MOBILE = `(max-width: ${Breakpoint.phone}px)`;

/** Loads the nearest images first, and a limited number at a time: one on a phone, sixteen elsewhere. */
export function createLoadQueue(
  limit: () => number = () => (matchMedia(MOBILE).matches ? 1 : CONCURRENCY),
  slowMs = SLOW_MS,
) {
  const waiting = new Set<LoadJob>();
  const running = new Set<LoadJob>();

  const done = (job: LoadJob) => {
    if (running.delete(job)) schedule();
  };
  const start = (places: number) => {
    // The sort is stable: equal distances keep the page's order.
    const batch = [...waiting].sort((one, other) => one.distance() - other.distance()).slice(0, places);
    const writes = batch.map((job) => [job, job.measure()] as const);
    for (const [job, write] of writes) {
      waiting.delete(job);
      running.add(job);
      setTimeout(done, slowMs, job);
      write(() => done(job));
    }
  };
  // In a microtask: images that become due together are measured together.
  const schedule = () => queueMicrotask(() => start(Math.max(limit() - running.size, 0)));
  return {
    /** Returns the cancel, which lets the next image start. */
    add(job: LoadJob) {
      waiting.add(job);
      schedule();
      return () => {
        waiting.delete(job);
        done(job);
      };
    },
    /** Starts everything at once, for printing. */
    flush: () => start(waiting.size),
  };
}
