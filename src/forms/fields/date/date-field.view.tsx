import type { ReactNode } from 'react';
import { language } from '../../../text/language';
import type { FieldProps } from '../field.types';
import { GroupFrame, Part } from '../field-frame.view';

/** The order in which a date is written in the page's language. */
const dateOrder = () =>
  new Intl.DateTimeFormat(language.locale).formatToParts().map(({ type }): string => type);

const DATE = [
  ['month', 'date.mm'],
  ['day', 'date.dd'],
  ['year', 'date.yyyy'],
] as const;

export function DateField({ field, t }: FieldProps): ReactNode {
  const order = dateOrder();
  const parts = DATE.map(([part, hint], index) => ({ part, placeholder: t(hint), index }));
  return (
    <GroupFrame field={field} t={t} kind="fields">
      {parts
        .sort((one, other) => order.indexOf(one.part) - order.indexOf(other.part))
        .map(({ part, placeholder, index }) => (
          <Part
            key={part}
            id={`${field.id}-${part}-field`}
            index={index}
            className={part}
            label={t(`date.${part}`)}
            placeholder={placeholder}
            maxLength={part === 'year' ? 4 : 2}
            isRequired={field.isRequired}
            inputMode="numeric"
          />
        ))}
    </GroupFrame>
  );
}
