import type { ReactNode } from 'react';
import type { FieldProps } from '../field.view';
import { GroupFrame, Part } from '../field-frame.view';

export function NameField({ field, texts, formats }: FieldProps): ReactNode {
  const { id, parts } = field;
  const drawn = (['first', 'last'] as const).map(
    (part, index) =>
      parts[part] !== 'none' && (
        <Part
          key={part}
          id={`${id}-${part[0]}name-field`}
          index={index}
          className={`${part}-name`}
          label={texts(`name.${part}Name`)}
          autoComplete={index ? 'family-name' : 'given-name'}
          isRequired={parts[part] === 'required'}
        />
      ),
  );
  return (
    <GroupFrame field={field} texts={texts} kind="fields">
      {formats.isSurnameFirst ? drawn.reverse() : drawn}
    </GroupFrame>
  );
}

/** The order in which a date is written in the page's language. */
function dateOrder(): readonly string[] {
  try {
    const format = new Intl.DateTimeFormat(document.documentElement.lang || 'en-US');
    return format.formatToParts().map(({ type }) => type);
  } catch {
    // No language that the browser knows by this name: as the parts stand.
    return [];
  }
}

const DATE = [
  ['month', 'date.mm'],
  ['day', 'date.dd'],
  ['year', 'date.yyyy'],
] as const;

export function DateField({ field, texts }: FieldProps): ReactNode {
  const order = dateOrder();
  const parts = DATE.map(([part, hint], index) => ({ part, placeholder: texts(hint), index }));
  return (
    <GroupFrame field={field} texts={texts} kind="fields">
      {parts
        .sort((one, other) => order.indexOf(one.part) - order.indexOf(other.part))
        .map(({ part, placeholder, index }) => (
          <Part
            key={part}
            id={`${field.id}-${part}-field`}
            index={index}
            className={part}
            label={texts(`date.${part}`)}
            placeholder={placeholder}
            maxLength={part === 'year' ? 4 : 2}
            isRequired={field.isRequired}
            inputMode="numeric"
          />
        ))}
    </GroupFrame>
  );
}

export function TimeField({ field, texts }: FieldProps): ReactNode {
  return (
    <GroupFrame field={field} texts={texts} kind="fields">
      {(['hour', 'minute', 'second'] as const).map((part, index) => (
        <Part
          key={part}
          id={`${field.id}-${part}-field`}
          index={index}
          className={part}
          label={texts(`time.${part}`)}
          maxLength={2}
          isRequired={field.isRequired && part !== 'second'}
          inputMode="numeric"
        />
      ))}
      <Part
        id={`${field.id}-ampm-field`}
        index={3}
        className="ampm"
        label={texts('time.amPm')}
        options={
          <>
            <option value="AM">{texts('time.am')}</option>
            <option value="PM">{texts('time.pm')}</option>
          </>
        }
      />
    </GroupFrame>
  );
}
