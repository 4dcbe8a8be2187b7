import type { Product } from '../../commerce/product/product.types';
import { flag, list, number, object, strings } from '../../data/shape';
import type { FieldModel } from '../../forms/model/form.types';
import { readField } from '../../forms/model/read-field';
import { CAPTCHA_THEMES, type CaptchaTheme } from '../../vocabulary/blocks';

export interface ProductForm {
  readonly fields: readonly FieldModel[];
  /** `''`: that of the button that opens it. */
  readonly submitText: string;
  readonly captcha: { readonly theme: CaptchaTheme } | undefined;
}

const shape = object({
  ...strings('submitButtonText'),
  fields: list((field) => field),
  captchaEnabled: flag(),
  captchaTheme: number(0),
});

function parse(field: unknown): unknown {
  if (typeof field !== 'string') return field;
  try {
    return JSON.parse(field);
  } catch {
    return undefined;
  }
}

/** The form of a product, whose fields are JSON in JSON. Undefined without questions. */
export function readProductForm({ form }: Product): ProductForm | undefined {
  if (!form) return undefined;
  const { fields, submitButtonText, captchaEnabled, captchaTheme } = shape(form);
  const read = fields.flatMap((field) => readField(parse(field) ?? {}) ?? []);
  if (!read.length) return undefined;
  const theme = CAPTCHA_THEMES[captchaTheme - 1] ?? 'light';
  return { fields: read, submitText: submitButtonText, captcha: captchaEnabled ? { theme } : undefined };
}
