import { findAll } from '../../dom/find-all';

/** Shows a text at a form's button as the browser's own validation message, because our code did not load. It goes at the next entry. */
export function showUnsent(form: HTMLFormElement, text: string): void {
  const [button] = findAll(form, '[type=submit]') as (HTMLInputElement | HTMLButtonElement)[];
  button?.setCustomValidity(text);
  button?.reportValidity();
  addEventListener('input', () => button?.setCustomValidity(''), { once: true });
}
