// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIELD_TYPES } from '../../../../src/forms/model/form.types';
import { readFormJson } from '../../../../src/forms/model/read-form-json';

const FIELDS = [{ type: 'email', id: 'email-1', title: 'Email', required: true }];

function block(context: unknown, more = ''): HTMLElement {
  const element = document.createElement('div');
  element.id = 'block-4f2a';
  const text =
    typeof context === 'string'
      ? context
      : JSON.stringify({ formId: 'f1', formFields: FIELDS, ...Object(context) });
  element.innerHTML = `<script type="application/json" class="sqs-form-block-context">${text.replaceAll('<', '\\u003c')}</script>${more}`;
  return element;
}

function model(context: unknown, more = '') {
  const read = readFormJson(block(context, more));
  if ('fault' in read) throw new Error(read.fault);
  return read.model;
}

describe('a form described by JSON', () => {
  it('is named by its block where the JSON does not name it', () => {
    expect(model({}).objectName).toBe('4f2a');
    expect(model({ objectName: 'page-1' }).objectName).toBe('page-1');
  });

  it('reads every property of the builder', () => {
    const [field] = model({
      formFields: [
        {
          type: 'textarea',
          id: 'textarea-1',
          title: 'Story',
          description: '<p>Fish &amp; chips</p>',
          required: true,
          placeholder: 'Once',
          maxLength: '200',
        },
      ],
    }).fields;
    expect(field).toMatchObject({
      type: 'textarea',
      title: 'Story',
      description: 'Fish & chips',
      isRequired: true,
      placeholder: 'Once',
      maxLength: 200,
    });
    const of = (json: object) => model({ formFields: [{ id: 'x', title: 'X', ...json }] }).fields[0];
    expect(of({ type: 'currency', currencySymbol: '£' })).toMatchObject({ currencySymbol: '£' });
    expect(of({ type: 'phone', showCountryCode: 'true' })).toMatchObject({ showsCountryCode: true });
    expect(of({ type: 'section', underline: true })).toMatchObject({ isUnderlined: true });
    expect(of({ type: 'likert', options: ['Was it good?'] })).toMatchObject({ options: ['Was it good?'] });
    expect(of({ type: 'hidden', key: 'campaign', value: 'none' })).toMatchObject({
      key: 'campaign',
      value: 'none',
    });
    expect(of({ type: 'email', mailingList: true })).toMatchObject({ offersMailingList: true });
    expect(
      of({
        type: 'file',
        numFiles: 3,
        allowSpecificFileTypes: true,
        allowedFileTypes: ['pdf'],
        maxFileSize: 5,
      }),
    ).toMatchObject({ maxFiles: 3, fileTypes: ['pdf'], maxFileMb: 5 });
    expect(
      of({ type: 'name', required: true, customConstraints: { requireLastName: { enabled: false } } }),
    ).toMatchObject({ parts: { first: 'required', last: 'optional' } });
  });

  it('takes a type that it does not know for a line of text', () => {
    expect(model({ formFields: [{ type: 'hologram', id: 'h', title: 'H' }] }).fields[0]?.type).toBe('text');
  });

  it('has no limit where the limit is empty, negative or no number', () => {
    for (const maxLength of ['', null, -3, 'many', {}])
      expect(model({ formFields: [{ type: 'textarea', id: 't', maxLength }] }).fields[0]?.maxLength).toBe(0);
  });

  it('reads follow-up questions with the answers that they belong to', () => {
    const [field] = model({
      formFields: [
        {
          type: 'radio',
          id: 'radio-1',
          title: 'Plants?',
          options: ['Yes', 'No'],
          followUpQuestions: [
            { id: 'text-1', type: 'text', title: 'Which?', answers: ['Yes'] },
            { option: 'No', field: { id: 'text-2', type: 'text', title: 'Why?' } },
            { title: 'without an id' },
          ],
        },
      ],
    }).fields;
    expect(field?.followUps.map(({ answers, field: { id } }) => [id, answers])).toEqual([
      ['text-1', ['Yes']],
      ['text-2', ['No']],
    ]);
  });

  it('reads how addresses, phone numbers and names are written', () => {
    const part = (label: string, identifier: string, length = 0) => ({
      type: 'FIELD',
      label,
      identifier,
      length,
      required: true,
    });
    const { formats } = model({
      formFieldFormats: {
        countries: [
          { name: 'Ireland', code: 'IE', phoneCode: '+353' },
          { name: '', code: 'XX' },
        ],
        initialNameOrder: 'SURNAME_FIRST',
        initialAddressFormat: {
          country: 'IE',
          fields: [
            part('Street', 'Line1'),
            { type: 'SEPARATOR', label: '\n' },
            part('Town', 'City'),
            part('Eircode', 'Zip'),
          ],
        },
        initialPhoneFormat: { country: 'IE', fields: [part('1', '1', 2), part('2', '2', 3)] },
      },
    });
    expect(formats.countries).toHaveLength(1);
    expect(formats.isSurnameFirst).toBe(true);
    expect(formats.address.parts.map(({ label, endsLine }) => [label, endsLine])).toEqual([
      ['Street', true],
      ['Town', false],
      ['Eircode', false],
    ]);
    expect(formats.phone.parts.map(({ length }) => length)).toEqual([2, 3]);
  });

  it('takes its design and its words from scripts of their own in newer blocks, where null means nothing', () => {
    const more = `<script type="application/json" class="sqs-form-block-design-fields">{"buttonAlignment":"stretch","buttonVariant":null,"submissionTextAlignment":null}</script>
      <script type="application/json" class="sqs-form-block-localized-strings">{"submit":"Absenden"}</script>
      <div class="sqs-form-block-submission-html" data-submission-html="&lt;p&gt;After&lt;/p&gt;"></div>`;
    const read = readFormJson(
      block({ buttonVariant: 'secondary', formSubmissionMessage: { html: '<p>Thanks</p>' } }, more),
    );
    expect(read).toMatchObject({
      model: {
        button: { alignment: 'stretch', variant: 'secondary' },
        successHtml: '<p>Thanks</p>',
        postSubmitHtml: '<p>After</p>',
      },
      localizedStrings: { submit: 'Absenden' },
    });
  });

  it('is a fault without JSON, an id or fields', () => {
    expect(readFormJson(document.createElement('div'))).toHaveProperty('fault');
    expect(readFormJson(block('{"formId":'))).toHaveProperty('fault');
    expect(readFormJson(block({ formId: '' }))).toHaveProperty('fault');
    expect(readFormJson(block({ formFields: [] }))).toHaveProperty('fault');
    expect(readFormJson(block({ formFields: [{ type: 'text' }] }))).toHaveProperty('fault');
    expect(readFormJson(block({ formName: 'x'.repeat(300_000) }))).toHaveProperty('fault');
  });

  it('never throws, whatever the JSON holds', () => {
    const anything = fc.record(
      {
        formId: fc.jsonValue(),
        formFields: fc.oneof(
          fc.jsonValue(),
          fc.array(
            fc.record(
              {
                type: fc.constantFrom(...FIELD_TYPES),
                id: fc.string(),
                options: fc.jsonValue(),
                followUpQuestions: fc.jsonValue(),
                customConstraints: fc.jsonValue(),
              },
              { requiredKeys: [] },
            ),
          ),
        ),
        formFieldFormats: fc.jsonValue(),
        formSubmissionMessage: fc.jsonValue(),
        localizedStrings: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    fc.assert(fc.property(anything, (json) => void readFormJson(block(JSON.stringify(json)))));
  });

  it('reads no key that is inherited', () => {
    expect(
      model('{"formId":"f1","formFields":[{"id":"a","title":"A"}],"__proto__":{"useLightbox":true}}')
        .isOverlay,
    ).toBe(false);
  });
});
