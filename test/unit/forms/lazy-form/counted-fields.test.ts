// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { countedFields } from '../../../../src/forms/lazy-form/counted-fields';

const JSON_OF_FORM = { fields: [{ type: 'name' }, { type: 'address', parts: [{ type: 'FIELD' }] }] };

it.each([
  ['its JSON', JSON.stringify(JSON_OF_FORM), { styles: { '--_fields': '2' } }],
  [
    'text inside of its JSON',
    JSON.stringify({ formFields: JSON.stringify(JSON_OF_FORM.fields) }),
    { styles: { '--_fields': '2' } },
  ],
  ['damaged JSON', '{ "fields": [{ "type": "email", ', { styles: { '--_fields': '1' } }],
  ['JSON without fields', '{}', {}],
])('counts the fields of %s', (_, text, claims) => {
  const block = document.createElement('div');
  const script = document.createElement('script');
  Object.assign(script, { type: 'application/json', className: 'sqs-form-block-context', textContent: text });
  const wrapper = document.createElement('div');
  block.append(script, wrapper);
  expect(countedFields(wrapper)).toEqual(claims);
});

it('claims nothing of a form that has no JSON', () => {
  const block = document.createElement('div');
  const wrapper = document.createElement('div');
  block.append(wrapper);
  expect(countedFields(wrapper)).toEqual({});
});
