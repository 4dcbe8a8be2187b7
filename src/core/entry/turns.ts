/** The longest that Inlay works in one task before the browser may paint and respond. A unit that takes longer is one task. */
const TURN_MS = 25;

const waiting: Array<() => void> = [];
/** Start of mounting in the current task; undefined before it. */
let began: number | undefined;

function isOver(): boolean {
  if (began === undefined) {
    began = performance.now();
    // Another task runs by then.
    setTimeout(() => {
      began = undefined;
    });
  }
  return performance.now() - began > TURN_MS;
}

async function workOff(): Promise<void> {
  while (waiting.length) {
    await (window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve)));
    began = undefined;
    while (waiting.length && !isOver()) waiting.shift()?.();
  }
}

/**
 * Runs `work` now, or in a later task where this one has been busy for 25 ms: then after all that waits already. `work` never throws.
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
        work();
        resolve();
      }) === 1;
    if (isFirst) void workOff();
  });
}
