import type { LedgerOwner } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import { unclobbered } from '../../dom/unclobbered';
import { setSafeHtml } from '../../text/sanitize';
import type { FormModel } from '../model/form.types';

const TEXT = 'form-submission-text';
const AFTER = 'form-submission-html';

export interface SuccessOptions {
  readonly form: HTMLElement;
  readonly model: Pick<FormModel, 'successHtml' | 'postSubmitHtml' | 'successAlignment'>;
  readonly owner: LedgerOwner;
  readonly load: Scope['load'];
  /** Shown where the page says nothing. */
  readonly thanks: string;
}

/**
 * Shows the thanks in place of the form's fields: the server's own where the page has them, sanitized html of the model
 * otherwise. Scrolls to them and focuses them. Resolves when they can be read.
 */
export async function showSuccess({ form, model, owner, load, thanks }: SuccessOptions): Promise<void> {
  const { successHtml, postSubmitHtml, successAlignment: alignment } = model;
  const add = async (className: string, html: string) => {
    const added = document.createElement('div');
    added.className = className;
    await setSafeHtml(added, html, { load });
    return owner.insert(added, form);
  };
  const servers = [...unclobbered(form).querySelectorAll<HTMLElement>(`.${TEXT}`)].find(({ textContent }) =>
    textContent.trim(),
  );
  const text = servers ?? (await add(TEXT, successHtml || thanks));
  const after = postSubmitHtml ? await add(AFTER, postSubmitHtml) : undefined;
  for (const child of unclobbered(form).children) {
    if (child !== text && child !== after) owner.claim(child, { classes: { hidden: true } });
  }
  owner.claim(form, { classes: { 'react-form-contents--submitted': true } });
  owner.claim(text, {
    classes: { hidden: false, ...(alignment && { [`${TEXT}--align-${alignment}`]: true }) },
    attributes: { tabindex: '-1' },
  });
  text.focus({ preventScroll: true });
  text.scrollIntoView({ block: 'nearest' });
}
