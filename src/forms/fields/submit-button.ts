import type { LedgerOwner } from '../../core/ledger/ledger.types';
import { unclobbered } from '../../dom/unclobbered';

export interface SubmitButton {
  /** Shows `text` instead of the button's own, and says that a press does nothing; `undefined`: as it was. */
  setBusy(text: string | undefined): void;
  /** Whether something else must be done first. */
  setBlocked(isBlocked: boolean): void;
}

/** The button that sends a form. It is never `disabled`, which would take it out of reach while it has focus. */
export function createSubmitButton(form: HTMLFormElement, owner: LedgerOwner): SubmitButton {
  const button = unclobbered(form).querySelector<HTMLElement>('[type=submit]');
  const label = button?.querySelector<HTMLElement>('[class*="-label"]');
  /** Where a theme shows it, it stands for the label: words, or what turns while the form is on its way. */
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
    setBusy(text) {
      busy = text;
      write();
    },
    setBlocked(next) {
      isBlocked = next;
      write();
    },
  };
}
