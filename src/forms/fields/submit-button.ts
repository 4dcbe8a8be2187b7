import type { LedgerOwner } from '../../core/ledger/ledger.types';
import { unclobbered } from '../../dom/unclobbered';

/** The button that sends a form. It is never `disabled`: that would remove focus from it. */
export function createSubmitButton(form: HTMLFormElement, owner: LedgerOwner) {
  const button = unclobbered(form).querySelector<HTMLElement>('[type=submit]');
  const label = button?.querySelector<HTMLElement>('[class*="-label"]');
  /** Some themes show it instead of the label: a label, or a spinner while the form is sent. */
  const stages = button?.querySelector('.form-submit-button-state');
  const busyLabel = document.createElement('span');
  let busy: string | undefined;
  let isBlocked = false;

  const write = () => {
    if (!button) return;
    const isOff = busy !== undefined || isBlocked;
    const isStaged = stages?.checkVisibility() ?? false;
    owner.claim(button, {
      ...(stages && busy !== undefined && { classes: { none: false, submitting: true } }),
      attributes: {
        ...(isStaged && busy !== undefined && { 'aria-label': busy }),
        ...(isOff && { 'aria-disabled': 'true' }),
        ...(busy !== undefined && button.localName === 'input' && { value: busy }),
      },
    });
    if (!label || isStaged) return;
    owner.claim(label, busy === undefined ? {} : { styles: { display: 'none' } });
    busyLabel.textContent = busy ?? '';
    if (busy === undefined) owner.release(busyLabel);
    else if (!busyLabel.isConnected && label.parentNode)
      owner.insert(busyLabel, label.parentNode, label.nextSibling);
  };
  return {
    /** Shows `text` as the label and marks the button as disabled; `undefined` restores it. */
    setBusy(text: string | undefined) {
      busy = text;
      write();
    },
    /** Whether the visitor must do something else first. */
    setBlocked(next: boolean) {
      isBlocked = next;
      write();
    },
  };
}
