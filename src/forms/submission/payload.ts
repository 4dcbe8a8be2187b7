import { unclobbered } from '../../dom/unclobbered';
import { escapeHtml } from '../../text/escape';
import type { FormModel, FormValue, FormValues } from '../model/form.types';
import type { PageMetadata } from './page-form-context';

export interface PayloadParts {
  readonly model: Pick<
    FormModel,
    'source' | 'formId' | 'collectionId' | 'objectName' | 'isOverlay' | 'submitText'
  >;
  readonly values: FormValues;
  readonly page: PageMetadata;
  /** The captcha's fields: `captchaKey`, `recaptchaEnterpriseV3Token`; empty without one. */
  readonly captcha: Readonly<Record<string, string>>;
}

function sanitize(value: FormValue): FormValue {
  if (typeof value === 'string') return escapeHtml(value);
  if (Array.isArray(value)) return value.map(escapeHtml);
  return Object.fromEntries(
    Object.entries(value).map(([question, answer]) => [question, escapeHtml(answer)]),
  );
}

/** The body that is sent; the call adds the key. The values of forms that are drawn from their JSON are html-escaped. */
export function buildPayload({ model, values, page, captcha }: PayloadParts) {
  const { formId, collectionId, objectName, isOverlay: isOverlayForm, submitText: submitButtonText } = model;
  const target = { formId, collectionId, objectName };
  if (model.source === 'markup') {
    const form = JSON.stringify(values);
    return { ...target, isOverlayForm, submitButtonText, form, ...captcha, ...page };
  }
  const clean = Object.entries(values).map(([id, value]) => [id, sanitize(value)]);
  return { ...target, form: JSON.stringify(Object.fromEntries(clean)), ...captcha, ...page };
}

/** Ids of the emails that are also for the mailing list. Sent beside the entries: the server knows no field of that name. */
export function readMailingList(form: HTMLElement): { readonly mailingList?: readonly string[] } {
  const ticked = [...unclobbered(form).querySelectorAll('.mailing-list:checked')];
  const ids = ticked.flatMap((box) => box.closest('.form-item')?.id ?? []);
  return ids.length ? { mailingList: ids } : {};
}
