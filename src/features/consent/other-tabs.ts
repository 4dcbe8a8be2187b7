import type { Consent } from '../../consent/consent';
import { readChoice } from '../../consent/read-choice';
import { whenIdle } from '../../dom/idle';

/** Written after each choice; other tabs hear of it and read the cookies again. */
const CHANGED_KEY = 'inlay_consent_changed';

/** Cookies travel by another process than the storage event, and may come after it. */
const COOKIES_COME_MS = 500;

export interface OtherTabs {
  /** Tells them that the cookies have changed. */
  tell(): void;
  destroy(): void;
}

/**
 * Keeps the tabs of one site agreed. A channel would keep pages out of the back/forward cache in some browsers, so it is
 * a storage event; where storage is blocked, a tab looks at the cookies when the visitor comes back to it.
 */
export function watchOtherTabs(consent: Pick<Consent, 'get'>, onChange: () => void): OtherTabs {
  const refresh = () => {
    if (JSON.stringify(readChoice()) !== JSON.stringify(consent.get())) onChange();
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  let timer = 0;
  // Opening the storage makes the page wait for another process, and no other tab is as near as the visitor's first sight.
  const cancelIdle = whenIdle(() => {
    const hear = ({ key }: StorageEvent) => {
      if (key !== CHANGED_KEY) return;
      refresh();
      timer = window.setTimeout(refresh, COOKIES_COME_MS);
    };
    addEventListener('storage', hear, { signal });
    // It may have changed meanwhile.
    refresh();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && refresh(), { signal });
  document.addEventListener('visibilitychange', () => document.hidden || refresh(), { signal });
  return {
    tell() {
      try {
        // Nothing is kept in it: it is the writing that other tabs hear of.
        localStorage.setItem(CHANGED_KEY, String(Date.now()));
      } catch {
        // Blocked or full: they look for themselves.
      }
    },
    destroy() {
      cancelIdle();
      clearTimeout(timer);
      listeners.abort();
    },
  };
}
