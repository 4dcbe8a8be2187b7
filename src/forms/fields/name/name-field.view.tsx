import type { ReactNode } from 'react';
import type { FieldProps } from '../field.types';
import { GroupFrame, Part } from '../field-frame.view';

export function NameField({ field, t, formats }: FieldProps): ReactNode {
  const { id, parts } = field;
  const drawn = (['first', 'last'] as const).map(
    (part, index) =>
      parts[part] !== 'none' && (
        <Part
          key={part}
          id={`${id}-${part[0]}name-field`}
          index={index}
          className={`${part}-name`}
          label={t(`name.${part}Name`)}
          autoComplete={index ? 'family-name' : 'given-name'}
          isRequired={parts[part] === 'required'}
        />
      ),
  );
  return (
    <GroupFrame field={field} t={t} kind="fields">
      {formats.isSurnameFirst ? drawn.reverse() : drawn}
    </GroupFrame>
  );
}
