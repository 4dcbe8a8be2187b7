// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askFields } from '../../../../src/blocks/product/ask-fields';
import type { ProductForm } from '../../../../src/blocks/product/read-product-form';
import { readProductForm } from '../../../../src/blocks/product/read-product-form';
import type { Product } from '../../../../src/commerce/product/product.types';
import { createTestScope } from '../../support/scope';

beforeEach(() => {
  document.body.innerHTML = '<button>Add</button>';
});

function ask(fields: readonly object[], settings: object = {}) {
  const report = vi.fn();
  const scope = createTestScope({ report });
  const form = readProductForm({ form: { fields, ...settings } } as unknown as Product) as ProductForm;
  const returnFocusTo = document.querySelector('button') as HTMLElement;
  const answer = askFields(scope, { form, title: 'Engraving', submitText: 'Add', returnFocusTo });
  const dialog = () => document.querySelector('dialog');
  expect(dialog()?.open).toBe(true);
  const submit = () =>
    dialog()
      ?.querySelector('form')
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  return { scope, answer, dialog, report, submit };
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

it('is closed by its button, which has no answer either', async () => {
  const { answer, dialog } = ask([NAME]);
  dialog()?.querySelector<HTMLElement>('button[aria-label]')?.click();
  expect(await answer).toBeUndefined();
  expect([dialog(), document.activeElement?.textContent]).toEqual([null, 'Add']);
});

it('has its title and its button by the names that it was given', () => {
  const { dialog } = ask([NAME]);
  const named = document.getElementById(dialog()?.getAttribute('aria-labelledby') ?? '');
  expect([named?.textContent, dialog()?.querySelector('[type=submit]')?.textContent]).toEqual([
    'Engraving',
    'Add',
  ]);
});

describe('the letters of a long text', () => {
  const TEXT = { id: 't', type: 'textarea', title: 'Text', maxLength: 5 };
  const counters = () =>
    [...document.querySelectorAll('.inlay-form-counter')].map(({ textContent }) => textContent);

  it('are counted from the first one on, before anything is sent', () => {
    const { dialog } = ask([TEXT]);
    expect(counters()).toHaveLength(1);
    const [before] = counters();
    const area = dialog()?.querySelector('textarea') as HTMLTextAreaElement;
    area.value = 'Rose';
    area.dispatchEvent(new Event('input', { bubbles: true }));
    expect(counters()).toEqual([expect.stringContaining('4')]);
    expect(counters()).not.toEqual([before]);
  });

  it('are counted in a question that follows from an answer, as soon as that is given', async () => {
    const { dialog } = ask([
      {
        id: 'r',
        type: 'radio',
        title: 'Engraving',
        options: ['Yes', 'No'],
        followUpQuestions: [{ answers: ['Yes'], field: TEXT }],
      },
    ]);
    expect(counters()).toEqual([]);
    dialog()?.querySelector<HTMLElement>('input[value=Yes]')?.click();
    await expect.poll(counters).toHaveLength(1);
    dialog()?.querySelector<HTMLElement>('input[value=No]')?.click();
    await expect.poll(counters).toEqual([]);
  });
});

it('is not answered without its captcha, and says so', async () => {
  const { answer, dialog, report, scope, submit } = ask([{ ...NAME, required: false }], {
    captchaEnabled: true,
    captchaTheme: 2,
  });
  expect(dialog()?.querySelector<HTMLElement>('.captcha-container')?.dataset.theme).toBe('dark');
  // The page has no site key.
  expect(report.mock.calls.map(([phase]) => phase)).toEqual(['read']);
  submit();
  await expect.poll(() => dialog()?.querySelector('form')?.classList.contains('error')).toBe(true);
  expect(dialog()?.textContent).toMatch(/captcha|robot|verif/i);
  expect(dialog()?.querySelector('[aria-invalid=true]')).toBeNull();
  scope.end();
  expect(await answer).toBeUndefined();
});

it('has no place for a captcha where the shop wants none', () => {
  expect(ask([NAME]).dialog()?.querySelector('.captcha-container')).toBeNull();
});
