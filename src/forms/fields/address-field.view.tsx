import type { ReactNode } from 'react';
import type { FieldTextKey } from '../model/field-texts';
import type { FormatPart } from '../model/form.types';
import type { FieldProps } from './field.view';
import { GroupFrame, Part } from './field-frame.view';
import { useCountry } from './use-country';

/** The order in which the parts are sent, wherever they stand; parts that the platform may add come behind. */
const ORDER = ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'];

const LABELS: Readonly<Record<string, FieldTextKey>> = {
  Line1: 'address.address1',
  Line2: 'address.address2',
  City: 'address.city',
  State: 'address.stateProvince',
  Zip: 'address.zipPostalCode',
};

/** Where the page does not say how addresses are written. */
const USUAL: readonly FormatPart[] = ORDER.slice(0, 5).map((identifier) => ({
  identifier,
  label: '',
  autocomplete:
    {
      Line1: 'address-line1',
      Line2: 'address-line2',
      City: 'address-level2',
      State: 'address-level1',
      Zip: 'postal-code',
    }[identifier] ?? '',
  isRequired: identifier !== 'Line2',
  length: 0,
  endsLine: identifier.startsWith('Line'),
}));

/** An address as it is written in the country that is chosen; what has been typed stays when that changes. */
export function AddressField({ field, texts, formats }: FieldProps): ReactNode {
  const { id, isRequired } = field;
  const { countries, address } = formats;
  const own = address.parts.length ? address.parts : USUAL;
  const [parts, chooseCountry] = useCountry(
    address.country,
    own,
    ({ addressFormatOf }, country) => addressFormatOf(country).parts,
  );
  const extras = own.filter(({ identifier }) => !ORDER.includes(identifier));
  const indexOf = (part: FormatPart) =>
    ORDER.includes(part.identifier) ? ORDER.indexOf(part.identifier) : ORDER.length + extras.indexOf(part);
  const country = {
    id: `${id}-country-field`,
    index: 5,
    className: 'country',
    label: texts('address.country'),
  };
  return (
    <GroupFrame field={field} texts={texts} kind="fields">
      {countries.length > 0 ? (
        <Part
          {...country}
          autoComplete="country"
          start={countries.findIndex(({ code }) => code === address.country) + 1}
          onChange={({ value }) => chooseCountry(value)}
          options={
            <>
              <option value="" />
              {countries.map(({ name, code }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </>
          }
        />
      ) : (
        <Part {...country} autoComplete="country-name" />
      )}
      {parts.map((part) => (
        <Part
          key={part.identifier}
          id={`${id}-${part.identifier.toLowerCase()}-field`}
          index={indexOf(part)}
          className={`${part.identifier.toLowerCase()}${part.endsLine ? ' ends-line' : ''}`}
          label={part.label || texts(LABELS[part.identifier] ?? 'address.address2')}
          autoComplete={part.autocomplete || undefined}
          isRequired={isRequired && part.isRequired}
        />
      ))}
    </GroupFrame>
  );
}
