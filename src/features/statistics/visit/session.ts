import { readCookie } from '../../../storage/cookies';
import { readText, writeText } from '../../../storage/stored-text';
import { randomNumber } from '../../../text/random-number';
import { hasAnalyticsId } from './analytics-id';
import { writeSiteCookie } from './site-cookie';

/**
 * A cookie that lasts as long as the browser's session.
 * @stored cookie | SS_SESSION_ID | performance | session | a random id: connects the events of one session
 */
export const SESSION_ID = 'SS_SESSION_ID';
/**
 * Kept with the tab: `true` from the first page of the session on.
 * @stored tab storage | SS_HAS_LANDED | performance | session | that the first page of the session has been counted
 */
export const HAS_LANDED = 'SS_HAS_LANDED';
/**
 * Kept with the tab: whether this is the visitor's first session.
 * @stored tab storage | SS_IS_FIRST_SESSION | performance | session | whether this is the visitor’s first session
 */
export const IS_FIRST_SESSION = 'SS_IS_FIRST_SESSION';

/**
 * The visitor's session. It begins with the first page that finds no session id; where the browser keeps no cookies, with the first
 * page of the tab. Read it before the analytics id, by which it knows a visitor from before. Call this only where visitors may be
 * recognised.
 */
export function readSession() {
  const known = readCookie(SESSION_ID);
  const id = known ?? randomNumber();
  if (!known) writeSiteCookie(SESSION_ID, id);
  const hasLanded = readText('sessionStorage', HAS_LANDED) === 'true';
  const isLanding = !known && !hasLanded;
  const isFirst = isLanding ? !hasAnalyticsId() : readText('sessionStorage', IS_FIRST_SESSION) === 'true';
  if (!hasLanded) writeText('sessionStorage', HAS_LANDED, 'true');
  if (isLanding) writeText('sessionStorage', IS_FIRST_SESSION, `${isFirst}`);
  return { id, /** This page is where the session began. */ isLanding, isFirst };
}
