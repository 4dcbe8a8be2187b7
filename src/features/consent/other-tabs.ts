import { readChoice } from '../../consent/read-choice';
import type { Scope } from '../../core/scope';
import { whenIdle } from '../../dom/idle';

/**
 * Written after each choice; other tabs get a storage event and read the cookies again.
 * @stored browser storage | inlay_consent_changed | necessary | until cleared | when the choice was changed last: tells other tabs
 */
const CHANGED_KEY = 'inlay_consent_changed';

/** Cookies reach a tab through another process than the storage event, and may arrive after it. */
const COOKIE_DELAY_MS = 500;

/**
 * Keeps the tabs of one site in step. A channel would keep pages out of the back/forward cache in some browsers, so it is
 * a storage event; where storage is blocked, a tab reads the cookies when the visitor returns to it.
 * @returns a call that tells the other tabs of a new choice
 */
export function watchOtherTabs(scope: Scope, onChange: () => void): () => void {
  const refresh = scope.guard(() => {
    if (JSON.stringify(readChoice()) !== JSON.stringify(scope.consent.get())) onChange();
  });
  let timer = 0;
  // Opening the storage makes the page wait for another process, so this waits until the banner has been painted.
  const cancelIdle = whenIdle(() => {
    scope.listen(window, 'storage', ({ key }) => {
      if (key !== CHANGED_KEY) return;
      refresh();
      timer = window.setTimeout(refresh, COOKIE_DELAY_MS);
    });
    // Another tab may have changed the choice meanwhile.
    refresh();
  });
  scope.defer(() => {
    cancelIdle();
    clearTimeout(timer);
  });
  scope.listen(window, 'pageshow', ({ persisted }) => persisted && refresh());
  scope.listen(document, 'visibilitychange', () => document.hidden || refresh());
  return () => {
    try {
      // The value has no meaning: writing it is what fires the event.
      localStorage.setItem(CHANGED_KEY, String(Date.now()));
    } catch {
      // Blocked or full: the other tabs read the cookies when the visitor returns to them.
    }
  };
}
