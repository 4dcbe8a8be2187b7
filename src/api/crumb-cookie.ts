import { readCookie, writeCookie } from '../storage/cookies';

/**
 * The platform's cookie against forged requests; its server refuses a call that does not repeat it.
 * @stored cookie | crumb | necessary | session | protects against forged requests; set by the server, and replaced when it sends a new one
 */
const CRUMB = 'crumb';

export const readCrumb = (): string | undefined => readCookie(CRUMB);
export const writeCrumb = (crumb: string): void => void writeCookie(CRUMB, crumb);
