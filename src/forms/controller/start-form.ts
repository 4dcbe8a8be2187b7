import type { BlockScope } from '../../core/entry/block';
import { unclobbered } from '../../dom/unclobbered';
import { type CaptchaAction, findCaptcha } from '../captcha/find-captcha';
import { keepDraft } from '../draft/draft';
import { recordOf } from '../draft/draft-record';
import { isPrivate } from '../draft/private-controls';
import { controlsOf } from '../fields/read-value';
import type { FormValues } from '../form-values';
import type { FieldModel, FormModel } from '../model/form.types';
import { createFormTexts, readFailureTexts } from '../model/form-texts';
import type { LocalizedStrings } from '../model/localized-texts';
import { createFormSubmission, type FormSubmission } from '../submission/form-submission';
import { readPageFormContext } from '../submission/page-form-context';
import { createFormController, type FormController } from './form-controller';

export interface StartedForm {
  readonly store: FormSubmission;
  readonly controller: FormController;
  readonly destroy: () => void;
}

export interface StartFormOptions {
  readonly element: HTMLElement;
  readonly form: HTMLFormElement;
  readonly model: FormModel;
  readonly findItems: () => ReadonlyMap<HTMLElement, FieldModel>;
  readonly localizedStrings?: LocalizedStrings;
  readonly captchaAction?: CaptchaAction;
  /** Called once when the server has taken the form. */
  readonly onSuccess?: (values: FormValues) => void;
}

/** Every field, with those that follow from an answer. */
const withFollowUps = (fields: readonly FieldModel[]): readonly FieldModel[] =>
  fields.flatMap((field) => [field, ...withFollowUps(field.followUps.map((followUp) => followUp.field))]);

/** Which emails are also for the mailing list. It stands beside the entries: an entry of its own the server would not know. */
function readMailingList(form: HTMLElement): { readonly mailingList?: readonly string[] } {
  const ticked = [...unclobbered(form).querySelectorAll('.mailing-list:checked')];
  const ids = ticked.flatMap((box) => box.closest('.form-item')?.id ?? []);
  return ids.length ? { mailingList: ids } : {};
}

/** What every kind of form does once somebody has come to it: check, keep what is typed, send. */
export function startForm(scope: BlockScope, options: StartFormOptions): StartedForm {
  const { element, form, model, findItems, onSuccess } = options;
  const localizedStrings = {
    ...readPageFormContext().visitorFormContext.localizedStrings,
    ...options.localizedStrings,
  };
  const { captchaAction = 'FORM_BLOCK_SUBMISSION' } = options;
  const texts = createFormTexts(localizedStrings);
  const failureTexts = readFailureTexts(localizedStrings);
  const fields = withFollowUps(model.fields);
  const draft = keepDraft({
    form,
    record: recordOf(model.formId, element),
    version: fields.map(({ id, type }) => `${id} ${type}`).join(),
  });
  const hidden = new Set(fields.filter(({ type }) => type === 'hidden').map(({ id }) => id));
  const container = unclobbered(form).querySelector<HTMLElement>('.captcha-container');
  const captcha = findCaptcha(scope, container, captchaAction);
  const submission = createFormSubmission(scope, element, {
    target: { formId: model.formId, collectionId: model.collectionId, objectName: model.objectName },
    shape: model.source === 'markup' ? 'classic' : 'page',
    submitButtonText: model.submitText,
    isOverlayForm: model.isOverlay,
    memory: {
      isEntry: (id) => !hidden.has(id),
      isPrivate: (id) => controlsOf(unclobbered(form).querySelector(`#${CSS.escape(id)}`)).some(isPrivate),
    },
    texts: failureTexts,
    captcha,
    readExtras: () => readMailingList(form),
    onSuccess(values) {
      draft.clear();
      onSuccess?.(values);
    },
  });
  const controller = createFormController(scope, {
    form,
    model,
    findItems,
    texts,
    failureTexts,
    submission,
    captcha,
  });
  if (draft.restore()) controller.announce(texts('restored'));
  return {
    store: submission,
    controller,
    destroy() {
      controller.destroy();
      submission.destroy();
      draft.destroy();
    },
  };
}
