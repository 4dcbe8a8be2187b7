import { matches } from '../../dom/find-all';

/** What the stub in the page's head stores on its queue for the script. Short names: the stub has 400 bytes. */
export interface SubmitStub {
  /** The form that was submitted last, before the script ran. */
  form?: HTMLFormElement | undefined;
  /** The script is running: the stub does nothing any more. */
  on?: boolean;
}

/**
 * The state of a form that the server has written. 1: submitted before its code was loaded, so it must not be sent natively;
 * 2: adopted by a block. A property with a registered symbol, because page loaders clone attributes, a field may have the name
 * of any property, and the entry and the chunks each have a copy of this module.
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
 * Prevents a native submit of a form that no block has adopted yet, before any other listener, and returns the form.
 */
export function keepEarlySubmit(event: Event): HTMLFormElement | undefined {
  const form = event.target as Marked;
  if (form[STATE] === 2 || !matches(form, '[data-form-id]')) return undefined;
  markEarly(form);
  event.preventDefault();
  event.stopImmediatePropagation();
  return form;
}

/** Leaves submits of the form to the caller. Returns whether there was one already. */
export function adoptSubmits(form: Marked): boolean {
  const wasEarly = isEarly(form);
  form[STATE] = 2;
  return wasEarly;
}

export function releaseSubmits(form: Marked): void {
  delete form[STATE];
}
