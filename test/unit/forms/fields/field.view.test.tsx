// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FieldView } from '../../../../src/forms/fields/field.view';
import { CountryPart } from '../../../../src/forms/fields/field-frame.view';
import { createFieldLabels } from '../../../../src/forms/model/field-labels';
import { readField } from '../../../../src/forms/model/read-field';
import { readFormats } from '../../../../src/forms/model/read-formats';
import { draw } from '../../../../src/react/draw';
import { createTestScope, endTestScopes } from '../../support/scope';

afterEach(() => {
  endTestScopes();
  document.body.replaceChildren();
});

const formats = readFormats({
  countries: [
    { name: 'Austria', code: 'AT', phoneCode: '+43' },
    { name: 'Brazil', code: 'BR', phoneCode: '+55' },
  ],
});
const t = createFieldLabels();

function show(settings: object) {
  const field = readField({ id: 'f1', title: 'Question', ...settings });
  if (!field) throw new Error('The field cannot be read.');
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  draw(
    createTestScope(),
    <FieldView field={field} t={t} formats={formats} onFieldsChange={() => {}} />,
    host,
  );
  const attributes = (selector: string, ...names: readonly string[]) =>
    names.map((name) => host.querySelector(selector)?.getAttribute(name) ?? null);
  return { host, attributes, count: (selector: string) => host.querySelectorAll(selector).length };
}

describe('a field of text', () => {
  it.each([
    ['text', 'input', null],
    ['textarea', 'textarea', null],
    ['email', 'input', 'false'],
  ])('%s is a named %s, with its placeholder if it has one', (type, tag, spellCheck) => {
    const { attributes, host } = show({ type, placeholder: 'Here' });
    expect(attributes(tag, 'id', 'placeholder')).toEqual(['f1-field', 'Here']);
    expect(host.querySelector('label')?.htmlFor).toBe('f1-field');
    if (tag === 'input') expect(attributes(tag, 'spellcheck')).toEqual([spellCheck]);
    expect(show({ type }).attributes(tag, 'placeholder')).toEqual([null]);
  });

  it.each([
    ['email', 'email', null, 'email'],
    ['number', 'text', 'numeric', null],
    ['currency', 'text', 'decimal', null],
    ['website', 'text', 'url', 'url'],
    ['password', 'password', null, 'new-password'],
  ])('%s is of the type %s, for keys that are %s', (type, inputType, inputMode, autoComplete) => {
    expect(show({ type }).attributes('input', 'type', 'inputmode', 'autocomplete')).toEqual([
      inputType,
      inputMode,
      autoComplete,
    ]);
  });

  it('says whether it is required, and how long it may be', () => {
    const { attributes } = show({ type: 'text', required: true, maxLength: 20 });
    expect(attributes('.form-item', 'class', 'data-max-length')).toEqual([
      'form-item field text required',
      '20',
    ]);
    expect(attributes('input', 'aria-required')).toEqual(['true']);
    const free = show({ type: 'text' });
    expect(free.attributes('.form-item', 'class', 'data-max-length')).toEqual(['form-item field text', null]);
    expect(free.attributes('input', 'aria-required')).toEqual([null]);
  });

  it('has the sign of a currency, and offers the mailing list, where the settings ask for it', () => {
    const { host, count } = show({ type: 'currency', currencySymbol: '$' });
    expect([host.querySelector('.form-input-prefix')?.textContent, count('.mailing-list')]).toEqual(['$', 0]);
    expect(show({ type: 'email' }).count('.form-input-prefix')).toBe(0);
    expect(show({ type: 'email', mailingList: true }).count('.mailing-list')).toBe(1);
  });

  it('may be for files of some kinds', () => {
    const file = (settings: object) =>
      show({ type: 'file', ...settings }).attributes('input', 'accept', 'multiple');
    expect(file({})).toEqual([null, null]);
    const [accept, multiple] = file({
      numFiles: 2,
      allowSpecificFileTypes: true,
      allowedFileTypes: ['.pdf', '.png'],
    });
    expect([accept, multiple !== null]).toEqual(['.pdf,.png', true]);
  });

  it('has an empty choice before those of a list', () => {
    const { host } = show({ type: 'select', options: ['One', 'Two'] });
    expect([...(host.querySelector('select')?.options ?? [])].map(({ value }) => value)).toEqual([
      '',
      'One',
      'Two',
    ]);
  });
});

describe('a hidden field', () => {
  it.each([
    ['utm', 'utm'],
    // A form's method would be gone.
    ['remove', null],
  ])('with the key %s has the name %s', (key, name) => {
    expect(show({ type: 'hidden', key, value: 'x' }).attributes('input', 'type', 'name', 'value')).toEqual([
      'hidden',
      name,
      'x',
    ]);
  });
});

describe('the choice of a country', () => {
  function choose(isPhoneCode: boolean, country = 'BR') {
    const onCountry = vi.fn();
    const host = document.createElement('div');
    document.body.replaceChildren(host);
    const { countries } = formats;
    const part = { id: 'c', label: 'Country', index: 0, country, isPhoneCode, onCountry };
    draw(createTestScope(), <CountryPart {...part} countries={countries} />, host);
    const select = host.querySelector('select');
    if (!select) throw new Error('There is no list.');
    return { select, onCountry };
  }

  it.each([
    [false, ['', 'AT', 'BR']],
    [true, ['', '+43', '+55']],
  ])('has codes, of phones %s: %j', (isPhoneCode, values) => {
    const { select } = choose(isPhoneCode);
    expect([...select.options].map(({ value }) => value)).toEqual(values);
    expect([...select.options].findIndex(({ defaultSelected }) => defaultSelected)).toBe(2);
  });

  it('tells of the country’s own code, or of none', () => {
    const { select, onCountry } = choose(true);
    for (const index of [1, 0]) {
      select.selectedIndex = index;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
    expect(onCountry.mock.calls).toEqual([['AT'], ['']]);
  });

  it('is a text where no countries are known', () => {
    const host = document.createElement('div');
    const part = { id: 'c', label: 'Country', index: 0, country: '', onCountry: vi.fn() };
    draw(createTestScope(), <CountryPart {...part} countries={[]} />, host);
    expect([host.querySelector('select') === null, host.querySelector('input')?.id]).toEqual([true, 'c']);
  });
});
