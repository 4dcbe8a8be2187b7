import { findAll } from '../../dom/find-all';

/** The texts of an account link: one for visitors who are signed in, one for all others. */
interface AccountLink {
  readonly signedIn: readonly HTMLElement[];
  readonly signedOut: readonly HTMLElement[];
}

/** Reads the texts of an account link. Never throws. */
export const readAccountLink = (link: HTMLElement): AccountLink => ({
  signedIn: findAll(link, '.auth'),
  signedOut: findAll(link, '.unauth'),
});
