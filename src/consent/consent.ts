import { forgetCookies } from '../storage/cookies';
import { createStore, type Store, type WritableStore } from '../store/store';
import {
  answersOf,
  type ConsentAnswers,
  type ConsentCategory,
  type ConsentChoice,
  type ConsentName,
} from './categories';
import { own } from './own-list';
import { type CookieSettings, findListSettings, isRestrictive } from './policy';
import { readChoice } from './read-choice';

/** Names separated by spaces, if all are known; otherwise the known ones, for the compiler's message. A `string` may be anything. */
export type KnownNames<Names extends string> = string extends Names
  ? Names
  : Names extends `${infer First} ${infer Rest}`
    ? First extends ConsentName
      ? `${First} ${KnownNames<Rest>}`
      : ConsentName
    : Names extends ConsentName
      ? Names
      : ConsentName;

/** The visitor's choice, readable by features, blocks and theme scripts. */
export interface Consent extends Store<ConsentChoice> {
  /**
   * Checks whether the visitor has allowed a category or a service of the site's list, or all of several separated by spaces. False until they
   * have answered, since silence is not consent, and for unknown names.
   * @example if (Inlay.consent.allows('marketing')) showMap();
   */
  allows<Names extends string>(names: KnownNames<Names>): boolean;
  /** Checks whether the site's policy lets nothing from other companies in before the visitor has allowed it. */
  isRequired(): boolean;
  /**
   * Sets the choice and tells the listeners. The feature `consent`, one of them, keeps it for 30 days in the platform's cookies; it
   * is loaded with the first choice where the page did not need it before.
   * @example Inlay.consent.choose({ performance: true, marketing: false });
   */
  choose(choice: ConsentAnswers): void;
  /** Takes the choice from the cookies, which a script of the page may have written itself, and tells the listeners. */
  refresh(): void;
}

/**
 * The consent store over the platform's cookies, under the policy of the site's cookie settings.
 * @example Inlay.consent.subscribe(() => console.log(Inlay.consent.allows('marketing')));
 */
export function createConsent(
  onChange: (choice: ConsentAnswers) => void,
  readSettings: () => CookieSettings = () => undefined,
): Consent {
  let created: WritableStore<ConsentChoice> | undefined;
  // The browser asks another process for cookies, so only pages that ask for the choice read them.
  const store = () => {
    if (!created) {
      // Until the site's own list is there, nobody knows what the cookies mean.
      created = createStore(!own.list && findListSettings(readSettings()) ? undefined : readChoice());
      created.subscribe(() => {
        const choice = store().get();
        if (choice && !own.isReading) onChange(choice);
      });
    }
    return created;
  };
  return {
    get: () => store().get(),
    subscribe: (listener) => store().subscribe(listener),
    allows: (names) =>
      // Unknown names are missing from every choice.
      names.split(' ').every((name) => store().get()?.[name as ConsentCategory] === true),
    isRequired: () => isRestrictive(readSettings()),
    choose: (choice) => store().set(answersOf((name) => choice[name as ConsentCategory])),
    refresh() {
      forgetCookies();
      const choice = readChoice();
      // Some browsers refuse cookies: then the choice that this page knows is the only one.
      if (choice) store().set(choice);
    },
  };
}
