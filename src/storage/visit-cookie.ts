import { readCookie, writeCookie } from './cookies';

/** The platform's record of a visitor. */
const NAME = 'ss_cvr';
const DAYS = 730;
/** Who, first visit, visit before this one, this visit, how many: numbers without a leading zero. */
const RECORD = /^[^|]+(?:\|[1-9]\d*){4}$/;

/** The visitor's record, a new one where there is none or none that can be read. Only where visitors may be counted. */
export function readVisit(now = Date.now()): string {
  const known = readCookie(NAME);
  if (known && RECORD.test(known)) return known;
  const id = crypto.getRandomValues(new Uint32Array(4));
  const made = `${[...id].map((part) => part.toString(36)).join('')}|${now}|${now}|${now}|1`;
  writeCookie(NAME, made, DAYS);
  return made;
}
