import { readCookie } from '../../storage/cookies';
import { randomNumber } from '../random-number';
import { writeSiteCookie } from './site-cookie';

/**
 * The platform's record of a visitor.
 * @stored cookie | ss_cvr | performance | 730 days | who visits, the dates of the first, the previous and this visit, how many visits: tells new visitors from returning ones
 */
export const VISIT_COOKIE = 'ss_cvr';
export const VISIT_DAYS = 730;
/** Visitor, first visit, previous visit, this visit, number of visits: numbers without a leading zero. */
const RECORD = /^[^|]+(?:\|[1-9]\d*){4}$/;

/**
 * The start of this visit, which ends half an hour after the cookie was last read.
 * @stored cookie | ss_cvt | performance | 30 minutes | when this visit began: tells visits apart
 */
export const SESSION_COOKIE = 'ss_cvt';
export const SESSION_MINUTES = 30;

/**
 * The visitor's record. A new visit moves its dates on; an unreadable record is replaced. Call this only where visitors may be
 * recognised.
 */
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
