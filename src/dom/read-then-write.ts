type Write = () => void;

const waiting: Array<() => Write | undefined> = [];

/**
 * Reads sizes together with whoever else wants to at this moment, and then writes: a thousand blocks that mount one after
 * the other cost one layout, not a thousand. Both come after the running code, before anything is painted.
 */
export function readThenWrite(read: () => Write | undefined): void {
  if (waiting.push(read) > 1) return;
  queueMicrotask(() => {
    const writes = waiting.splice(0).map((one) => attempt(one));
    for (const write of writes) if (write) attempt(write);
  });
}

/** What fails for one does not keep the others from their turn. */
function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch (error) {
    reportError(error);
    return undefined;
  }
}
