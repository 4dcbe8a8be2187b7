// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { FieldProps } from '../../../../src/forms/fields/field.types';
import {
  CountryPart,
  FollowUps,
  GroupFrame,
  useAnswers,
  useCountry,
} from '../../../../src/forms/fields/field-frame.view';
import { createFieldLabels } from '../../../../src/forms/model/field-labels';
import { readField } from '../../../../src/forms/model/read-field';
import { readFormats } from '../../../../src/forms/model/read-formats';
import { draw } from '../../../../src/react/draw';
import { findIn } from '../../support/markup';
import { createTestScope } from '../../support/scope';

const formats = readFormats({
  countries: [
    { name: 'Austria', code: 'AT', phoneCode: '+43' },
    { name: 'Brazil', code: 'BR', phoneCode: '+55' },
  ],
});
const t = createFieldLabels();

function show(view: ReactNode, services: object = {}) {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const scope = createTestScope(services);
  draw(scope, view, host);
  return { host, scope };
}

function fieldOf(settings: object) {
  const field = readField({ id: 'f1', title: 'Question', ...settings });
  if (!field) throw new Error('The field cannot be read.');
  return field;
}

describe('a field of several controls', () => {
  const group = (settings: object) =>
    findIn(
      show(
        <GroupFrame field={fieldOf(settings)} t={t} kind="fields">
          <i />
        </GroupFrame>,
      ).host,
      'fieldset',
    );

  it('is a group with its title, and says whether it is required', () => {
    const required = group({ type: 'name', required: true });
    expect([required.className, required.id]).toEqual(['form-item fields name required', 'f1']);
    expect(
      [...findIn(required, 'legend').querySelectorAll('span span')].map((text) => text.textContent),
    ).toEqual(['Question', t('required')]);
    const free = group({ type: 'name' });
    expect([free.className, findIn(free, 'legend').textContent]).toEqual([
      'form-item fields name',
      'Question',
    ]);
  });

  it('is described by its description, if it has one', () => {
    const described = group({ type: 'name', description: 'As in your passport.' });
    const id = `${described.getAttribute('aria-describedby')}`;
    expect([id, document.getElementById(id)?.textContent]).toEqual([
      'f1-description',
      'As in your passport.',
    ]);
    const plain = group({ type: 'name' });
    expect([plain.hasAttribute('aria-describedby'), plain.querySelector('.description')]).toEqual([
      false,
      null,
    ]);
  });
});

/** Radio buttons, with the questions that follow. */
function Question(props: FieldProps) {
  const [answers, ref] = useAnswers(props.field);
  return (
    <>
      <div ref={ref}>
        <input type="radio" name="q" value="Yes" />
        <input type="radio" name="q" value="No" />
        <select>
          <option value="" />
        </select>
      </div>
      <FollowUps {...props} answers={answers} />
    </>
  );
}

describe('follow-up questions', () => {
  const FIELD = {
    type: 'radio',
    options: ['Yes', 'No'],
    followUpQuestions: [
      { field: { id: 'why', title: 'Why?' }, answers: ['No'] },
      { field: { id: 'more', title: 'More?' } },
    ],
  };

  function ask(settings: object) {
    const field = fieldOf(settings);
    const onFieldsChange = vi.fn();
    const props: FieldProps = {
      field,
      t,
      formats,
      onFieldsChange,
      renderField: ({ id, title }) => <p key={id}>{title}</p>,
    };
    const { host } = show(<Question {...props} />);
    const asked = () => [...host.querySelectorAll('p')].map(({ textContent }) => textContent);
    const answer = (value: string) => {
      const input = findIn(host, `[value=${value}]`) as HTMLInputElement;
      input.checked = true;
      // As a script does that puts a draft back.
      input.dispatchEvent(new Event('change', { bubbles: true }));
    };
    return { host, asked, answer, onFieldsChange };
  }

  it('are asked for their answers, or for any, and the form is told', async () => {
    const { asked, answer, onFieldsChange, host } = ask(FIELD);
    expect([asked(), host.querySelector('.followup-question-container')]).toEqual([[], null]);
    await vi.waitFor(() => expect(onFieldsChange).toHaveBeenCalledTimes(1));
    answer('Yes');
    await vi.waitFor(() => expect(asked()).toEqual(['More?']));
    await vi.waitFor(() => expect(onFieldsChange).toHaveBeenCalledTimes(2));
    answer('No');
    await vi.waitFor(() => expect(asked()).toEqual(['Why?', 'More?']));
    await vi.waitFor(() => expect(onFieldsChange).toHaveBeenCalledTimes(3));
  });

  it('are none in most fields, of which the form hears nothing', async () => {
    const { asked, answer, onFieldsChange } = ask({ ...FIELD, followUpQuestions: [] });
    answer('No');
    await new Promise(requestAnimationFrame);
    expect([asked(), onFieldsChange.mock.calls]).toEqual([[], []]);
  });
});

type Choose = (country: string) => void;

function Custom({ country, hand }: { readonly country: string; readonly hand: (choose: Choose) => void }) {
  const [custom, choose] = useCountry(country, 'own', (_, other) => `of ${other}`);
  hand(choose);
  return <b>{custom}</b>;
}

describe('the format of a country', () => {
  function use(country: string) {
    let choose: Choose = () => {};
    const waits: Array<() => void> = [];
    const loadUnit = vi.fn(
      (_: string, load: () => Promise<object>) =>
        new Promise((resolve) => void waits.push(() => resolve(load()))),
    );
    const { host } = show(<Custom country={country} hand={(chosen) => (choose = chosen)} />, { loadUnit });
    return { text: () => host.textContent, choose: (next: string) => choose(next), waits, loadUnit };
  }

  it('is the page’s own for its country, and where none is chosen', async () => {
    const { text, choose, waits, loadUnit } = use('AT');
    choose('BR');
    waits[0]?.();
    await vi.waitFor(() => expect(text()).toBe('of BR'));
    choose('AT');
    await vi.waitFor(() => expect(text()).toBe('own'));
    choose('BR');
    waits[1]?.();
    await vi.waitFor(() => expect(text()).toBe('of BR'));
    choose('');
    await vi.waitFor(() => expect(text()).toBe('own'));
    expect(loadUnit).toHaveBeenCalledTimes(2);
  });

  it('is that of the country that was chosen last, whichever comes last', async () => {
    const { text, choose, waits } = use('AT');
    choose('BR');
    choose('US');
    waits[1]?.();
    await vi.waitFor(() => expect(text()).toBe('of US'));
    waits[0]?.();
    await vi.dynamicImportSettled();
    await new Promise(requestAnimationFrame);
    expect(text()).toBe('of US');
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
