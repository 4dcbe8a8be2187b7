import type { ReactNode } from 'react';
import type { FieldProps } from '../field.types';
import { GroupFrame } from '../field-frame.view';
import { FollowUps, useAnswers } from './follow-ups.view';

interface OptionProps {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly value: string;
  readonly label: string;
}

export function Option({ type, name, value, label }: OptionProps): ReactNode {
  return (
    <div className="option">
      <label>
        <input type={type} name={name} value={value} />
        <span>{label}</span>
      </label>
    </div>
  );
}

/** Radio buttons or checkboxes. */
export function ChoiceField(props: FieldProps): ReactNode {
  const { field, t } = props;
  const [answers, ref] = useAnswers(field);
  return (
    <>
      <GroupFrame field={field} t={t} kind="field" itemRef={ref}>
        {field.options.map((option) => (
          <Option
            key={option}
            type={field.type === 'radio' ? 'radio' : 'checkbox'}
            name={`${field.id}-field`}
            value={option}
            label={option}
          />
        ))}
      </GroupFrame>
      <FollowUps {...props} answers={answers} />
    </>
  );
}
