import type { Consent } from './consent';
import { own } from './own-list';

/** Checks whether the visitor still has to answer: they have never chosen, or the site's own list has changed since. */
export const isAsking = (consent: Pick<Consent, 'get'>): boolean =>
  !consent.get() || own.list?.isOutdated === true;
