import { createStore, type Store, type WritableStore } from '../core/store';
import { readCookie, writeCookie } from '../storage/cookies';

/** What a visitor may be asked about. Strictly necessary storage needs no asking and is no category. */
export type ConsentCategory = 'performance' | 'marketing';

/** `undefined` until the visitor has chosen. */
export type ConsentChoice = Readonly<Record<ConsentCategory, boolean>> | undefined;

/** The visitor's choice, readable by features, blocks and theme scripts. */
export interface Consent extends Store<ConsentChoice> {
  /** Keeps the choice for 30 days in the platform's old and new cookies, and tells the listeners. */
  choose(choice: NonNullable<ConsentChoice>): void;
}

const CONSENT_DAYS = 30;
const cookieName = (category: string) => `ss_${category}Allowed`;
/** Pages of before the two categories ask this one. */
const LEGACY = cookieName('cookie');
const PERFORMANCE = cookieName('performanceCookies');
const MARKETING = cookieName('marketingCookies');

function readChoice(): ConsentChoice {
  const legacy = readCookie(LEGACY);
  const performance = readCookie(PERFORMANCE) ?? legacy;
  const marketing = readCookie(MARKETING) ?? legacy;
  if (!performance && !marketing) return undefined;
  return { performance: performance === 'true', marketing: marketing === 'true' };
}

/**
 * The consent store over the platform's cookies.
 * @example Inlay.consent.subscribe(() => console.log(Inlay.consent.get()?.marketing));
 */
export function createConsent(): Consent {
  let made: WritableStore<ConsentChoice> | undefined;
  // Reading cookies waits for another process: only pages that ask for the choice pay for it.
  const store = () => {
    made ??= createStore(readChoice());
    return made;
  };
  return {
    get: () => store().get(),
    subscribe: (listener) => store().subscribe(listener),
    choose(choice) {
      const { performance, marketing } = choice;
      const values = {
        [PERFORMANCE]: performance,
        [MARKETING]: marketing,
        [LEGACY]: performance && marketing,
      };
      for (const [name, value] of Object.entries(values)) writeCookie(name, String(value), CONSENT_DAYS);
      store().set(choice);
    },
  };
}
