import { readCookie, writeCookie } from './cookies';

/** The platform's record of a visitor. */
const NAME = 'ss_cvr';
const DAYS = 730;
/** Visitor, first visit, previous visit, this visit, number of visits: numbers without a leading zero. */
const RECORD = /^[^|]+(?:\|[1-9]\d*){4}$/;

/** The start of this visit, which ends half an hour after the cookie was last read. */
const VISIT_NAME = 'ss_cvt';
const VISIT_DAYS = 30 / (24 * 60);

function createId(): string {
  const parts = crypto.getRandomValues(new Uint32Array(4));
  return [...parts].map((part) => part.toString(36)).join('');
}

/**
 * The visitor's record. A new visit moves its dates on; an unreadable record is replaced. Call this only where visitors may be
 * recognised.
 */
export function readVisit(now = Date.now()): string {
  const known = readCookie(NAME);
  const isKnown = known !== undefined && RECORD.test(known);
  const visit = readCookie(VISIT_NAME);
  writeCookie(VISIT_NAME, visit ?? `${now}`, VISIT_DAYS);
  if (isKnown && visit) return known;
  const [id = createId(), first = now, , current = now, count = 0] = isKnown ? known.split('|') : [];
  const record = [id, first, current, now, Number(count) + 1].join('|');
  writeCookie(NAME, record, DAYS);
  return record;
}
