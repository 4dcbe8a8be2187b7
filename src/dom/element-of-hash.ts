import { decodePart } from '../text/address-part';

/** The element with the id that the hash of an address names, as it is or decoded; null without one. */
export function elementOfHash(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  return id ? (document.getElementById(id) ?? document.getElementById(decodePart(id))) : null;
}
