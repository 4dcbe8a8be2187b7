import { parseObject } from '../../data/parse-object';
import { flag } from '../../data/shape';
import { findAll } from '../../dom/find-all';
import { readCookie } from '../../storage/cookies';

/** The texts of an account link: one for visitors who are signed in, one for all others. */
export interface AccountLink {
  readonly signedIn: readonly HTMLElement[];
  readonly signedOut: readonly HTMLElement[];
}

/** Reads the texts of an account link. Never throws. */
export function readAccountLink(link: HTMLElement): AccountLink {
  return { signedIn: findAll(link, '.auth'), signedOut: findAll(link, '.unauth') };
}

/** Whether the visitor has signed in on this site, by the cookie that the server sets then. Never throws. */
export const readIsSignedIn = (cookie = readCookie('SiteUserInfo')): boolean =>
  flag()(parseObject<{ authenticated: unknown }>(cookie).authenticated);
