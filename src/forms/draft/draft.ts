import type { Scope } from '../../core/scope';
import { createLocalStore, type LocalStore } from '../../storage/local-store';
import { isUntouched, keyedControls, readEntry, writeEntry } from './control-entry';
import { draftName } from './draft-record';

/** Keeps what is typed while the tab is open, so that a reload, a crash or an ended session loses nothing. */
export interface Draft {
  /** Restores the kept entries and returns how many; controls that are drawn later get theirs then. */
  restore(): number;
  /** Forgets everything: the server has taken the form. */
  clear(): void;
}

export interface DraftOptions {
  readonly form: HTMLElement;
  /** The form's name in the store. */
  readonly record: string;
  /** Changes when the form's fields do; what was kept for another version is dropped. */
  readonly version: string;
  readonly store?: LocalStore;
}

type Entries = Record<string, unknown>;

const SAVE_MS = 100;

const isRecord = (value: unknown): value is Readonly<Entries> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Restores the entries whose controls are there, takes them out of `pending`, and returns how many it restored. */
function restoreEntries(form: HTMLElement, pending: Entries): number {
  let restored = 0;
  for (const [key, control] of keyedControls(form)) {
    if (!Object.hasOwn(pending, key)) continue;
    const isFree = isUntouched(control);
    // A select that does not have its options yet waits, too.
    if (isFree && !writeEntry(control, pending[key])) continue;
    delete pending[key];
    if (isFree) restored++;
  }
  return restored;
}

/**
 * Keeps a form's entries in the tab's session storage, by form and version. Passwords, files, hidden fields, controls with
 * `autocomplete="off"` and everything in `[data-inlay-draft="off"]` are never kept.
 * @example
 * const draft = keepDraft(scope, { form, record, version });
 * draft.restore();
 */
export function keepDraft(
  scope: Pick<Scope, 'defer' | 'listen' | 'guard'>,
  { form, record, version, store = createLocalStore('session') }: DraftOptions,
): Draft {
  const name = draftName(record);
  /** Entries whose control is not in the page yet. */
  let pending: Entries = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watcher = new MutationObserver(
    scope.guard(() => {
      restoreEntries(form, pending);
      if (!Object.keys(pending).length) watcher.disconnect();
    }),
  );

  const stopTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const save = () => {
    stopTimer();
    const entries: Entries = { ...pending };
    for (const [key, control] of keyedControls(form))
      if (!isUntouched(control)) entries[key] = readEntry(control);
    if (Object.keys(entries).length) store.set(name, { version, entries });
    else store.remove(name);
  };
  const saveSoon = () => {
    timer ??= setTimeout(scope.guard(save), SAVE_MS);
  };
  const flush = () => {
    if (timer !== undefined) save();
  };

  for (const type of ['input', 'change', 'reset']) scope.listen(form, type, saveSoon);
  scope.listen(window, 'pagehide', flush);
  scope.listen(document, 'visibilitychange', flush);
  scope.defer(() => {
    flush();
    watcher.disconnect();
  });

  return {
    restore() {
      const kept = store.get(name);
      pending =
        isRecord(kept) && kept.version === version && isRecord(kept.entries) ? { ...kept.entries } : {};
      const restored = restoreEntries(form, pending);
      // What was typed before this code was loaded.
      saveSoon();
      // Follow-up questions are drawn after the answer that they belong to.
      if (Object.keys(pending).length) watcher.observe(form, { childList: true, subtree: true });
      return restored;
    },
    clear() {
      stopTimer();
      pending = {};
      watcher.disconnect();
      store.remove(name);
    },
  };
}
