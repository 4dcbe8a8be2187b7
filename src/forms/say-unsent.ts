import messages from '../text/messages/unsent.messages.json';

/**
 * Says at the button that the form cannot be sent, in the browser's own bubble, for nothing of ours has come that could
 * say it. Until the next entry; what has been typed stays.
 */
export function sayUnsent(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLInputElement | HTMLButtonElement>('[type=submit]');
  button?.setCustomValidity(messages.unsent);
  button?.reportValidity();
  form.addEventListener('input', () => button?.setCustomValidity(''), { once: true });
}
