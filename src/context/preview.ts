import { readCookie } from '../storage/cookies';
import type { SiteContext } from './context';

/** The editor's preview sets it, so that a broken script cannot lock the site's owner out. */
export const PREVIEW_COOKIE = 'disable-user-scripts';

/** Checks whether scripts of the site's owner must not run: only where an account is signed in, since a visitor cannot remove the cookie. */
export const areUserScriptsOff = ({ authenticatedAccount }: SiteContext): boolean =>
  authenticatedAccount !== undefined && ![undefined, 'false'].includes(readCookie(PREVIEW_COOKIE));
