/** The form that the server has written in a block, or that is one without a block; null where there is none. */
export const findForm = (element: Element): HTMLFormElement | null =>
  element instanceof HTMLFormElement ? element : element.querySelector<HTMLFormElement>('form[data-form-id]');

/** The id that the platform knows a form by; empty without one. */
export const formIdOf = (form: HTMLFormElement | null): string =>
  (form && Element.prototype.getAttribute.call(form, 'data-form-id')) || '';
