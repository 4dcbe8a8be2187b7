import { writeCookie } from '../storage/cookies';
import { RECEIPT_COOKIE } from './answers';
import { allowsAll, CATEGORIES, CHOICE_COOKIES, type ConsentAnswers } from './categories';
import { own } from './own-list';
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

/**
 * Keeps the choice and its time as long as the choice itself; `v` is the version of this format: 2 names what the site's own list has, too, and the
 * list is read from it.
 * @param about `banner` changes with the banner's texts and choices; `gpc`: the browser sends Global Privacy Control
 */
export function writeReceipt(
  choice: ConsentAnswers,
  about: { readonly banner: string; readonly gpc: boolean },
): void {
  const answers = Object.fromEntries(CATEGORIES.map((category) => [category, choice[category]]));
  const ofList = own.list?.receiptOf(choice);
  const receipt = { v: ofList ? 2 : 1, ...answers, ...about, at: new Date().toISOString(), ...ofList };
  writeCookie(RECEIPT_COOKIE, JSON.stringify(receipt), { days: CONSENT_DAYS });
}

/** A short name for what the banner and the panel say: FNV-1a over the banner's settings in alphabetical order, and the site's own list. */
export function bannerVersion(cookieSettings: Readonly<Record<string, unknown>> | undefined): string {
  const shown = Object.entries(cookieSettings ?? {})
    .filter(([name]) => name.startsWith('cookieBanner'))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const { list } = own;
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify(list ? [shown, list.categories] : shown)) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
