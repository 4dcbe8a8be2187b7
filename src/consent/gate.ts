import { webUrl } from '../text/links/web-url';
import { own } from './own-list';

/**
 * The names that an element of the page waits for: those of its attribute. Where its address is a host of the site's own list, that service
 * stands in for its category, so that pages need not name each service.
 */
export const gateOf = (
  { dataset: { consent = '' } }: HTMLElement,
  address: string | null | undefined,
): string => own.list?.gateOf(consent, webUrl(address)?.hostname) ?? consent;
