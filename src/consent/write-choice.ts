import { writeCookie } from '../storage/cookies';
import { allowsAll, CATEGORIES, CHOICE_COOKIES, type ConsentAnswers } from './categories';
import { LEGACY_COOKIE } from './read-choice';

/** Days that a choice, and its receipt, are kept. */
export const CONSENT_DAYS = 30;

/** Keeps the choice in the platform's cookies, the old one included: that one is `true` when everything is allowed. */
export function writeChoice(choice: ConsentAnswers): void {
  const keep = (name: string, isAllowed: boolean) =>
    writeCookie(name, String(isAllowed), { days: CONSENT_DAYS });
  for (const category of CATEGORIES) keep(CHOICE_COOKIES[category], choice[category]);
  keep(LEGACY_COOKIE, allowsAll(choice));
}
