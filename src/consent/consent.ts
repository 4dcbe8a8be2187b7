import { createStore, type Store, type WritableStore } from '../store/store';
import { readChoice, writeChoice } from './choice-cookies';
import { type CookieSettings, isRestrictive } from './policy';

/** What a visitor may be asked about. Strictly necessary storage needs no asking and is no category. */
export type ConsentCategory = 'performance' | 'marketing';

/** `undefined` until the visitor has chosen. */
export type ConsentChoice = Readonly<Record<ConsentCategory, boolean>> | undefined;

/** The visitor's choice, readable by features, blocks and theme scripts. */
export interface Consent extends Store<ConsentChoice> {
  /**
   * Whether the visitor has said yes to a category, or to all of several parted by blanks. False until they have
   * answered, since silence is no consent, and for anything that is no category.
   * @example if (Inlay.consent.allows('marketing')) showMap();
   */
  allows(categories: ConsentCategory | (string & {})): boolean;
  /** Whether the site's policy lets nothing of other companies in before the visitor has said yes. */
  isRequired(): boolean;
  /** Keeps the choice for 30 days in the platform's old and new cookies, and tells the listeners. */
  choose(choice: NonNullable<ConsentChoice>): void;
  /** Takes the choice from the cookies, which a script of the page may have written itself, and tells the listeners. */
  refresh(): void;
}

/**
 * The consent store over the platform's cookies, under the policy of the site's cookie settings.
 * @example Inlay.consent.subscribe(() => console.log(Inlay.consent.allows('marketing')));
 */
export function createConsent(
  onChange: (choice: ConsentChoice) => void,
  readSettings: () => CookieSettings = () => undefined,
): Consent {
  let made: WritableStore<ConsentChoice> | undefined;
  // Reading cookies waits for another process: only pages that ask for the choice pay for it.
  const store = () => {
    if (!made) {
      made = createStore(readChoice());
      made.subscribe(() => onChange(store().get()));
    }
    return made;
  };
  return {
    get: () => store().get(),
    subscribe: (listener) => store().subscribe(listener),
    allows: (categories) =>
      // What is no category is in no choice.
      categories.split(' ').every((category) => store().get()?.[category as ConsentCategory] === true),
    isRequired: () => isRestrictive(readSettings()),
    choose({ performance, marketing }) {
      const choice = { performance, marketing };
      writeChoice(choice);
      store().set(choice);
    },
    refresh() {
      const choice = readChoice();
      // Where the browser takes no cookies, the choice that this page knows is all there is.
      if (choice) store().set(choice);
    },
  };
}
