import { flag, list, number, object, oneOf, strings } from '../../data/shape';
import type { Format, FormatPart, FormFormats } from './form.types';

const shape = object({
  countries: list(object(strings('name code phoneCode'))),
  initialNameOrder: oneOf(['GIVEN_FIRST', 'SURNAME_FIRST'], 'GIVEN_FIRST'),
  initialAddressFormat: formatShape(),
  initialPhoneFormat: formatShape(),
});

function formatShape() {
  return object({
    ...strings('country'),
    fields: list(
      object({
        ...strings('type label identifier'),
        length: number(0),
        required: flag(),
        metadata: object(strings('autocomplete')),
      }),
    ),
  });
}

/** Converts parts and the separators between them to parts with a flag for the end of a line. */
function readFormat({ country, fields }: ReturnType<ReturnType<typeof formatShape>>): Format {
  const parts: FormatPart[] = [];
  for (const { type, label, identifier, length, required, metadata } of fields) {
    const last = parts.at(-1);
    if (type === 'SEPARATOR') {
      if (last && label.includes('\n')) parts[parts.length - 1] = { ...last, endsLine: true };
    } else if (identifier) {
      parts.push({
        identifier,
        label,
        autocomplete: metadata.autocomplete,
        isRequired: required,
        length,
        endsLine: false,
      });
    }
  }
  return { country, parts };
}

/** Formats of names, addresses and phone numbers in the site's country. */
export function readFormats(json: unknown): FormFormats {
  const { countries, initialNameOrder, initialAddressFormat, initialPhoneFormat } = shape(json);
  return {
    countries: countries.filter(({ name, code }) => name && code),
    isSurnameFirst: initialNameOrder === 'SURNAME_FIRST',
    address: readFormat(initialAddressFormat),
    phone: readFormat(initialPhoneFormat),
  };
}
