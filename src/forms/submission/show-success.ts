import type { LedgerOwner } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import { unclobbered } from '../../dom/unclobbered';
import { setSafeHtml } from '../../text/sanitize';
import type { FormModel } from '../model/form.types';

const TEXT = 'form-submission-text';
const AFTER = 'form-submission-html';

interface SuccessOptions {
  readonly form: HTMLElement;
  readonly model: Pick<FormModel, 'successHtml' | 'postSubmitHtml' | 'successAlignment'>;
  readonly owner: LedgerOwner;
  readonly load: Scope['load'];
  /** Shown where the page says nothing. */
  readonly thanks: string;
}

/**
 * Shows the thanks in place of the fields: the server's own, else the model's html, sanitized, beside the form, which themes hide once it is sent.
 * Focuses them. Resolves when they can be read.
 */
export async function showSuccess({ form, model, owner, load, thanks }: SuccessOptions): Promise<void> {
  const { successHtml, postSubmitHtml, successAlignment: alignment } = model;
  const own = unclobbered(form);
  const servers = [...own.querySelectorAll<HTMLElement>(`.${TEXT}`)].find(({ textContent }) =>
    textContent.trim(),
  );
  const add = async (className: string, html: string) => {
    const added = document.createElement('div');
    added.className = className;
    await setSafeHtml(added, html, { load });
    return servers || !own.parentNode
      ? owner.insert(added, form)
      : owner.insert(added, own.parentNode, own.nextSibling);
  };
  // Each new node comes right after the form: the last one first.
  const after = postSubmitHtml ? await add(AFTER, postSubmitHtml) : undefined;
  const text = servers ?? (await add(TEXT, successHtml || thanks));
  for (const child of own.children) {
    if (child !== text && child !== after) owner.claim(child, { classes: { hidden: true } });
  }
  owner.claim(form, { classes: { 'react-form-contents--submitted': !servers } });
  owner.claim(text, {
    classes: { hidden: false, ...(alignment && { [`${TEXT}--align-${alignment}`]: true }) },
    attributes: { tabindex: '-1' },
  });
  text.focus({ preventScroll: true });
  text.scrollIntoView({ block: 'nearest' });
}
