import type { Services } from '../core/entry/services';
import { THIRD_PARTY } from './categories';
import { own } from './own-list';

/** Hosts and third parties that the visitor has allowed by a click, until they leave the page. */
const allowedHosts = new Set<unknown>();
const listeners = new Set<() => void>();

/**
 * Checks whether embeds of other services need a consent that the visitor has not given: the site's policy asks for it, or the visitor has refused.
 * Those from a host of the site's own list need that of its service.
 */
export function needsEmbedConsent(
  { consent }: Pick<Services, 'consent'>,
  host?: string,
  name: string = own.list?.nameAt(host) ?? THIRD_PARTY,
): boolean {
  if (allowedHosts.has(host) || consent.allows(name)) return false;
  return consent.isRequired() || consent.get() !== undefined;
}

/** For a visitor who has been told that this host may set cookies, and has allowed it. */
export function allowEmbeds(host: string): void {
  allowedHosts.add(host);
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever `needsEmbedConsent` may have a new answer. Returns its undo. */
export function watchEmbedConsent({ consent }: Pick<Services, 'consent'>, listener: () => void): () => void {
  const stop = consent.subscribe(listener);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
