import { writeCookie } from '../storage/cookies';
import type { ConsentAnswers } from './categories';
import { CONSENT_DAYS } from './write-choice';

/**
 * @stored cookie | inlay_consent | necessary | 30 days | what was chosen, when, and which banner was shown
 */
const RECEIPT_COOKIE = 'inlay_consent';

/**
 * Keeps the choice and its time as long as the choice itself; `v` is the version of this format.
 * @param about `banner` changes with the banner's texts and choices; `gpc`: the browser sends Global Privacy Control
 */
export function writeReceipt(
  choice: ConsentAnswers,
  about: { readonly banner: string; readonly gpc: boolean },
): void {
  const receipt = { v: 1, ...choice, ...about, at: new Date().toISOString() };
  writeCookie(RECEIPT_COOKIE, JSON.stringify(receipt), { days: CONSENT_DAYS });
}

/** A short name for what the banner says: FNV-1a over its settings in alphabetical order. */
export function bannerVersion(cookieSettings: Readonly<Record<string, unknown>> | undefined): string {
  const shown = Object.entries(cookieSettings ?? {})
    .filter(([name]) => name.startsWith('cookieBanner'))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify(shown)) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
