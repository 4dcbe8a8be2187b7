type Write = () => void;

const waiting: Array<() => Write | undefined> = [];

/**
 * Batches reads before writes: all `read` calls of the current task run first, then all the writes that they return, in a
 * microtask. A thousand blocks that mount in one task cost one layout instead of a thousand.
 */
export function readThenWrite(read: () => Write | undefined): void {
  if (waiting.push(read) > 1) return;
  queueMicrotask(() => {
    const writes = waiting.splice(0).map((one) => attempt(one));
    for (const write of writes) if (write) attempt(write);
  });
}

/** An error in one callback does not stop the others. */
function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch (error) {
    reportError(error);
    return undefined;
  }
}
