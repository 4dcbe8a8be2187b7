import { readCookies } from '../storage/cookies';
import {
  answersOf,
  CATEGORIES,
  CHOICE_COOKIES,
  type ConsentCategory,
  type ConsentChoice,
} from './categories';

/**
 * The platform's cookie from before there were categories; older pages still read it.
 * @stored cookie | ss_cookieAllowed | necessary | 30 days | whether the visitor has accepted everything
 */
export const LEGACY_COOKIE = 'ss_cookieAllowed';

/** The choice in the platform's cookies; a category without its own cookie follows the old one. */
export function readChoice(): ConsentChoice {
  const cookies = readCookies();
  const answerTo = (category: ConsentCategory) => cookies[CHOICE_COOKIES[category]] || cookies[LEGACY_COOKIE];
  return CATEGORIES.some(answerTo) ? answersOf((category) => answerTo(category) === 'true') : undefined;
}
