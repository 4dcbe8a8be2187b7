import { expect, it } from 'vitest';
import { readProductForm } from '../../../src/blocks/product/read-product-form';
import type { Product } from '../../../src/commerce/product/product.types';

const field = (id: string) => ({ id, type: 'text', title: id });
const read = (form: unknown) => readProductForm({ form } as unknown as Product);

it('reads fields that are JSON, and fields that are JSON in JSON', () => {
  const form = read({ fields: [field('a'), JSON.stringify(field('b')), '{broken'], submitButtonText: 'Add' });
  expect(form?.fields.map(({ id }) => id)).toEqual(['a', 'b']);
  expect([form?.submitText, form?.captcha]).toEqual(['Add', undefined]);
});

it.each([[undefined], [null], [{}], [{ fields: [] }], [{ fields: ['{broken'] }]])(
  'has nothing to ask with %j',
  (form) => {
    expect(read(form)).toBeUndefined();
  },
);

it.each([
  [1, 'light'],
  [2, 'dark'],
  [0, 'light'],
  [9, 'light'],
])('has a captcha with the theme %i, which is %s', (captchaTheme, theme) => {
  expect(read({ fields: [field('a')], captchaEnabled: true, captchaTheme })?.captcha).toEqual({ theme });
});
