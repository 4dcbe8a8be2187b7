import { parseObject } from '../data/parse-object';
import { flag } from '../data/shape';
import { readCookie } from './cookies';

/** Checks whether a member of the site has signed in, by the cookie that the server sets then. Never throws. */
export const isMemberSignedIn = (cookie = readCookie('SiteUserInfo')): boolean =>
  flag()(parseObject<{ authenticated: unknown }>(cookie).authenticated);
