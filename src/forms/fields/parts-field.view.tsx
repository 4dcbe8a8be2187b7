import type { ReactNode } from 'react';
import type { FieldProps } from './field.view';
import { GroupFrame, Part } from './field-frame.view';

export function NameField({ field, texts, formats }: FieldProps): ReactNode {
  const { id, parts } = field;
  const names = [
    {
      part: 'first',
      token: 'given-name',
      label: texts('name.firstName'),
      rule: parts.first,
      suffix: 'fname',
    },
    { part: 'last', token: 'family-name', label: texts('name.lastName'), rule: parts.last, suffix: 'lname' },
  ].map((name, index) => ({ ...name, index }));
  if (formats.isSurnameFirst) names.reverse();
  return (
    <GroupFrame field={field} texts={texts} kind="fields">
      {names
        .filter(({ rule }) => rule !== 'none')
        .map(({ part, token, label, rule, suffix, index }) => (
          <Part
            key={part}
            id={`${id}-${suffix}-field`}
            index={index}
            className={`${part}-name`}
            label={label}
            autoComplete={token}
            isRequired={rule === 'required'}
          />
        ))}
    </GroupFrame>
  );
}

/** The order in which a date is written in the page's language. */
function dateOrder(): readonly string[] {
  const lang = document.documentElement.lang || 'en-US';
  try {
    return new Intl.DateTimeFormat(lang).formatToParts().map(({ type }) => type);
  } catch {
    // No language that the browser knows by this name.
    return ['month', 'day', 'year'];
  }
}

export function DateField({ field, texts }: FieldProps): ReactNode {
  const order = dateOrder();
  const { id, isRequired } = field;
  const parts = [
    { part: 'month', label: texts('date.month'), placeholder: texts('date.mm'), maxLength: 2, index: 0 },
    { part: 'day', label: texts('date.day'), placeholder: texts('date.dd'), maxLength: 2, index: 1 },
    { part: 'year', label: texts('date.year'), placeholder: texts('date.yyyy'), maxLength: 4, index: 2 },
  ].sort((one, other) => order.indexOf(one.part) - order.indexOf(other.part));
  return (
    <GroupFrame field={field} texts={texts} kind="fields">
      {parts.map(({ part, ...input }) => (
        <Part
          key={part}
          {...input}
          id={`${id}-${part}-field`}
          className={part}
          isRequired={isRequired}
          inputMode="numeric"
        />
      ))}
    </GroupFrame>
  );
}

export function TimeField({ field, texts }: FieldProps): ReactNode {
  const { id, isRequired } = field;
  const parts = [
    { part: 'hour', label: texts('time.hour'), isRequired },
    { part: 'minute', label: texts('time.minute'), isRequired },
    { part: 'second', label: texts('time.second'), isRequired: false },
  ];
  return (
    <GroupFrame field={field} texts={texts} kind="fields">
      {parts.map(({ part, ...input }, index) => (
        <Part
          key={part}
          {...input}
          id={`${id}-${part}-field`}
          index={index}
          className={part}
          inputMode="numeric"
          maxLength={2}
        />
      ))}
      <Part
        id={`${id}-ampm-field`}
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
