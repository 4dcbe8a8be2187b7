import type { ReactNode } from 'react';
import type { FieldProps } from '../field.types';
import { CountryPart, GroupFrame, Part, useCountry } from '../field-frame.view';

/** The parts in the order in which they are sent; unknown parts follow the country. */
const PARTS = [
  ['Line1', 'address.address1', 'address-line1'],
  ['Line2', 'address.address2', 'address-line2'],
  ['City', 'address.city', 'address-level2'],
  ['State', 'address.stateProvince', 'address-level1'],
  ['Zip', 'address.zipPostalCode', 'postal-code'],
] as const;
const COUNTRY = PARTS.length;

/** An address as the chosen country writes it; entries stay when the country changes. */
export function AddressField({ field, t, formats }: FieldProps): ReactNode {
  const { id, isRequired } = field;
  const { country, parts: described } = formats.address;
  const own = described.length
    ? described
    : PARTS.map(([identifier, , autocomplete], index) => ({
        identifier,
        autocomplete,
        label: '',
        isRequired: index !== 1,
        length: 0,
        endsLine: index < 2,
      }));
  const [parts, chooseCountry] = useCountry(
    country,
    own,
    ({ addressFormatOf }, other) => addressFormatOf(other).parts,
  );
  const known = PARTS.map(([identifier]): string => identifier);
  const extras = own.map(({ identifier }) => identifier).filter((identifier) => !known.includes(identifier));
  const order = [...known, '', ...extras];
  return (
    <GroupFrame field={field} t={t} kind="fields">
      <CountryPart
        id={`${id}-country-field`}
        index={COUNTRY}
        className="country"
        label={t('address.country')}
        autoComplete={formats.countries.length ? 'country' : 'country-name'}
        countries={formats.countries}
        country={country}
        onCountry={chooseCountry}
      />
      {parts.map(({ identifier, label, autocomplete, ...part }) => {
        const index = order.indexOf(identifier);
        const name = identifier.toLowerCase();
        return (
          <Part
            key={identifier}
            id={`${id}-${name}-field`}
            index={index}
            className={`${name}${part.endsLine ? ' ends-line' : ''}`}
            label={label || t((PARTS[index] ?? PARTS[1])[1])}
            autoComplete={autocomplete || undefined}
            isRequired={isRequired && part.isRequired}
          />
        );
      })}
    </GroupFrame>
  );
}
