import { createStore, type Store, type WritableStore } from '../store/store';
import { answersOf, type ConsentAnswers, type ConsentCategory, type ConsentChoice } from './categories';
import { type CookieSettings, isRestrictive } from './policy';
import { readChoice } from './read-choice';

/** The visitor's choice, readable by features, blocks and theme scripts. */
export interface Consent extends Store<ConsentChoice> {
  /**
   * Checks whether the visitor has allowed a category, or all of several separated by spaces. False until they have
   * answered, since silence is not consent, and for anything that is not a category.
   * @example if (Inlay.consent.allows('marketing')) showMap();
   */
  allows(categories: ConsentCategory | (string & {})): boolean;
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
      created = createStore(readChoice());
      created.subscribe(() => {
        const choice = store().get();
        if (choice) onChange(choice);
      });
    }
    return created;
  };
  return {
    get: () => store().get(),
    subscribe: (listener) => store().subscribe(listener),
    allows: (categories) =>
      // Anything that is not a category is missing from every choice.
      categories.split(' ').every((category) => store().get()?.[category as ConsentCategory] === true),
    isRequired: () => isRestrictive(readSettings()),
    choose: (choice) => store().set(answersOf((category) => choice[category] === true)),
    refresh() {
      const choice = readChoice();
      // Some browsers refuse cookies: then the choice that this page knows is the only one.
      if (choice) store().set(choice);
    },
  };
}
