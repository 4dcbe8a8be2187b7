// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { AddressField } from '../../../../../src/forms/fields/address/address-field.view';
import { createFieldLabels } from '../../../../../src/forms/model/field-labels';
import { readField } from '../../../../../src/forms/model/read-field';
import { readFormats } from '../../../../../src/forms/model/read-formats';
import { draw } from '../../../../../src/react/draw';
import { findIn } from '../../../support/markup';
import { createTestScope } from '../../../support/scope';

const t = createFieldLabels();
const COUNTRIES = [
  { name: 'Austria', code: 'AT', phoneCode: '+43' },
  { name: 'United States', code: 'US', phoneCode: '+1' },
];

function show({ isRequired = true, formats = {} } = {}) {
  const field = readField({ id: 'f1', type: 'address', title: 'Address', required: isRequired });
  if (!field) throw new Error('The field cannot be read.');
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const props = { field, t, formats: readFormats(formats), onFieldsChange() {}, renderField: () => null };
  draw(createTestScope(), <AddressField {...props} />, host);
  const inputs = () => [...host.querySelectorAll<HTMLInputElement>('.field input')];
  const parts = () =>
    inputs().map(({ id, labels, dataset, autocomplete, ariaRequired }) => [
      id,
      labels?.[0]?.textContent,
      dataset.index,
      autocomplete,
      ariaRequired,
    ]);
  return { host, inputs, parts, find: (selector: string) => findIn(host, selector) };
}

describe('an address', () => {
  it('has the usual parts, in the order in which they are sent, where the page describes none', () => {
    const { host, parts } = show();
    expect(parts().map((part) => part.slice(0, 4))).toEqual([
      ['f1-country-field', t('address.country'), '5', 'country-name'],
      ['f1-line1-field', t('address.address1'), '0', 'address-line1'],
      ['f1-line2-field', t('address.address2'), '1', 'address-line2'],
      ['f1-city-field', t('address.city'), '2', 'address-level2'],
      ['f1-state-field', t('address.stateProvince'), '3', 'address-level1'],
      ['f1-zip-field', t('address.zipPostalCode'), '4', 'postal-code'],
    ]);
    expect([...host.querySelectorAll('.ends-line')].map(({ className }) => className)).toEqual([
      'field line1 ends-line',
      'field line2 ends-line',
    ]);
  });

  it('requires all but its second line, if it is required', () => {
    const required = (isRequired: boolean) =>
      show({ isRequired })
        .inputs()
        .slice(1)
        .map((input) => input.getAttribute('aria-required') === 'true');
    expect(required(true)).toEqual([true, false, true, true, true]);
    expect(required(false)).toEqual([false, false, false, false, false]);
  });

  it('has the parts that the page describes, with its labels; unknown ones are sent behind the country', () => {
    const { host, parts } = show({
      formats: {
        initialAddressFormat: {
          country: 'AT',
          fields: [
            { identifier: 'Zip', label: 'PLZ', required: true, metadata: { autocomplete: 'postal-code' } },
            { type: 'SEPARATOR', label: ' ' },
            { identifier: 'City', label: '' },
            { type: 'SEPARATOR', label: '\n' },
            { identifier: 'Door', label: 'Tür' },
          ],
        },
      },
    });
    expect(parts().map(([id, label, index, autocomplete]) => [id, label, index, autocomplete])).toEqual([
      ['f1-country-field', t('address.country'), '5', 'country-name'],
      ['f1-zip-field', 'PLZ', '4', 'postal-code'],
      ['f1-city-field', t('address.city'), '2', ''],
      ['f1-door-field', 'Tür', '6', ''],
    ]);
    expect(host.querySelectorAll('.ends-line')).toHaveLength(1);
    const isRequired = [...host.querySelectorAll('input')].map(
      (input) => input.getAttribute('aria-required') === 'true',
    );
    expect(isRequired.slice(1)).toEqual([true, false, false]);
  });

  it('is written as in the country that is chosen, and keeps what has been typed', async () => {
    const { host, inputs, find } = show({
      formats: { countries: COUNTRIES, initialAddressFormat: { country: 'AT' } },
    });
    const select = find('select') as HTMLSelectElement;
    expect([
      select.getAttribute('autocomplete'),
      [...select.options].findIndex(({ defaultSelected }) => defaultSelected),
    ]).toEqual(['country', 1]);
    (find('#f1-city-field') as HTMLInputElement).value = 'Vienna';
    select.selectedIndex = 2;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await vi.waitFor(() => expect(host.querySelectorAll('.ends-line')).toHaveLength(3));
    expect(inputs().map(({ id, value }) => [id, value])).toEqual([
      ['f1-line1-field', ''],
      ['f1-line2-field', ''],
      ['f1-city-field', 'Vienna'],
      ['f1-state-field', ''],
      ['f1-zip-field', ''],
    ]);
  });
});
