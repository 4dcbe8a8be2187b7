import type { Consent } from './consent';
import { type Answers, own } from './own-list';

/** The categories that need no answer. */
export const ALWAYS: readonly string[] = ['necessary'];

/** The answer to a category or to a name of the site's own list. Names of JavaScript's own have none. */
export const answerTo = (answers: Answers | undefined, name: string): boolean => answers?.[name] === true;

/** Checks whether the visitor still has to answer: they have never chosen, or the site's own list has changed since. */
export const isAsking = (consent: Pick<Consent, 'get'>): boolean =>
  !consent.get() || own.list?.isOutdated === true;

/**
 * The cookie of the receipt.
 * @stored cookie | inlay_consent | necessary | 30 days | what was chosen, when, and which banner was shown
 */
export const RECEIPT_COOKIE = 'inlay_consent';
