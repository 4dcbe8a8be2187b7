import type { Scope } from '../../core/scope';
import { isPlainObject } from '../../data/is-plain-object';
import { createLocalStore } from '../../storage/local-store';
import { isPrivate, isUntouched, keyedControls, readEntry } from './control-entry';
import { draftName } from './draft-record';
import { createRestorer } from './restore-entries';

const SAVE_MS = 100;

/**
 * Keeps a form's entries in the tab's session storage, by form and version, so that a reload or crash loses nothing. Never kept: passwords, files,
 * hidden fields, and controls with `autocomplete="off"` or in `[data-inlay-draft="off"]`. `version` changes with the form's fields: entries of
 * another one are dropped.
 */
export function keepDraft(
  scope: Pick<Scope, 'defer' | 'listen' | 'guard'>,
  form: HTMLElement,
  { record, version }: { readonly record: string; readonly version: string },
) {
  const store = createLocalStore('session');
  const name = draftName(record);
  const restorer = createRestorer(scope, form);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stopTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const save = () => {
    stopTimer();
    const entries = { ...restorer.pending() };
    for (const [key, control] of keyedControls(form))
      if (!isUntouched(control) && !isPrivate(control)) entries[key] = readEntry(control);
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
  scope.defer(flush);

  return {
    /** Restores the kept entries and returns how many; controls that are drawn later get theirs then. */
    restore() {
      const kept = store.get(name);
      const entries = isPlainObject(kept) && kept.version === version ? kept.entries : undefined;
      const restored = restorer.restore(isPlainObject(entries) ? entries : {});
      // What was typed before this code was loaded.
      saveSoon();
      return restored;
    },
    /** Forgets everything: the server has taken the form. */
    clear() {
      stopTimer();
      restorer.stop();
      store.remove(name);
    },
  };
}
