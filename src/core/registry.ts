export type SiteState = 'notInitialized' | 'initialized' | 'destroyed';

/** Runs when the site initialises; what it returns runs when the site is destroyed. */
export type Initializer = () => unknown;
export type Destructor = () => void;

export interface Registry {
  readonly state: SiteState;
  /** Runs `initializer` at each init, in order of registration; at once when the site is initialised already. Returns the undo. */
  onInitialize(initializer: Initializer): () => void;
  /** Runs `destructor` at each destroy, in reverse order of registration. Returns the undo. */
  onDestroy(destructor: Destructor): () => void;
  init(): void;
  destroy(): void;
}

export interface RegistryPorts {
  readonly onFault: (phase: 'initialize' | 'destroy', error: unknown) => void;
  readonly onState: (state: 'initialized' | 'destroyed') => void;
}

interface Entry {
  readonly run: Initializer;
  undo?: unknown;
}

/**
 * The site-init registry: `notInitialized → initialized → destroyed`, and `initialized` again after an AJAX page load.
 * Each initializer and destructor stands alone: one that throws is reported and the rest go on.
 */
export function createRegistry({ onFault, onState }: RegistryPorts): Registry {
  const entries = new Set<Entry>();
  let state: SiteState = 'notInitialized';
  let isRunning = false;

  const attempt = (phase: 'initialize' | 'destroy', run: Initializer) => {
    try {
      const result = run();
      if (result instanceof Promise) result.catch((error) => onFault(phase, error));
      return result;
    } catch (error) {
      return onFault(phase, error);
    }
  };
  const initialize = (entry: Entry) => {
    entry.undo = attempt('initialize', entry.run);
  };
  const conclude = ({ undo }: Entry) => {
    if (typeof undo === 'function') attempt('destroy', () => undo());
  };
  const onInitialize = (run: Initializer) => {
    const entry: Entry = { run };
    entries.add(entry);
    // While init runs, its own loop reaches the new entry.
    if (state === 'initialized') initialize(entry);
    return () => {
      if (entries.delete(entry) && state === 'initialized') conclude(entry);
    };
  };

  return {
    get state() {
      return state;
    },
    onInitialize,
    onDestroy(destructor) {
      const entry: Entry = { run: () => destructor, undo: destructor };
      entries.add(entry);
      return () => entries.delete(entry);
    },
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
      for (const entry of [...entries].reverse()) conclude(entry);
    },
  };
}
