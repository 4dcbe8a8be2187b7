import type { Scope } from '../../core/scope';
import { isUntouched, keyedControls, writeEntry } from './control-entry';

/** Fills entries into a form, whose follow-up questions are drawn only after the answer that they belong to. */
export function createRestorer(scope: Pick<Scope, 'defer' | 'guard'>, form: HTMLElement) {
  const pending = new Map<string, unknown>();

  /** Restores entries whose controls are in the page. Whatever the visitor has typed meanwhile stays. */
  function restorePending(): number {
    let restored = 0;
    for (const [key, control] of keyedControls(form)) {
      if (!pending.has(key)) continue;
      const isFree = isUntouched(control);
      // A select that does not have its options yet waits, too.
      if (isFree && !writeEntry(control, pending.get(key))) continue;
      pending.delete(key);
      if (isFree) restored++;
    }
    return restored;
  }

  const watcher = new MutationObserver(
    scope.guard(() => {
      restorePending();
      if (!pending.size) watcher.disconnect();
    }),
  );
  const stop = () => {
    watcher.disconnect();
    pending.clear();
  };
  scope.defer(stop);

  return {
    /** Restores entries and returns how many; controls that are drawn later get theirs then. */
    restore(entries: Readonly<Record<string, unknown>>) {
      stop();
      for (const [key, entry] of Object.entries(entries)) pending.set(key, entry);
      const restored = restorePending();
      if (pending.size) watcher.observe(form, { childList: true, subtree: true });
      return restored;
    },
    /** Entries whose control is not in the page yet. */
    pending: () => Object.fromEntries(pending),
    stop,
  };
}
