// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { unit } from '../../../../src/blocks/server-form/server-form.mount';
import { createTestScope } from '../../support/scope';

const FORM = '<form data-form-id="f1"><div class="form-item" id="i1"></div></form>';
const BUTTON = '<button class="lightbox-handle"></button>';

function read(html: string) {
  const element = document.createElement('div');
  element.innerHTML = html;
  const { warnShape, context } = createTestScope();
  const found: object = unit.read?.(element, warnShape, context) ?? {};
  if (found === element) return 'button';
  return 'formId' in found ? found.formId : found;
}

it.each([
  ['a form', FORM, 'f1'],
  ['a form and its button', FORM + BUTTON, 'f1'],
  ['a button whose form is elsewhere', BUTTON, 'button'],
  ['neither', '', { fault: 'The form has no id.' }],
  ['a form without fields', '<form data-form-id="f1"></form>', { fault: 'The form has no fields.' }],
])('reads %s', (_, html, found) => {
  expect(read(html)).toEqual(found);
});
