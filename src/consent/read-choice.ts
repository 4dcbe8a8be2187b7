import { readCookies } from '../storage/cookies';
import {
  CATEGORIES,
  CHOICE_COOKIES,
  type ConsentCategory,
  type ConsentChoice,
  platformAnswers,
} from './categories';
import { own } from './own-list';

/**
 * The platform's cookie from before there were categories; older pages still read it.
 * @stored cookie | ss_cookieAllowed | necessary | 30 days | whether the visitor has accepted everything
 */
export const LEGACY_COOKIE = 'ss_cookieAllowed';

/** The choice in the platform's cookies; a category without its own cookie follows the old one. The site's own list reads the rest of it. */
export function readChoice(): ConsentChoice {
  const cookies = readCookies();
  const answerTo = (category: ConsentCategory) => cookies[CHOICE_COOKIES[category]] || cookies[LEGACY_COOKIE];
  const choice = CATEGORIES.some(answerTo)
    ? platformAnswers((category) => answerTo(category) === 'true')
    : undefined;
  return own.list ? (own.list.read(choice) as ConsentChoice) : choice;
}
