import { findAll } from '../../dom/find-all';

/** The texts of an account link: one for visitors who are signed in, one for all others. */
export interface AccountLink {
  readonly signedIn: readonly HTMLElement[];
  readonly signedOut: readonly HTMLElement[];
}

/** Reads the texts of an account link. Never throws. */
export function readAccountLink(link: HTMLElement): AccountLink {
  return { signedIn: findAll(link, '.auth'), signedOut: findAll(link, '.unauth') };
}
