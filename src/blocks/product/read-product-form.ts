import type { Product } from '../../commerce/product/product.types';
import { tryBlockJson } from '../../data/block-json';
import { flag, list, number, object, strings } from '../../data/shape';
import type { DrawnField } from '../../forms/model/form.types';
import { readField } from '../../forms/model/read-field';
import { CAPTCHA_THEMES, type CaptchaTheme } from '../../vocabulary/blocks';

export interface ProductForm {
  readonly fields: readonly DrawnField[];
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

/** The form of a product, whose fields are JSON in JSON. Undefined without questions. */
export function readProductForm({ form }: Product): ProductForm | undefined {
  if (!form) return undefined;
  const { fields, submitButtonText, captchaEnabled, captchaTheme } = shape(form);
  const parsed = fields.map((field) => (typeof field === 'string' ? tryBlockJson(field) : field));
  const read = parsed.flatMap((field) => readField(field ?? {}) ?? []);
  if (!read.length) return undefined;
  const theme = CAPTCHA_THEMES[captchaTheme - 1] ?? 'light';
  return { fields: read, submitText: submitButtonText, captcha: captchaEnabled ? { theme } : undefined };
}
