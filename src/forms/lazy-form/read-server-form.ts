import { findAll } from '../../dom/find-all';

export interface FormElement {
  /** The block, or the form itself. */
  readonly element: HTMLElement;
  readonly form: HTMLFormElement;
  readonly formId: string;
}

/** The server's form in a block, or without a block around it. */
export const findForm = (element: Element): HTMLFormElement | null =>
  element instanceof HTMLFormElement ? element : element.querySelector<HTMLFormElement>('form[data-form-id]');

/** The platform's id of a form; empty without one. */
export const formIdOf = (form: HTMLFormElement | null): string =>
  (form && Element.prototype.getAttribute.call(form, 'data-form-id')) || '';

export function readServerForm(element: HTMLElement): FormElement | { readonly fault: string } {
  const form = findForm(element);
  const formId = formIdOf(form);
  if (form && formId && findAll(form, '.form-item[id]')[0]) return { element, form, formId };
  return { fault: `The form has no ${formId ? 'fields' : 'id'}.` };
}
