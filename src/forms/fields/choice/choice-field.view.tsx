import type { ReactNode } from 'react';
import type { FieldProps } from '../field.view';
import { GroupFrame } from '../field-frame.view';
import { FollowUps, useAnswers } from './follow-ups.view';

interface OptionProps {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly value: string;
  readonly label: string;
}

function Option({ type, name, value, label }: OptionProps): ReactNode {
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
  const { field, texts } = props;
  const [answers, ref] = useAnswers(field);
  return (
    <>
      <GroupFrame field={field} texts={texts} kind="field" itemRef={ref}>
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

/** From -2 to 2. */
const SCALE = ['stronglyDisagree', 'disagree', 'neutral', 'agree', 'stronglyAgree'] as const;

/** Statements, each with five answers from disagreement to agreement. */
export function LikertField({ field, texts }: FieldProps): ReactNode {
  return (
    <GroupFrame field={field} texts={texts} kind="field">
      {field.options.map((question, index) => (
        <div
          key={question}
          className="item"
          role="radiogroup"
          aria-labelledby={`${field.id}-question-${index}`}
          data-question={question}
        >
          <div className="question" id={`${field.id}-question-${index}`}>
            {question}
          </div>
          {SCALE.map((answer, position) => (
            <Option
              key={answer}
              type="radio"
              name={`${field.id}-${index}`}
              value={`${position - 2}`}
              label={texts(`likert.${answer}`)}
            />
          ))}
        </div>
      ))}
    </GroupFrame>
  );
}
