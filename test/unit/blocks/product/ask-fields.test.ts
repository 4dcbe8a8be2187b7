// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { askFields } from '../../../../src/blocks/product/ask-fields';
import type { ProductForm } from '../../../../src/blocks/product/read-product-form';
import { readProductForm } from '../../../../src/blocks/product/read-product-form';
import type { Product } from '../../../../src/commerce/product/product.types';
import { createTestScope } from '../../support/scope';

beforeEach(() => {
  document.body.innerHTML = '<button>Add</button>';
});
afterEach(() => document.body.replaceChildren());

function ask(fields: readonly object[]) {
  const scope = createTestScope();
  const form = readProductForm({ form: { fields } } as unknown as Product) as ProductForm;
  const returnFocusTo = document.querySelector('button') as HTMLElement;
  const answer = askFields(scope, { form, title: 'Engraving', submitText: 'Add', returnFocusTo });
  const dialog = () => document.querySelector('dialog');
  expect(dialog()?.open).toBe(true);
  const submit = () =>
    dialog()
      ?.querySelector('form')
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  return { scope, answer, dialog, submit };
}
const NAME = { id: 'n', type: 'text', title: 'Name', required: true };

it('answers with the entries, and closes', async () => {
  const { answer, dialog, submit } = ask([NAME]);
  const input = dialog()?.querySelector('input') as HTMLInputElement;
  input.value = 'Ada';
  submit();
  expect(JSON.parse((await answer)?.fields ?? '')).toEqual({ n: 'Ada' });
  expect([dialog(), document.activeElement?.textContent]).toEqual([null, 'Add']);
});

it('stays open where an entry is missing', async () => {
  const { answer, dialog, submit, scope } = ask([NAME]);
  submit();
  await new Promise((resolve) => setTimeout(resolve));
  expect(dialog()?.querySelector('[aria-invalid=true]')).not.toBeNull();
  scope.end();
  expect(await answer).toBeUndefined();
});

it('has no answer where the visitor closes it', async () => {
  const { answer, dialog } = ask([NAME]);
  dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(await answer).toBeUndefined();
  expect(dialog()).toBeNull();
});
