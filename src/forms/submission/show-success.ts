import type { LedgerOwner } from '../../core/ledger/ledger.types';
import { unclobbered } from '../../dom/unclobbered';
import { setSafeHtml } from '../../text/sanitize';
import type { FormModel } from '../model/form.types';

const TEXT = 'form-submission-text';
const AFTER = 'form-submission-html';

async function add(
  form: HTMLElement,
  owner: LedgerOwner,
  className: string,
  html: string,
): Promise<HTMLElement> {
  const added = document.createElement('div');
  added.className = className;
  await setSafeHtml(added, html);
  return owner.insert(added, form);
}

/**
 * Shows the thanks in place of the form's fields: the server's own where they stand in the page, sanitised html
 * of the model otherwise. They are brought into view and get focus. Resolves when they can be read.
 */
export async function showSuccess(
  form: HTMLElement,
  model: Pick<FormModel, 'successHtml' | 'postSubmitHtml' | 'successAlignment'>,
  owner: LedgerOwner,
  thanks: string,
): Promise<void> {
  const { successHtml, postSubmitHtml, successAlignment: alignment } = model;
  const servers = [...unclobbered(form).querySelectorAll<HTMLElement>(`.${TEXT}`)].find(({ textContent }) =>
    textContent.trim(),
  );
  const text = servers ?? (await add(form, owner, TEXT, successHtml || thanks));
  const after = postSubmitHtml ? await add(form, owner, AFTER, postSubmitHtml) : undefined;
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
