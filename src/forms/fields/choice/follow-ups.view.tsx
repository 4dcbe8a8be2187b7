import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { FieldModel } from '../../model/form.types';
import { type FieldProps, FieldView } from '../field.view';

const readAnswers = (item: HTMLElement) =>
  [...item.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:checked,select')].flatMap(
    ({ value }) => value || [],
  );

/** Takes the element that a part has drawn. */
export type ItemRef = (item: HTMLElement | null) => void;

/** The answers that are chosen, for fields whose further questions hang on them; `ref` is for the field's element. */
export function useAnswers({ followUps }: FieldModel): [answers: readonly string[], ref: ItemRef] {
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const ref = useCallback(
    (item: HTMLElement | null) => {
      // The browser's own event: React sees no change of a radio button that a script has made, as when a draft comes back.
      if (followUps.length) item?.addEventListener('change', () => setAnswers(readAnswers(item)));
    },
    [followUps],
  );
  return [answers, ref];
}

interface FollowUpsProps extends FieldProps {
  readonly answers: readonly string[];
}

/** The questions that belong to the answers given. One that is not asked is not in the page, nor sent. */
export function FollowUps({ answers, ...props }: FollowUpsProps): ReactNode {
  const { field, onFieldsChange } = props;
  const asked = field.followUps.filter((followUp) =>
    followUp.answers.length ? followUp.answers.some((answer) => answers.includes(answer)) : answers.length,
  );
  const ids = asked.map((followUp) => followUp.field.id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids say that other fields are drawn
  useEffect(() => {
    if (field.followUps.length) onFieldsChange();
  }, [ids]);
  return asked.length ? (
    <div className="followup-question-container">
      {asked.map((followUp) => (
        <FieldView key={followUp.field.id} {...props} field={followUp.field} />
      ))}
    </div>
  ) : null;
}
