import type { Services } from '../core/entry/services';

/** Hosts that the visitor has let in by a click, for as long as the page stands. */
const allowed = new Set<unknown>();

/** Whether the site's policy asks for a consent to what other services bring, and there is none. */
export function isEmbedRefused({ consent }: Pick<Services, 'consent'>, host?: string): boolean {
  return consent.isRequired() && !allowed.has(host) && !consent.allows('marketing');
}

/** The visitor has been told who sets cookies, and has said yes to this host. */
export const allowEmbeds = (host: string) => void allowed.add(host);
