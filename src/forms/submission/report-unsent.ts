import { findAll } from '../../dom/find-all';
import messages from './unsent.messages.json';

/**
 * Says at the button that the form cannot be sent, in the browser's own validation message, because the code that shows ours
 * did not load. Until the next entry; what has been typed stays.
 */
export function reportUnsent(form: HTMLFormElement): void {
  const [button] = findAll(form, '[type=submit]') as (HTMLInputElement | HTMLButtonElement)[];
  button?.setCustomValidity(messages.unsent);
  button?.reportValidity();
  addEventListener('input', () => button?.setCustomValidity(''), { once: true });
}
