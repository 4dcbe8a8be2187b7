import type { Services } from '../../core/entry/services';
import { findAll } from '../../dom/find-all';
import messages from './unsent.messages.json';

/** Shows a text at a form's button as the browser's own validation message, because our code did not load. It goes at the next entry. */
function showUnsent(form: HTMLFormElement, text: string): void {
  const [button] = findAll(form, '[type=submit]') as (HTMLInputElement | HTMLButtonElement)[];
  button?.setCustomValidity(text);
  button?.reportValidity();
  addEventListener('input', () => button?.setCustomValidity(''), { once: true });
}

/** Says that a form cannot be sent, from code that knows no language yet. Better in English than not at all. */
export const reportUnsentEarly = (form: HTMLFormElement, { loadUnit }: Pick<Services, 'loadUnit'>) =>
  loadUnit('report-unsent', () => import('./report-unsent')).then(
    ({ unsentText }) => showUnsent(form, unsentText()),
    () => showUnsent(form, messages.unsent),
  );
