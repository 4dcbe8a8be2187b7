// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FieldView } from '../../../../src/forms/fields/field.view';
import { createFieldLabels } from '../../../../src/forms/model/field-labels';
import { readField } from '../../../../src/forms/model/read-field';
import { readFormats } from '../../../../src/forms/model/read-formats';
import { draw } from '../../../../src/react/draw';
import { language } from '../../../../src/text/language';
import { findIn } from '../../support/markup';
import { createTestScope } from '../../support/scope';

const formats = readFormats({
  countries: [
    { name: 'Austria', code: 'AT', phoneCode: '+43' },
    { name: 'Brazil', code: 'BR', phoneCode: '+55' },
  ],
});
const t = createFieldLabels();

function show(settings: object, given = formats) {
  const field = readField({ id: 'f1', title: 'Question', ...settings });
  if (!field) throw new Error('The field cannot be read.');
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  draw(createTestScope(), <FieldView field={field} t={t} formats={given} onFieldsChange={() => {}} />, host);
  const attributes = (selector: string, ...names: readonly string[]) =>
    names.map((name) => host.querySelector(selector)?.getAttribute(name) ?? null);
  const find = (selector: string) => findIn(host, selector);
  /** The ids, classes and labels of the parts of a value. */
  const parts = () =>
    [...host.querySelectorAll<HTMLInputElement>('.field :is(input,select)')].map(
      ({ id, labels, dataset }) => [id, labels?.[0]?.textContent, dataset.index],
    );
  return {
    host,
    attributes,
    find,
    parts,
    count: (selector: string) => host.querySelectorAll(selector).length,
  };
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

it.each([
  ['utm', 'utm'],
  // A form's method would be gone.
  ['remove', null],
])('a hidden field with the key %s has the name %s', (key, name) => {
  expect(show({ type: 'hidden', key, value: 'x' }).attributes('input', 'type', 'name', 'value')).toEqual([
    'hidden',
    name,
    'x',
  ]);
});

describe('a phone number', () => {
  const PHONE = { type: 'phone', required: true };
  const described = readFormats({
    countries: [{ name: 'Brazil', code: 'BR', phoneCode: '+55' }],
    initialPhoneFormat: {
      country: 'BR',
      fields: [
        { identifier: 'a', length: 2 },
        { identifier: 'b', length: 5 },
      ],
    },
  });

  it('has one control, for digits in the groups of its country', () => {
    const { attributes, count, parts } = show(PHONE, described);
    expect(attributes('fieldset', 'class', 'data-lengths')).toEqual([
      'form-item fields phone required',
      '2 5',
    ]);
    expect(parts()).toEqual([['f1-input-field', t('phone.number'), '1']]);
    expect(attributes('input', 'type', 'autocomplete', 'aria-required')).toEqual(['tel', 'tel', 'true']);
    expect(count('select')).toBe(0);
  });

  it('has the usual groups on a page that does not describe its country', () => {
    expect(show(PHONE).attributes('fieldset', 'data-lengths')).toEqual(['3 3 4']);
  });

  it('has a list of the countries’ codes where the form asks for one, and the page has countries', async () => {
    const { attributes, count, find, parts } = show({ ...PHONE, showCountryCode: true }, described);
    expect(parts()).toEqual([
      ['f1-country-code-field', t('phone.country'), '0'],
      ['f1-input-field', t('phone.number'), '1'],
    ]);
    expect(attributes('select', 'autocomplete')).toEqual(['tel-country-code']);
    expect(attributes('input', 'autocomplete')).toEqual(['tel-national']);
    expect([...(find('select') as HTMLSelectElement).options].map(({ value }) => value)).toEqual(['', '+55']);
    expect(count('.country-code')).toBe(1);
  });

  it('has a field for the code where the form asks for one, and the page has no countries', () => {
    const { attributes, count, parts } = show({ ...PHONE, showCountryCode: true }, readFormats({}));
    expect(parts()).toEqual([
      ['f1-country-code-field', t('phone.country'), '0'],
      ['f1-input-field', t('phone.number'), '1'],
    ]);
    expect(count('select')).toBe(0);
    expect(attributes('.country-code input', 'autocomplete')).toEqual(['tel-country-code']);
    expect(attributes('.number input', 'autocomplete')).toEqual(['tel-national']);
  });

  it('has the groups of the country that is chosen', async () => {
    const { attributes, find } = show({ ...PHONE, showCountryCode: true });
    const select = find('select') as HTMLSelectElement;
    const choose = (index: number) => {
      select.selectedIndex = index;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    choose(2);
    await vi.waitFor(() => expect(attributes('fieldset', 'data-lengths')).toEqual(['2 4 15']));
    choose(0);
    await vi.waitFor(() => expect(attributes('fieldset', 'data-lengths')).toEqual(['3 3 4']));
  });
});

describe('a date', () => {
  afterEach(() => Object.assign(language, { locale: 'en', rules: 'en' }));

  it.each([
    ['en-US', ['month', 'day', 'year']],
    ['en-GB', ['day', 'month', 'year']],
    ['ja', ['year', 'month', 'day']],
  ])('has its parts in the order of %s: %j', (locale, order) => {
    language.locale = locale;
    const { parts } = show({ type: 'date' });
    const index: Record<string, string> = { month: '0', day: '1', year: '2' };
    expect(parts()).toEqual(
      order.map((part) => [`f1-${part}-field`, t(`date.${part}` as 'date.day'), index[part]]),
    );
  });

  it('hints at the digits of each part, and takes no more', () => {
    const { attributes } = show({ type: 'date', required: true });
    const of = (part: string) =>
      attributes(`#f1-${part}-field`, 'placeholder', 'maxlength', 'inputmode', 'aria-required');
    expect(of('month')).toEqual([t('date.mm'), '2', 'numeric', 'true']);
    expect(of('day')).toEqual([t('date.dd'), '2', 'numeric', 'true']);
    expect(of('year')).toEqual([t('date.yyyy'), '4', 'numeric', 'true']);
  });
});

it('a time has three parts, of which seconds may be left out, and a half of the day', () => {
  const { attributes, parts, find } = show({ type: 'time', required: true });
  expect(parts()).toEqual([
    ['f1-hour-field', t('time.hour'), '0'],
    ['f1-minute-field', t('time.minute'), '1'],
    ['f1-second-field', t('time.second'), '2'],
    ['f1-ampm-field', t('time.amPm'), '3'],
  ]);
  const isRequired = (part: string) => attributes(`#f1-${part}-field`, 'aria-required', 'maxlength');
  expect([isRequired('hour'), isRequired('minute')]).toEqual([
    ['true', '2'],
    ['true', '2'],
  ]);
  expect(isRequired('second')[0]).not.toBe('true');
  expect([...(find('select') as HTMLSelectElement).options].map(({ value, text }) => [value, text])).toEqual([
    ['AM', t('time.am')],
    ['PM', t('time.pm')],
  ]);
  expect(show({ type: 'time' }).attributes('#f1-hour-field', 'aria-required')[0]).not.toBe('true');
});

it('a scale has each statement as a group of five answers, from disagreement to agreement', () => {
  const { host, find } = show({ type: 'likert', options: ['It is fast.', 'It is small.'] });
  const groups = [...host.querySelectorAll<HTMLElement>('[role=radiogroup]')];
  expect(groups.map(({ dataset }) => dataset.question)).toEqual(['It is fast.', 'It is small.']);
  expect(groups.map((group) => find(`#${group.getAttribute('aria-labelledby')}`).textContent)).toEqual([
    'It is fast.',
    'It is small.',
  ]);
  const [first, second] = groups.map((group) => [...group.querySelectorAll('input')]);
  expect(first?.map(({ type, name, value }) => [type, name, value])).toEqual(
    ['-2', '-1', '0', '1', '2'].map((value) => ['radio', 'f1-0', value]),
  );
  expect(second?.[0]?.name).toBe('f1-1');
  expect(first?.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    t('likert.stronglyDisagree'),
    t('likert.disagree'),
    t('likert.neutral'),
    t('likert.agree'),
    t('likert.stronglyAgree'),
  ]);
});

it.each([
  ['radio', 'radio'],
  ['checkbox', 'checkbox'],
])('a choice %s has options of the type %s, of one name', (type, inputType) => {
  const { host, attributes } = show({ type, options: ['Ferns', 'Otters'] });
  expect(attributes('fieldset', 'class')).toEqual([`form-item field ${type}`]);
  expect(
    [...host.querySelectorAll('input')].map(({ type: own, name, value, labels }) => [
      own,
      name,
      value,
      labels?.[0]?.textContent,
    ]),
  ).toEqual(['Ferns', 'Otters'].map((option) => [inputType, 'f1-field', option, option]));
});

describe('a name', () => {
  const surnameFirst = readFormats({ initialNameOrder: 'SURNAME_FIRST' });

  it('has two parts, in the order of the country', () => {
    const first = ['f1-fname-field', t('name.firstName'), '0'];
    const last = ['f1-lname-field', t('name.lastName'), '1'];
    const { parts, attributes } = show({ type: 'name' });
    expect(parts()).toEqual([first, last]);
    expect([
      attributes('#f1-fname-field', 'autocomplete'),
      attributes('#f1-lname-field', 'autocomplete'),
    ]).toEqual([['given-name'], ['family-name']]);
    expect(show({ type: 'name' }, surnameFirst).parts()).toEqual([last, first]);
  });

  it('has what its owner asks for, and requires what its owner requires', () => {
    const { count, attributes } = show({
      type: 'name',
      required: true,
      customConstraints: { showFirstName: { enabled: false } },
    });
    expect([count('input'), attributes('#f1-lname-field', 'aria-required')]).toEqual([1, ['true']]);
    const free = { type: 'name', required: true, customConstraints: { requireLastName: { enabled: false } } };
    const required = show(free).attributes('#f1-lname-field', 'aria-required');
    expect(required[0]).not.toBe('true');
    expect(show(free).attributes('#f1-fname-field', 'aria-required')).toEqual(['true']);
  });
});

it('a section is a title with what belongs to it', () => {
  const { host, attributes } = show({ type: 'section', description: 'For guests.' });
  expect([...host.children].map(({ textContent }) => textContent)).toEqual(['QuestionFor guests.']);
  expect(attributes('.section', 'class', 'id')).toEqual(['form-item section', 'f1']);
  expect(show({ type: 'section', underline: true }).attributes('.section', 'class')).toEqual([
    'form-item section underline',
  ]);
});
