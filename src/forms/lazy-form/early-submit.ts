import { matches } from '../../dom/find-all';

/**
 * Every form that a unit takes over: those of the server, and those that the platform's script has drawn in form blocks. An enumeration, because the
 * build inlines its value: the stub has no byte left for a variable, nor for telling forms of other companies in form blocks apart. The entry does that.
 */
export enum OurForms {
  selector = '[data-form-id],.sqs-block-form *',
}

/** The data that the stub in the page's head stores on its queue for the script. Short names: each byte of the stub is in the page’s head. */
export interface SubmitStub {
  /** The last submit before the script ran. */
  f?: SubmitEvent | undefined;
  /** The script is running: the stub does nothing any more. */
  o?: boolean;
}

/**
 * The state of a server's form. 1: submitted before its code was loaded, so not to be sent natively; 2: adopted by a block. A symbol, because
 * page loaders clone attributes, and a field may have any property's name.
 */
const STATE = Symbol();
interface KnownForm extends HTMLFormElement {
  [STATE]?: 1 | 2;
}

/** A form with an address or a handler of its own belongs to the site's owner or to another company, also in a form block: its submits are theirs. */
const FOREIGN = ':is([action],[onsubmit]):not([data-form-id],[onsubmit*=formId])';

/** Keeps the submit that the stub has prevented, or makes it by its button if the form is not ours. */
export function takeStubSubmit({ target, submitter }: SubmitEvent): void {
  if (!(target instanceof HTMLFormElement)) return;
  if (!matches(target, FOREIGN)) noteEarly(target);
  else submitter?.click();
}

export function noteEarly(form: KnownForm): void {
  form[STATE] ??= 1;
}

export const isEarly = (form: KnownForm): boolean => form[STATE] === 1;

/** Prevents a native submit of a form that no block has adopted yet, before any other listener, and returns the form. */
export function keepEarlySubmit(event: Event): HTMLFormElement | undefined {
  const form = event.target as KnownForm;
  if (form[STATE] === 2 || !matches(form, OurForms.selector) || matches(form, FOREIGN)) return undefined;
  noteEarly(form);
  event.preventDefault();
  event.stopImmediatePropagation();
  return form;
}

/** Leaves submits of the form to the caller. Returns whether there was one already. */
export function adoptSubmits(form: KnownForm): boolean {
  const wasEarly = isEarly(form);
  form[STATE] = 2;
  return wasEarly;
}

/** A submit of `from` that came early is one of `to`, which replaces it. */
export function passSubmit(from: KnownForm, to: KnownForm): void {
  if (isEarly(from)) noteEarly(to);
  releaseSubmits(from);
}

export function releaseSubmits(form: KnownForm): void {
  delete form[STATE];
}
