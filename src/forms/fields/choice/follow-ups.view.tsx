import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { FieldModel } from '../../model/form.types';
import type { FieldProps } from '../field.types';

const readAnswers = (item: HTMLElement) =>
  [...item.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:checked,select')].flatMap(
    ({ value }) => value || [],
  );

export type ItemRef = (item: HTMLElement | null) => void;

/** The answers that are chosen, for fields with follow-up questions; `ref` is for the field's element. */
export function useAnswers({ followUps }: FieldModel): [answers: readonly string[], ref: ItemRef] {
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const ref = useCallback(
    (item: HTMLElement | null) => {
      // The browser's own event: React ignores changes that a script has made to a radio button, as when a draft is restored.
      if (followUps.length) item?.addEventListener('change', () => setAnswers(readAnswers(item)));
    },
    [followUps],
  );
  return [answers, ref];
}

interface FollowUpsProps extends FieldProps {
  readonly answers: readonly string[];
}

/** The questions that belong to the chosen answers. A question that is not asked is neither in the page nor sent. */
export function FollowUps({ answers, field, onFieldsChange, renderField }: FollowUpsProps): ReactNode {
  const asked = field.followUps.filter((followUp) =>
    followUp.answers.length ? followUp.answers.some((answer) => answers.includes(answer)) : answers.length,
  );
  const ids = asked.map((followUp) => followUp.field.id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when other fields are drawn
  useEffect(() => {
    if (field.followUps.length) onFieldsChange();
  }, [ids]);
  return asked.length ? (
    <div className="followup-question-container">{asked.map((followUp) => renderField(followUp.field))}</div>
  ) : null;
}
