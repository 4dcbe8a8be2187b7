/** The longest that Inlay works in one task before the browser may paint and respond. A unit that takes longer is one task. */
const TURN_MS = 25;

/** Work that waits for its turn. */
export const waiting: Array<() => void> = [];
/** When the task that runs now began its work for the page; undefined until it does. */
let began: number | undefined;

function begin(): number {
  // Another task runs by then.
  setTimeout(() => {
    began = undefined;
  });
  return performance.now();
}

function isOver(): boolean {
  began ??= begin();
  return performance.now() - began > TURN_MS;
}

// The script itself is the first work.
isOver();

async function workOff(): Promise<void> {
  while (waiting.length) {
    await (window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve)));
    began = undefined;
    while (waiting.length && !isOver()) {
      try {
        waiting.shift()?.();
      } catch (error) {
        // The work behind it still runs.
        reportError(error);
      }
    }
  }
}

/**
 * Runs `work` now, or in a later task where this one has been busy for 25 ms: then after all that waits already. What it throws
 * goes to the caller now, and to the page's error events later.
 * @example await inTurn(() => mount());
 */
export function inTurn(work: () => void): Promise<void> | undefined {
  if (!waiting.length && !isOver()) {
    work();
    return undefined;
  }
  return new Promise((resolve) => {
    const isFirst =
      waiting.push(() => {
        resolve();
        work();
      }) === 1;
    if (isFirst) void workOff();
  });
}
