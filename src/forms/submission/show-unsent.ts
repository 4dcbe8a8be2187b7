import { findAll } from '../../dom/find-all';

/**
 * Shows a text at the button of a form, in the browser's own validation message, because the code that shows ours did not load. Until
 * the next entry; what has been typed stays.
 */
export function showUnsent(form: HTMLFormElement, text: string): void {
  const [button] = findAll(form, '[type=submit]') as (HTMLInputElement | HTMLButtonElement)[];
  button?.setCustomValidity(text);
  button?.reportValidity();
  addEventListener('input', () => button?.setCustomValidity(''), { once: true });
}
