// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { reportUnsentEarly } from '../../../../src/forms/submission/report-unsent-early';

function createForm(html = '<input><button type="submit">Send</button>') {
  document.body.innerHTML = `<form>${html}</form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('The form is missing.');
  const button = form.querySelector('button');
  const report = vi.fn();
  if (button) button.reportValidity = report;
  return { form, button, report };
}
const load = (code: () => Promise<object>) => ({ loadUnit: code }) as never;

it('says at the button that the form was not sent, until the next entry', async () => {
  const { form, button, report } = createForm();
  await reportUnsentEarly(
    form,
    load(async () => ({ unsentText: () => 'Nicht gesendet.' })),
  );
  expect([button?.validationMessage, report.mock.calls.length]).toEqual(['Nicht gesendet.', 1]);
  form.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(button?.validationMessage).toBe('');
});

it('says it in English where not even its text loads', async () => {
  const { form, button, report } = createForm();
  await reportUnsentEarly(
    form,
    load(() => Promise.reject(new Error('offline'))),
  );
  expect([button?.validationMessage, report.mock.calls.length]).toEqual([
    'Error processing form submission. Please reload and try again.',
    1,
  ]);
});

it('does not fail without a button', async () => {
  const { form } = createForm('<input>');
  await reportUnsentEarly(
    form,
    load(async () => ({ unsentText: () => 'Not sent.' })),
  );
  expect(() =>
    form.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true })),
  ).not.toThrow();
});
