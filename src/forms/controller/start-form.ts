import type { Scope } from '../../core/scope';
import { unclobbered } from '../../dom/unclobbered';
import { type CaptchaAction, findCaptcha } from '../captcha/find-captcha';
import { keepDraft } from '../draft/draft';
import { recordOf } from '../draft/draft-record';
import { isPrivate } from '../draft/private-controls';
import { controlsOf } from '../fields/form-item';
import type { FormValues } from '../form-values';
import type { FieldModel, FormModel } from '../model/form.types';
import { createFormMessages, readFailureMessages } from '../model/form-messages';
import type { LocalizedStrings } from '../model/localized-messages';
import { createFormSubmission, type FormSubmission } from '../submission/form-submission';
import { readPageFormContext } from '../submission/page-form-context';
import { createFormController, type FormController } from './form-controller';

export interface StartedForm extends Pick<FormController, 'refresh' | 'send'> {
  readonly submission: FormSubmission;
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

/** Which emails are also for the mailing list. Sent beside the entries: the server knows no field of that name. */
function readMailingList(form: HTMLElement): { readonly mailingList?: readonly string[] } {
  const ticked = [...unclobbered(form).querySelectorAll('.mailing-list:checked')];
  const ids = ticked.flatMap((box) => box.closest('.form-item')?.id ?? []);
  return ids.length ? { mailingList: ids } : {};
}

/** Starts the code of any kind of form, once the visitor comes to it: checks entries, keeps drafts, sends. */
export function startForm(scope: Scope, options: StartFormOptions): StartedForm {
  const { element, form, model, findItems, onSuccess, captchaAction = 'FORM_BLOCK_SUBMISSION' } = options;
  const { formId, collectionId, objectName } = model;
  const localizedStrings = {
    ...readPageFormContext().visitorFormContext.localizedStrings,
    ...options.localizedStrings,
  };
  const t = createFormMessages(localizedStrings);
  const failureMessages = readFailureMessages(localizedStrings);
  const fields = withFollowUps(model.fields);
  const draft = keepDraft(scope, {
    form,
    record: recordOf(formId, element),
    version: fields.map(({ id, type }) => `${id} ${type}`).join(),
  });
  const hidden = new Set(fields.filter(({ type }) => type === 'hidden').map(({ id }) => id));
  const own = unclobbered(form);
  const captcha = findCaptcha(scope, own.querySelector<HTMLElement>('.captcha-container'), captchaAction);
  const submission = createFormSubmission(scope, element, {
    target: { formId, collectionId, objectName },
    shape: model.source === 'markup' ? 'classic' : 'page',
    submitButtonText: model.submitText,
    isOverlayForm: model.isOverlay,
    memory: {
      isEntry: (id) => !hidden.has(id),
      isPrivate: (id) => controlsOf(own.querySelector(`#${CSS.escape(id)}`)).some(isPrivate),
    },
    messages: failureMessages,
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
    t,
    failureMessages,
    submission,
    captcha,
  });
  if (draft.restore()) controller.announce(t('restored'));
  return { submission, refresh: controller.refresh, send: controller.send };
}
