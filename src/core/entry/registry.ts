export type SiteState = 'notInitialized' | 'initialized' | 'destroyed';

/** Runs when the site initialises; what it returns runs when the site is destroyed. */
type Initializer = () => unknown;

export interface Registry {
  readonly state: SiteState;
  /** Runs `initializer` at each init, in order of registration; at once when the site is initialised already. */
  onInitialize(initializer: Initializer): void;
  /** Runs `destructor` at each destroy, in reverse order of registration. */
  onDestroy(destructor: () => void): void;
  /** Initialises the site: by itself when the page is parsed; by hand after `destroy()`. */
  init(): void;
  destroy(): void;
}

interface Entry {
  readonly run: Initializer;
  undo?: unknown;
}

/**
 * The site-init registry: `notInitialized → initialized → destroyed`, and `initialized` again after an AJAX page load.
 * Initializers and destructors are isolated: one that throws is reported, and the others still run.
 */
export function createRegistry(
  onFault: (phase: 'initialize' | 'destroy', error: unknown) => void,
  onState: (state: 'initialized' | 'destroyed') => void,
): Registry {
  const entries: Entry[] = [];
  let state: SiteState = 'notInitialized';
  let isRunning = false;

  const attempt = (phase: 'initialize' | 'destroy', run: Initializer) => {
    const failed = (error: unknown) => onFault(phase, error);
    try {
      const result = run();
      if (result instanceof Promise) result.catch(failed);
      return result;
    } catch (error) {
      return failed(error);
    }
  };
  const initialize = (entry: Entry) => {
    entry.undo = attempt('initialize', entry.run);
  };
  const add = (run: Initializer) => {
    const entry: Entry = { run };
    entries.push(entry);
    // While init runs, its own loop reaches the new entry.
    if (state === 'initialized') initialize(entry);
  };

  return {
    get state() {
      return state;
    },
    onInitialize: add,
    onDestroy: (destructor) => add(() => destructor),
    init() {
      if (state === 'initialized' || isRunning) return;
      isRunning = true;
      for (const entry of entries) initialize(entry);
      isRunning = false;
      state = 'initialized';
      onState(state);
    },
    destroy() {
      if (state !== 'initialized') return;
      state = 'destroyed';
      onState(state);
      for (const { undo } of [...entries].reverse())
        if (typeof undo === 'function') attempt('destroy', () => undo());
    },
  };
}
