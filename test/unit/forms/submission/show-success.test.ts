// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { showSuccess } from '../../../../src/forms/submission/show-success';
import { createTestScope } from '../../support/scope';

async function show(inForm: string, model: object = {}) {
  document.body.innerHTML = `<form>${inForm}</form><p>after</p>`;
  const form = document.querySelector('form') as HTMLFormElement;
  const scope = createTestScope();
  const empty = { successHtml: '', postSubmitHtml: '', successAlignment: '' };
  const before = document.body.innerHTML;
  await showSuccess({
    form,
    model: { ...empty, ...model },
    owner: scope.owner(),
    load: scope.load,
    thanks: 'Thank you.',
  });
  const hidden = () => [...form.children].map((child) => child.classList.contains('hidden'));
  return {
    form,
    scope,
    before,
    hidden,
    texts: () => [...document.body.children].map((one) => one.textContent),
  };
}

it('shows the server’s own thanks in place of the fields', async () => {
  const own =
    '<p>fields</p><div class="form-submission-text"> </div><div class="form-submission-text hidden">Thanks!</div>';
  const { form, scope, before, hidden } = await show(own, { successHtml: '<b>other</b>' });
  expect(hidden()).toEqual([true, true, false]);
  expect(form.classList.contains('react-form-contents--submitted')).toBe(false);
  expect(document.activeElement).toBe(form.lastElementChild);
  scope.end();
  expect(document.body.innerHTML).toBe(before);
});

it.each([
  ['the model’s', { successHtml: 'Done' }, 'Done'],
  ['its own where the page says nothing', {}, 'Thank you.'],
])('shows %s beside the form, which themes hide', async (_, model, text) => {
  const { form, scope, before, hidden, texts } = await show('<p>fields</p>', model);
  expect(texts()).toEqual(['fields', text, 'after']);
  expect([hidden(), form.className]).toEqual([[true], 'react-form-contents--submitted']);
  expect(document.activeElement).toBe(form.nextElementSibling);
  scope.end();
  expect(document.body.innerHTML).toBe(before);
});

it('has what is to follow after the thanks, and aligns them', async () => {
  const { texts, form } = await show('', {
    successHtml: 'Done',
    postSubmitHtml: 'next',
    successAlignment: 'center',
  });
  expect(texts()).toEqual(['', 'Done', 'next', 'after']);
  expect(form.nextElementSibling?.className).toBe('form-submission-text form-submission-text--align-center');
});
