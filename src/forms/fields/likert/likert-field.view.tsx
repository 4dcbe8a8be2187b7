import type { ReactNode } from 'react';
import { Option } from '../choice/choice-field.view';
import type { FieldProps } from '../field.types';
import { GroupFrame } from '../field-frame.view';

/** From -2 to 2. */
const SCALE = ['stronglyDisagree', 'disagree', 'neutral', 'agree', 'stronglyAgree'] as const;

/** Statements, each with five answers from disagreement to agreement. */
export function LikertField({ field, t }: FieldProps): ReactNode {
  return (
    <GroupFrame field={field} t={t} kind="field">
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
              label={t(`likert.${answer}`)}
            />
          ))}
        </div>
      ))}
    </GroupFrame>
  );
}
