import { findAll } from '../../dom/find-all';
import messages from './unsent.messages.json';

/**
 * Says at the button that the form cannot be sent, in the browser's own bubble, for nothing of ours has come that could
 * say it. Until the next entry; what has been typed stays.
 */
export function reportUnsent(form: HTMLFormElement): void {
  const [button] = findAll(form, '[type=submit]') as (HTMLInputElement | HTMLButtonElement)[];
  button?.setCustomValidity(messages.unsent);
  button?.reportValidity();
  addEventListener('input', () => button?.setCustomValidity(''), { once: true });
}
