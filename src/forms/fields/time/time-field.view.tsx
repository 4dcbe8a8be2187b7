import type { ReactNode } from 'react';
import type { FieldProps } from '../field.types';
import { GroupFrame, Part } from '../field-frame.view';

export function TimeField({ field, t }: FieldProps): ReactNode {
  return (
    <GroupFrame field={field} t={t} kind="fields">
      {(['hour', 'minute', 'second'] as const).map((part, index) => (
        <Part
          key={part}
          id={`${field.id}-${part}-field`}
          index={index}
          className={part}
          label={t(`time.${part}`)}
          maxLength={2}
          isRequired={field.isRequired && part !== 'second'}
          inputMode="numeric"
        />
      ))}
      <Part
        id={`${field.id}-ampm-field`}
        index={3}
        className="ampm"
        label={t('time.amPm')}
        options={
          <>
            <option value="AM">{t('time.am')}</option>
            <option value="PM">{t('time.pm')}</option>
          </>
        }
      />
    </GroupFrame>
  );
}
