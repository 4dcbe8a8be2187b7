import { writeCookie } from '../storage/cookies';
import type { ConsentAnswers } from './categories';
import { CONSENT_DAYS } from './write-choice';

/**
 * @stored cookie | inlay_consent | necessary | 30 days | what was chosen, when, and which banner was shown
 */
const RECEIPT_COOKIE = 'inlay_consent';

/** The choice, its time, and what the visitor had been shown. */
interface ConsentReceipt extends ConsentAnswers {
  /** ISO 8601, in UTC. */
  readonly at: string;
  /** Changes with the texts and choices of the banner. */
  readonly banner: string;
  /** The browser sent Global Privacy Control at that time. */
  readonly gpc: boolean;
}

/** Keeps the receipt as long as the choice itself; `v` is the version of this format. */
export function writeReceipt(choice: ConsentAnswers, about: Pick<ConsentReceipt, 'banner' | 'gpc'>): void {
  const receipt: ConsentReceipt = { ...choice, ...about, at: new Date().toISOString() };
  writeCookie(RECEIPT_COOKIE, JSON.stringify({ v: 1, ...receipt }), { days: CONSENT_DAYS });
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
