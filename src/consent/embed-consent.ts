import type { Services } from '../core/entry/services';
import { THIRD_PARTY } from './categories';

/** Hosts that the visitor has allowed by a click, until they leave the page. */
const allowedHosts = new Set<unknown>();

/** Whether the site's policy asks for consent to embeds of other services, and the visitor has not given it. */
export function needsEmbedConsent({ consent }: Pick<Services, 'consent'>, host?: string): boolean {
  return consent.isRequired() && !allowedHosts.has(host) && !consent.allows(THIRD_PARTY);
}

/** For a visitor who has been told that this host may set cookies, and has allowed it. */
export const allowEmbeds = (host: string) => void allowedHosts.add(host);
