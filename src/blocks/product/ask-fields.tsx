import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { ProductAnswers } from '../../commerce/product/add-to-cart';
import type { Scope } from '../../core/scope';
import { findCaptcha } from '../../forms/captcha/find-captcha';
import { createSolver } from '../../forms/captcha/solve-captcha';
import { createFormErrors, createFormFields } from '../../forms/controller/form-fields';
import { FieldView } from '../../forms/fields/field.view';
import { createFieldLabels } from '../../forms/model/field-labels';
import type { FieldModel } from '../../forms/model/form.types';
import { createFormMessages } from '../../forms/model/form-messages';
import { readFormats } from '../../forms/model/read-formats';
import { submissionFailure } from '../../forms/submission/submission-failure';
import { draw } from '../../react/draw';
import { useScope, useScopeId } from '../../react/scope-context';
import { CloseButton } from '../../ui/dialog/close-button.view';
import { Dialog } from '../../ui/dialog/dialog.view';
import { createAnnouncer } from '../../ui/live-region/announcer';
import type { ProductForm } from './read-product-form';
import '../../forms/form.css';

interface Question {
  readonly form: ProductForm;
  readonly title: string;
  readonly submitText: string;
  readonly returnFocusTo: HTMLElement;
}

interface FieldsDialogProps extends Question {
  readonly onClose: () => void;
  readonly onAnswer: (answers: ProductAnswers) => void;
}

function FieldsDialog(props: FieldsDialogProps): ReactNode {
  const { form, title, submitText, returnFocusTo, onClose, onAnswer } = props;
  const scope = useScope();
  const id = useScopeId();
  const element = useRef<HTMLFormElement>(null);
  const checking = useRef<ReturnType<typeof startChecking>>(undefined);
  const formats = useRef(readFormats(undefined));
  const labels = useRef(createFieldLabels());

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form stays the same while it is asked
  useLayoutEffect(() => {
    if (!element.current) return;
    checking.current = startChecking(scope, element.current, form.fields);
  }, []);

  const submit = scope.guard((event: FormEvent) => {
    event.preventDefault();
    return checking.current?.submit(onAnswer);
  });
  return (
    <Dialog
      className="inlay-product-form"
      label={title}
      aria-labelledby={id}
      returnFocusTo={returnFocusTo}
      onClose={scope.guard(onClose)}
    >
      <h2 id={id}>{title}</h2>
      <form ref={element} className="react-form-contents" noValidate onSubmit={submit}>
        <div className="field-list clear">
          {form.fields.map((field) => (
            <FieldView
              key={field.id}
              field={field}
              t={labels.current}
              formats={formats.current}
              onFieldsChange={scope.guard(() => checking.current?.fields.refresh())}
            />
          ))}
        </div>
        {form.captcha && <div className="captcha-container" data-theme={form.captcha.theme} />}
        <button
          type="submit"
          className="button sqs-system-button sqs-editable-button sqs-button-element--primary"
        >
          {submitText}
        </button>
      </form>
      <CloseButton onClick={scope.guard(onClose)} />
    </Dialog>
  );
}

export type PreparedCaptcha = ReturnType<typeof prepareCaptcha>;

/** The captcha of a form, if it has a place for one. `reset` it after a failed call: an answer counts once. */
export function prepareCaptcha(scope: Scope, form: ParentNode) {
  const container = form.querySelector<HTMLElement>('.captcha-container');
  const captcha = findCaptcha(scope, container, 'FORM_BLOCK_SUBMISSION');
  scope.guard(() => captcha?.load())();
  return { solve: createSolver(captcha), reset: () => captcha?.reset() };
}

/** Checks the entries of the form with the rules and messages that forms of pages have. */
function startChecking(scope: Scope, form: HTMLFormElement, models: readonly FieldModel[]) {
  const t = createFormMessages();
  const announce = createAnnouncer(scope);
  const model = { source: 'context', fields: models } as const;
  const fields = createFormFields(scope, { form, model, t, announce });
  const errors = createFormErrors(scope, { form, fields, t, announce });
  fields.refresh();
  const { solve } = prepareCaptcha(scope, form);
  return {
    fields,
    /** Calls `answer` if all entries are valid and the captcha is solved; otherwise shows the errors. */
    async submit(answer: (answers: ProductAnswers) => void) {
      const wrong = fields.check();
      if (wrong.size) {
        errors.show({ message: submissionFailure('fields').message, errorOf: (item) => wrong.get(item) });
        return;
      }
      const solved = await solve();
      if (solved.ok) answer({ fields: JSON.stringify(fields.readValues()), captcha: solved.value });
      else errors.show({ message: solved.failure.message });
    },
  };
}

/** Asks the shop's questions about each product in a dialog. Resolves to undefined if the visitor does not answer. */
export function askFields(scope: Scope, question: Question): Promise<ProductAnswers | undefined> {
  return new Promise((resolve) => {
    const part = scope.part();
    let answers: ProductAnswers | undefined;
    part.defer(() => resolve(answers));
    const answer = (given: ProductAnswers) => {
      answers = given;
      part.end();
    };
    draw(part, <FieldsDialog {...question} onClose={part.end} onAnswer={answer} />, { into: document.body });
  });
}
