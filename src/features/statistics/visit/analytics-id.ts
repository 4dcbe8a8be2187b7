import { readCookie } from '../../../storage/cookies';
import { readText, writeText } from '../../../storage/stored-text';
import { randomNumber } from '../../../text/random-number';
import { writeSiteCookie } from './site-cookie';

/**
 * The visitor's id in events: a cookie, and a copy in the browser's storage under the same name.
 * @stored cookie | SS_ANALYTICS_ID | performance | 390 days | a random id: connects the events of one visitor
 * @stored browser storage | SS_ANALYTICS_ID | performance | 390 days | a copy of that cookie
 */
export const ANALYTICS_ID = 'SS_ANALYTICS_ID';
/**
 * When the copy expires, in milliseconds since 1970.
 * @stored browser storage | SS_ANALYTICS_EXPIRATION | performance | 390 days | when the copy expires
 */
export const ANALYTICS_EXPIRATION = 'SS_ANALYTICS_EXPIRATION';
/** The longest that a browser keeps a cookie is 400 days. */
const ANALYTICS_DAYS = 390;

const DAY_MS = 86_400_000;

/** The copy in the browser's storage; one that has expired is removed. */
function readCopy(now: number): { readonly id: string; readonly expires: number } | undefined {
  const id = readText('localStorage', ANALYTICS_ID);
  const expires = Number(readText('localStorage', ANALYTICS_EXPIRATION));
  if (id && expires > now && expires <= now + ANALYTICS_DAYS * DAY_MS) return { id, expires };
  for (const key of [ANALYTICS_ID, ANALYTICS_EXPIRATION]) writeText('localStorage', key, undefined);
  return undefined;
}

/** Checks whether this browser has an id already. */
export const hasAnalyticsId = (now = Date.now()): boolean =>
  readCookie(ANALYTICS_ID) !== undefined || readCopy(now) !== undefined;

/**
 * The visitor's id, made for the first time or restored from the place that still has it. `onRefused`: the browser keeps neither
 * cookies nor storage, so the id lasts as long as the page. Call this only where visitors may be recognised.
 */
export function readAnalyticsId(onRefused: () => void, now = Date.now()): string {
  const copy = readCopy(now);
  const cookie = readCookie(ANALYTICS_ID);
  const id = cookie ?? copy?.id ?? randomNumber();
  const expires = copy?.expires ?? now + ANALYTICS_DAYS * DAY_MS;
  if (!cookie) writeSiteCookie(ANALYTICS_ID, id, (expires - now) / DAY_MS);
  const isStored =
    copy?.id === id ||
    (writeText('localStorage', ANALYTICS_ID, id) &&
      writeText('localStorage', ANALYTICS_EXPIRATION, `${expires}`));
  if (!isStored && readCookie(ANALYTICS_ID) === undefined) onRefused();
  return id;
}
