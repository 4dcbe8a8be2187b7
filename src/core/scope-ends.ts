/** The undos of a scope, which run when it ends, newest first. */
interface ScopeEnds {
  /** False as soon as the end begins. */
  isLive(): boolean;
  /** True when everything has been undone. */
  isEnded(): boolean;
  /** Aborted when the end begins. Created on first use. */
  signal(): AbortSignal;
  /** Runs `undo` at the end, or at once if that has begun. Errors go to `onError`, and the others still run. */
  add(undo: () => void): void;
  /** For an `undo` that has already run. */
  remove(undo: () => void): void;
  end(): void;
}

export function createScopeEnds(onError: (error: unknown) => void): ScopeEnds {
  const ends = new Set<() => void>();
  let state: 'live' | 'ending' | 'ended' = 'live';
  let controller: AbortController | undefined;
  const run = (undo: () => void) => {
    try {
      undo();
    } catch (error) {
      onError(error);
    }
  };
  return {
    isLive: () => state === 'live',
    isEnded: () => state === 'ended',
    signal() {
      // Most blocks never need one.
      if (!controller) {
        controller = new AbortController();
        if (state !== 'live') controller.abort();
      }
      return controller.signal;
    },
    add(undo) {
      if (state === 'live') ends.add(undo);
      else run(undo);
    },
    remove: (undo) => void ends.delete(undo),
    end() {
      if (state !== 'live') return;
      state = 'ending';
      controller?.abort();
      // An end may undo one of the others.
      for (const newest of [...ends].reverse()) if (ends.delete(newest)) run(newest);
      state = 'ended';
    },
  };
}
