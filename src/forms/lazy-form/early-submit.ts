import { matches } from '../../dom/find-all';

/** What the stub in the page's head leaves on its queue, for the script to take over. Short names: the stub is 400 bytes. */
export interface SubmitStub {
  /** The form that was submitted last, before the script ran. */
  form?: HTMLFormElement | undefined;
  /** The script is there: the stub stands back. */
  on?: boolean;
}

/**
 * Where a form stands that came with the page: 1 when it was submitted before its code was there, which must not leave the
 * page; 2 when somebody has adopted it. Page loaders clone attributes, a field may have the name of any property,
 * and the entry and the chunks each have a copy of this module: so a property with a symbol that all of them know.
 */
const STATE = Symbol.for('inlay');
interface Marked extends HTMLFormElement {
  [STATE]?: 1 | 2;
}

export function markEarly(form: Marked): undefined {
  form[STATE] ??= 1;
}

export const isEarly = (form: Marked): boolean => form[STATE] === 1;

/**
 * Holds a native submit back until somebody has adopted the form; the form whose it was. In front of everything else that
 * listens.
 */
export function keepEarlySubmit(event: Event): HTMLFormElement | undefined {
  const form = event.target as Marked;
  if (form[STATE] === 2 || !matches(form, '[data-form-id]')) return undefined;
  markEarly(form);
  event.preventDefault();
  event.stopImmediatePropagation();
  return form;
}

/** From now on submits are the caller's; whether there was one already. */
export function adoptSubmits(form: Marked): boolean {
  const wasEarly = isEarly(form);
  form[STATE] = 2;
  return wasEarly;
}

export function releaseSubmits(form: Marked): void {
  delete form[STATE];
}
