import { findAround } from '../dom/find-all';

/**
 * The element around a block that names the categories of consent it waits for. Null for a block that waits for none, or that asks
 * the visitor itself (`handlesConsent`).
 */
export const findConsentGate = (
  { handlesConsent }: { readonly handlesConsent?: boolean },
  element: Element,
): HTMLElement | null => (handlesConsent ? null : findAround(element, '[data-consent]'));
