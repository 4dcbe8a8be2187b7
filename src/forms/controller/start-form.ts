import type { Claims } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import { unclobbered } from '../../dom/unclobbered';
import { createStore } from '../../store/store';
import { createAnnouncer } from '../../ui/live-region/announcer';
import { type CaptchaAction, findCaptcha } from '../captcha/find-captcha';
import type { Captcha } from '../captcha/solve-captcha';
import { keepDraft } from '../draft/draft';
import { recordOf } from '../draft/draft-record';
import type { FormModel, FormValues } from '../model/form.types';
import { createFormMessages, readFailureMessages } from '../model/form-messages';
import type { LocalizedStrings } from '../model/localized-messages';
import { readMarkup } from '../model/read-markup';
import { createFormSubmission } from '../submission/form-submission';
import { readPageFormContext } from '../submission/page-form-context';
import { redirectTarget } from '../submission/redirect';
import { showSuccess } from '../submission/show-success';
import type { Submission } from '../submission/submission';
import { type SubmissionState, submissionFailure } from '../submission/submission-failure';
import {
  createFormErrors,
  createFormFields,
  errorsOfFailure,
  type FormErrors,
  type FormFields,
  type FormParts,
  isBlank,
  withFollowUps,
} from './form-fields';

interface ButtonState {
  /** Said while the form is sent. */
  readonly busy: string | undefined;
  /** The visitor must do something else first. */
  readonly isBlocked: boolean;
  /** The theme shows its own stages instead of the label: another label, or a spinner. */
  readonly isStaged: boolean;
}

/** The button that sends a form. It is never `disabled`: that would remove focus from it. */
const submitClaims = (
  { busy, isBlocked, isStaged }: ButtonState,
  { isInput, hasStages }: { readonly isInput: boolean; readonly hasStages: boolean },
): Claims => ({
  ...(hasStages && busy !== undefined && { classes: { none: false, submitting: true } }),
  attributes: {
    ...(isStaged && busy !== undefined && { 'aria-label': busy }),
    ...((busy !== undefined || isBlocked) && { 'aria-disabled': 'true' }),
    ...(isInput && busy !== undefined && { value: busy }),
  },
});

export function createSubmitButton(scope: Scope, form: HTMLFormElement) {
  const owner = scope.owner();
  const button = unclobbered(form).querySelector<HTMLElement>('[type=submit]');
  const label = button?.querySelector<HTMLElement>('[class*="-label"]');
  const stages = button?.querySelector('.form-submit-button-state');
  const busyLabel = document.createElement('span');
  const store = createStore<ButtonState>({ busy: undefined, isBlocked: false, isStaged: false });

  if (button) {
    const about = { isInput: button.localName === 'input', hasStages: Boolean(stages) };
    scope.bind(button, store, (state) => submitClaims(state, about));
  }
  if (label) {
    scope.bind(label, store, ({ busy, isStaged }) =>
      busy === undefined || isStaged ? {} : { styles: { display: 'none' } },
    );
    scope.follow(store, ({ busy, isStaged }) => {
      busyLabel.textContent = busy ?? '';
      if (busy === undefined) owner.release(busyLabel);
      else if (!isStaged && !busyLabel.isConnected && label.parentNode)
        owner.insert(busyLabel, label.parentNode, label.nextSibling);
    });
  }
  return (change: Partial<Pick<ButtonState, 'busy' | 'isBlocked'>>) =>
    store.set({ ...store.get(), ...change, isStaged: stages?.checkVisibility() ?? false });
}

/** The form as a whole, for theme CSS and screen readers. */
const formClaims = ({ status }: SubmissionState): Claims => ({
  classes: { submitting: status === 'submitting' },
  attributes: status === 'submitting' ? { 'aria-busy': 'true' } : {},
});

export interface ServerFormOptions {
  readonly captchaAction?: CaptchaAction;
  /** Called once when the server has taken the form. */
  readonly onSuccess?: (values: FormValues) => void;
}

interface StartFormOptions extends ServerFormOptions {
  readonly element: HTMLElement;
  readonly form: HTMLFormElement;
  readonly model: FormModel;
  readonly localizedStrings?: LocalizedStrings;
}

