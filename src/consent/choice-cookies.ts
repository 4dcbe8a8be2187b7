import { readCookie, writeCookie } from '../storage/cookies';
import type { ConsentChoice } from './consent';

const CONSENT_DAYS = 30;
const cookieName = (category: string) => `ss_${category}Allowed`;
/** Pages of before the two categories ask this one. */
const LEGACY = cookieName('cookie');
const PERFORMANCE = cookieName('performanceCookies');
const MARKETING = cookieName('marketingCookies');

/** The choice as the platform's cookies have it; where one of the two is missing, the old one stands for it. */
export function readChoice(): ConsentChoice {
  const legacy = readCookie(LEGACY);
  const performance = readCookie(PERFORMANCE) ?? legacy;
  const marketing = readCookie(MARKETING) ?? legacy;
  if (!performance && !marketing) return undefined;
  return { performance: performance === 'true', marketing: marketing === 'true' };
}

export function writeChoice({ performance, marketing }: NonNullable<ConsentChoice>): void {
  const values = { [PERFORMANCE]: performance, [MARKETING]: marketing, [LEGACY]: performance && marketing };
  for (const [name, value] of Object.entries(values)) writeCookie(name, String(value), CONSENT_DAYS);
}
