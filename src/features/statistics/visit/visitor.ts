import { readCookie } from '../../../storage/cookies';
import { randomNumber } from '../../../text/random-number';
import { readAnalyticsId } from './analytics-id';
import { readSession } from './session';
import { writeSiteCookie } from './site-cookie';

/**
 * The platform's record of a visitor.
 * @stored cookie | ss_cvr | performance | 730 days | who visits, the dates of the first, the previous and this visit, how many visits: tells new visitors from returning ones
 */
const VISIT_COOKIE = 'ss_cvr';
const VISIT_DAYS = 730;
/** Visitor, first visit, previous visit, this visit, number of visits: numbers without a leading zero. */
const RECORD = /^[^|]+(?:\|[1-9]\d*){4}$/;

/**
 * The start of this visit, which ends half an hour after the cookie was last read.
 * @stored cookie | ss_cvt | performance | 30 minutes | when this visit began: tells visits apart
 */
const SESSION_COOKIE = 'ss_cvt';
const SESSION_MINUTES = 30;

/** The visitor's record. A new visit moves its dates on; an unreadable record is replaced. Call this only where visitors may be recognised. */
export function readVisit(now = Date.now()): string {
  const known = readCookie(VISIT_COOKIE);
  const isKnown = known !== undefined && RECORD.test(known);
  const visit = readCookie(SESSION_COOKIE);
  writeSiteCookie(SESSION_COOKIE, visit ?? `${now}`, SESSION_MINUTES / (24 * 60));
  if (isKnown && visit) return known;
  const [id = randomNumber(), first = now, , current = now, count = 0] = isKnown ? known.split('|') : [];
  const record = [id, first, current, now, Number(count) + 1].join('|');
  writeSiteCookie(VISIT_COOKIE, record, VISIT_DAYS);
  return record;
}

/** A visit's record is read from memory for this time, since a click should not wait for cookies. */
const FRESH_MS = 60_000;

/** All by which a visitor is recognised. */
export type Visitor = ReturnType<typeof readVisitor>;

/** Reads or makes it all. Call this only where visitors may be recognised. `onRefused`: see `readAnalyticsId`. */
export function readVisitor(onRefused: () => void) {
  // Before the analytics id, by whose absence it knows a new visitor.
  const session = readSession();
  let record = readVisit();
  let readAt = Date.now();
  return {
    session,
    analyticsId: readAnalyticsId(onRefused),
    /** The visit's record. Asking for it keeps the visit alive. */
    visit(): string {
      if (Math.abs(Date.now() - readAt) > FRESH_MS) {
        record = readVisit();
        readAt = Date.now();
      }
      return record;
    },
  };
}