export function startServerForm(scope: Scope, options: Omit<StartFormOptions, 'model'>) {
  const model = readMarkup(options.form);
  if (!('fault' in model)) return startForm(scope, { ...options, model });
  scope.fail('read', model.fault);
  return undefined;
}

interface StartedParts extends FormParts {
  readonly model: FormModel;
  readonly captcha: Captcha | undefined;
  readonly submission: Submission;
  readonly fields: FormFields;
  readonly errors: FormErrors;
}

/** Shows at the button, in the fields and around the form how the submission goes. */
function showOutcome(scope: Scope, parts: StartedParts): void {
  const { form, model, t, captcha, submission, fields, errors, announce } = parts;
  const setButton = createSubmitButton(scope, form);
  const owner = scope.owner();
  const isUnsolved = () => Boolean(captcha?.isVisible) && captcha?.get() !== 'solved';

  async function finish(): Promise<void> {
    const address = redirectTarget(model.successRedirect);
    if (model.successRedirect && !address) {
      scope.warn('read', 'The address to open after the form is not safe, the thanks are shown instead.');
    }
    if (!address) return showSuccess({ form, model, owner, load: scope.load, thanks: t('thanks') });
    // Busy until the next page replaces this one.
    setButton({ busy: t('submitting') });
    location.assign(address);
  }

  function showState(): unknown {
    const state = submission.get();
    const busy = state.status === 'submitting' ? t('submitting') : undefined;
    setButton({ busy });
    if (busy !== undefined) {
      errors.clear();
      announce(busy);
    } else if (state.status === 'failure') {
      setButton({ isBlocked: isUnsolved() });
      errors.show(errorsOfFailure(state, fields.items.values()));
    } else if (state.status === 'queued') errors.notify(state.message);
    return state.status === 'success' ? finish() : undefined;
  }
  scope.bind(form, submission, formClaims);
  scope.defer(submission.subscribe(scope.guard(showState)));
  if (captcha) {
    scope.defer(captcha.subscribe(scope.guard(() => !isUnsolved() && setButton({ isBlocked: false }))));
  }
}

/** Starts any kind of form when the visitor comes to it: drafts, validation, error messages, submission, outcome. The form's own nodes stay. */
export function startForm(scope: Scope, options: StartFormOptions) {
  const { element, form, model, onSuccess, captchaAction = 'FORM_BLOCK_SUBMISSION' } = options;
  const localizedStrings = {
    ...readPageFormContext().visitorFormContext.localizedStrings,
    ...options.localizedStrings,
  };
  const t = createFormMessages(localizedStrings);
  const messages = readFailureMessages(localizedStrings);
  const all = withFollowUps(model.fields);
  const draft = keepDraft(scope, form, {
    record: recordOf(model.formId, element),
    version: all.map(({ id, type }) => `${id} ${type}`).join(),
  });
  const container = unclobbered(form).querySelector<HTMLElement>('.captcha-container');
  const captcha = findCaptcha(scope, container, captchaAction);
  const submission = createFormSubmission(scope, {
    element,
    form,
    model,
    hidden: new Set(all.filter(({ type }) => type === 'hidden').map(({ id }) => id)),
    captcha,
    messages,
    onSuccess(values) {
      draft.clear();
      onSuccess?.(values);
    },
  });
  const announce = createAnnouncer(scope);
  const fields = createFormFields(scope, { form, model, t, announce });
  const errors = createFormErrors(scope, { form, fields, t, announce });
  showOutcome(scope, { form, model, t, captcha, submission, fields, errors, announce });
  fields.refresh();
  if (draft.restore()) announce(t('restored'));

  return {
    submission,
    refresh: fields.refresh,
    /** Checks the entries, and submits them when they are right. */
    submit() {
      try {
        const wrong = fields.check();
        const values = fields.readValues();
        if (wrong.size) {
          const { message } = submissionFailure('fields', { messages });
          errors.show({ message, errorOf: (item) => wrong.get(item) });
        } else if (isBlank(fields.items.values(), values)) {
          errors.show({ message: t('validation.allEmpty') });
        } else void submission.submit(values);
      } catch (error) {
        scope.warn('handler', error);
        submission.fail(submissionFailure('unparsable', { messages }));
      }
    },
  };
}

export type StartedForm = ReturnType<typeof startForm>;
