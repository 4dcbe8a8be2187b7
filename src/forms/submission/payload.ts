import { escapeHtml } from '../../text/escape';
import type { FormTarget, FormValue, FormValues } from '../form-values';
import type { PageMetadata } from './page-metadata';

/** The two payload formats of the platform's server; the call adds the key. */
export type PayloadShape = 'classic' | 'page';

export interface PayloadParts {
  readonly shape: PayloadShape;
  readonly target: FormTarget;
  readonly values: FormValues;
  readonly page: PageMetadata;
  /** Whether the form is in a dialog. */
  readonly isOverlayForm: boolean;
  readonly submitButtonText: string;
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

/**
 * The body that is sent. `classic`: for forms that the server wrote. `page`: for forms drawn from their JSON, with html-escaped values.
 * Both name the form.
 */
export function buildPayload(parts: PayloadParts): Readonly<Record<string, unknown>> {
  const { shape, target, values, page, captcha, isOverlayForm, submitButtonText } = parts;
  if (shape === 'classic') {
    const form = JSON.stringify(values);
    return { ...target, isOverlayForm, submitButtonText, form, ...captcha, ...page };
  }
  const clean = Object.entries(values).map(([id, value]) => [id, sanitize(value)]);
  return { ...target, form: JSON.stringify(Object.fromEntries(clean)), ...captcha, ...page };
}
