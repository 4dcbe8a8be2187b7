import type { ReactNode } from 'react';
import type { FieldProps } from '../field.types';
import { CountryPart, GroupFrame, Part } from '../field-frame.view';
import { useCountry } from '../use-country';

/** For pages that do not describe their country. */
const USUAL_LENGTHS = '3 3 4';

/** One control for the number, and a list for its country's code where the form asks for one. */
export function PhoneField({ field, t, formats }: FieldProps): ReactNode {
  const { id, isRequired, showsCountryCode } = field;
  const { countries, phone } = formats;
  const own = phone.parts.map(({ length }) => length).join(' ') || USUAL_LENGTHS;
  const [lengths, chooseCountry] = useCountry(phone.country, own, ({ phoneLengthsOf }, country) =>
    phoneLengthsOf(country),
  );
  return (
    <GroupFrame field={field} t={t} kind="fields" lengths={lengths}>
      {showsCountryCode && countries.length > 0 && (
        <CountryPart
          id={`${id}-country-code-field`}
          index={0}
          className="country-code"
          label={t('phone.country')}
          autoComplete="tel-country-code"
          countries={countries}
          country={phone.country}
          isPhoneCode
          onCountry={chooseCountry}
        />
      )}
      <Part
        id={`${id}-input-field`}
        index={1}
        className="number"
        label={t('phone.number')}
        type="tel"
        autoComplete={showsCountryCode ? 'tel-national' : 'tel'}
        isRequired={isRequired}
      />
    </GroupFrame>
  );
}
