import { describe, expect, it } from 'vitest';
import { readFormats } from '../../../../src/forms/model/read-formats';

const part = (identifier: string, rest = {}) => ({ type: 'FIELD', identifier, label: identifier, ...rest });
const separator = (label: string) => ({ type: 'SEPARATOR', label });

describe('readFormats', () => {
  it('ends a line where a separator breaks it', () => {
    const { address } = readFormats({
      initialAddressFormat: {
        country: 'US',
        fields: [
          separator('\n'),
          part('Line1', { required: true, metadata: { autocomplete: 'address-line1' } }),
          separator('\n'),
          part('City'),
          separator(', '),
          part('Zip', { length: 5 }),
        ],
      },
    });
    expect(address.country).toBe('US');
    expect(address.parts).toEqual([
      {
        identifier: 'Line1',
        label: 'Line1',
        autocomplete: 'address-line1',
        isRequired: true,
        length: 0,
        endsLine: true,
      },
      { identifier: 'City', label: 'City', autocomplete: '', isRequired: false, length: 0, endsLine: false },
      { identifier: 'Zip', label: 'Zip', autocomplete: '', isRequired: false, length: 5, endsLine: false },
    ]);
  });

  it('leaves out parts and countries that have no name', () => {
    const { address, countries } = readFormats({
      initialAddressFormat: { fields: [part(''), part('City')] },
      countries: [
        { name: 'Norway', code: 'NO', phoneCode: '47' },
        { name: '', code: 'XX' },
        { name: 'Nowhere', code: '' },
      ],
    });
    expect(address.parts.map(({ identifier }) => identifier)).toEqual(['City']);
    expect(countries).toEqual([{ name: 'Norway', code: 'NO', phoneCode: '47' }]);
  });

  it.each([
    ['SURNAME_FIRST', true],
    ['GIVEN_FIRST', false],
    ['sideways', false],
    [undefined, false],
  ])('with the order of names %j puts the surname first: %s', (initialNameOrder, isSurnameFirst) => {
    expect(readFormats({ initialNameOrder }).isSurnameFirst).toBe(isSurnameFirst);
  });
});
