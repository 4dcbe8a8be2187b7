import { getSubmissionKey, saveSubmission } from '../../api/form-calls';
import { pageApi } from '../../api/page-api';
import { isUnclear } from '../../api/read-answer';
import type { Scope } from '../../core/scope';
import { unclobbered } from '../../dom/unclobbered';
import { createLocalStore } from '../../storage/local-store';
import { createStore } from '../../store/store';
import type { Captcha } from '../captcha/solve-captcha';
import { createSolver } from '../captcha/solve-captcha';
import { isPrivate } from '../draft/control-entry';
import { recordOf } from '../draft/draft-record';
import { controlsOf } from '../fields/form-item';
import type { FormModel, FormValues } from '../model/form.types';
import { readPageMetadata } from './page-form-context';
import { buildPayload, readMailingList } from './payload';
import { redirectTarget } from './redirect';
import {
  limitedFor,
  type Outcome,
  readSubmissionFailure,
  type SubmissionFailure,
  type SubmissionMessages,
  type SubmissionState,
  submissionFailure,
} from './submission-failure';

/** The entries that this page has sent, by record, with all values. Only in memory: it holds secrets, too. */
const sentHere = new Map<string, { readonly key: string; readonly content: string }>();
/** Keys that are being asked for: the form may end, start again and be sent again before one comes. */
const askedFor = new Map<string, { readonly content: string; readonly key: Promise<string | undefined> }>();
const isFilled = (value: FormValues[string]) => Object.values(value).some((part) => part !== '');
const encode = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
/** Undefined where the browser has no digest: on pages that are not served over https. */
async function digest(text: string): Promise<string | undefined> {
  const found = await crypto.subtle?.digest('SHA-256', new TextEncoder().encode(text));
  return found && encode(new Uint8Array(found));
}

/**
 * Within the page, contents are compared in full. For comparison after a reload only a salted digest is stored, and only of content
 * without private values; content with private values counts as new after a reload.
 * @stored tab storage | inlay_sent:… | necessary | session | a salted digest of a form that may have been sent, so that it is not sent twice
 */
export function createSubmissionKeys(
  record: string,
  about: {
    /** Whether the value of a field must not be stored in any form. */
    readonly isPrivate: (fieldId: string) => boolean;
    /** Whether the visitor enters the field. Other fields, such as a token or the time, may change with each page load. */
    readonly isEntry: (fieldId: string) => boolean;
  },
) {
  const store = createLocalStore('session');
  const name = `inlay_sent:${record}`;
  /** Undefined where a private field is filled in. */
  async function digestOf(salt: string, values: FormValues): Promise<string | undefined> {
    const entries = Object.entries(values).filter(([id]) => about.isEntry(id));
    const isOpen = entries.every(([id, value]) => !about.isPrivate(id) || !isFilled(value));
    return isOpen ? digest(salt + JSON.stringify(entries)) : undefined;
  }
  return {
    /** The key that exactly this content may have been sent with. */
    async find(values: FormValues) {
      const asked = askedFor.get(name);
      const coming = asked?.content === JSON.stringify(values) ? await asked.key : undefined;
      if (coming) return coming;
      const here = sentHere.get(name);
      if (here) return here.content === JSON.stringify(values) ? here.key : undefined;
      const { key, salt, hash } = { ...(store.get(name) as Record<string, unknown> | undefined) };
      if (typeof key !== 'string' || typeof salt !== 'string' || typeof hash !== 'string') return undefined;
      return hash === (await digestOf(salt, values)) ? key : undefined;
    },
    /** Another attempt with this content waits for the same key. */
    expect(key: Promise<string | undefined>, values: FormValues) {
      askedFor.set(name, { key, content: JSON.stringify(values) });
      void key.finally(() => askedFor.delete(name));
    },
    async keep(key: string, values: FormValues) {
      sentHere.set(name, { key, content: JSON.stringify(values) });
      const salt = encode(crypto.getRandomValues(new Uint8Array(16)));
      const hash = await digestOf(salt, values);
      if (hash) store.set(name, { key, salt, hash });
      else store.remove(name);
    },
    forget() {
      sentHere.delete(name);
      store.remove(name);
    },
  };
}

interface SubmissionOptions {
  /** Asks the server for a key. It takes one submission for each key, however often that is sent. */
  readonly getKey: (signal: AbortSignal) => Promise<Outcome<string>>;
  readonly send: (values: FormValues, key: string, signal: AbortSignal) => Promise<Outcome<unknown>>;
  readonly keys: ReturnType<typeof createSubmissionKeys>;
  /** Its end is told to nobody any more: what is under way arrives, and keeps its key. Ends the wait for a connection. */
  readonly signal?: AbortSignal;
  /** Called once for each submission that the server has taken, before the listeners hear of it. */
  readonly onSuccess?: (values: FormValues) => void;
}

/**
 * Sends the same entries with the same key until the answer is clear, so that the server takes them once; changed entries get a new key.
 * @example await createSubmission({ getKey, send, keys }).submit({ 'email-1': 'ada@example.com' });
 */
export function createSubmission(options: SubmissionOptions) {
  const { getKey, send, keys, signal: life, onSuccess } = options;
  const { get, set, subscribe } = createStore<SubmissionState>({ status: 'idle' });
  let current = new AbortController();
  life?.addEventListener('abort', () => {
    if (get().status !== 'submitting') current.abort();
  });

  const isBusy = () => ['submitting', 'success'].includes(get().status);

  async function attempt(values: FormValues, signal: AbortSignal): Promise<Outcome<unknown>> {
    const known = await keys.find(values);
    let key = known;
    if (!key) {
      const asking = getKey(signal);
      keys.expect(
        asking.then((answer) => (answer.ok ? answer.value : undefined)),
        values,
      );
      const answer = await asking;
      if (!answer.ok || signal.aborted) return answer;
      key = answer.value;
      await keys.keep(key, values);
    }
    const outcome = await send(values, key, signal);
    // A known key has been used without a clear answer. A refusal of the repeat (rate limit, firewall, login) does not say what
    // happened to the first attempt: only success settles that, or a server that does not know the key.
    const isOpen = !outcome.ok && (known || outcome.isUnclear) && outcome.failure.kind !== 'key';
    // Nobody has been told of an outcome that comes too late: the visitor may send the same again.
    if (!isOpen && !life?.aborted) keys.forget();
    return outcome;
  }

  /** Sends the very same submission once when the connection is back. */
  function queue(values: FormValues, { message }: SubmissionFailure): void {
    current = new AbortController();
    addEventListener('online', () => void submit(values), { once: true, signal: current.signal });
    set({ status: 'queued', message });
  }

  /** Sends; ignored while submitting and after success. Settles with the resulting state. */
  async function submit(values: FormValues): Promise<SubmissionState> {
    if (isBusy()) return get();
    current.abort();
    current = new AbortController();
    const { signal } = current;
    set({ status: 'submitting' });
    const outcome = await attempt(values, signal).catch((): Outcome<never> => {
      return { ok: false, failure: submissionFailure('unknown') };
    });
    // Reset or ended meanwhile. The remembered key keeps the form from being taken twice.
    if (signal.aborted || life?.aborted) return get();
    if (outcome.ok) {
      onSuccess?.(values);
      set({ status: 'success' });
    } else if (outcome.failure.kind === 'offline') queue(values, outcome.failure);
    else set({ status: 'failure', ...outcome.failure });
    return get();
  }

  return {
    get,
    subscribe,
    submit,
    /** Shows a failure that was found in the page, without sending. Ignored while submitting. */
    fail(failure: SubmissionFailure) {
      if (isBusy()) return;
      current.abort();
      set({ status: 'failure', ...failure });
    },
    /** Back to `idle`; ends the submission under way. The key stays, so the server never takes it twice. */
    reset() {
      current.abort();
      set({ status: 'idle' });
    },
  };
}

export type Submission = ReturnType<typeof createSubmission>;

interface FormSubmissionOptions {
  readonly element: HTMLElement;
  readonly form: HTMLFormElement;
  readonly model: FormModel;
  /** Fields that the visitor does not enter. */
  readonly hidden: ReadonlySet<string>;
  readonly captcha: Captcha | undefined;
  readonly messages: SubmissionMessages;
  /** Called once when the server has taken the form: the draft can go. */
  readonly onSuccess: (values: FormValues) => void;
}

/** The calls of one form: asks for a key, then sends the entries with the captcha's answer. */
function createCalls(scope: Scope, { form, model, captcha, messages }: FormSubmissionOptions) {
  // Without the block's signal: what a visitor has sent arrives, also if the block ends at once.
  const api = pageApi(scope);
  const solve = createSolver(captcha, messages);
  /** The server accepts nothing before this time. By the page's own clock, which nobody can set back. */
  let quietUntil = 0;
  return {
    quietMs: () => quietUntil - performance.now(),
    async getKey(signal: AbortSignal): Promise<Outcome<string>> {
      const answer = await getSubmissionKey(api, signal);
      if (answer.ok) return { ok: true, value: answer.data };
      const kind = answer.failure.kind === 'offline' ? 'offline' : 'key';
      return { ok: false, failure: submissionFailure(kind, { messages }) };
    },
    async send(values: FormValues, key: string, signal: AbortSignal): Promise<Outcome<unknown>> {
      const solved = await solve();
      if (!solved.ok) return solved;
      const parts = { model, values, page: readPageMetadata(), captcha: solved.value };
      const payload = { ...buildPayload(parts), ...readMailingList(form) };
      const answer = await saveSubmission(api, { key, payload, signal });
      // A token that the server has not seen is still good.
      if (answer.ok || answer.failure.kind !== 'offline') captcha?.reset();
      if (answer.ok) return { ok: true, value: answer.data };
      const { status, retryAfterMs } = answer.failure;
      if (status === 429) quietUntil = performance.now() + retryAfterMs;
      return {
        ok: false,
        failure: readSubmissionFailure(answer.failure, messages),
        isUnclear: isUnclear(answer.failure),
      };
    },
  };
}

/** Connects the submission to the server, the captcha, the remembered keys and the bus. */
export function createFormSubmission(scope: Scope, options: FormSubmissionOptions) {
  const { element, form, model, hidden, captcha, messages } = options;
  const { formId } = model;
  const calls = createCalls(scope, options);
  const fieldOf = (id: string) => unclobbered(form).querySelector(`#${CSS.escape(id)}`);
  const submission = createSubmission({
    ...calls,
    keys: createSubmissionKeys(recordOf(formId, element), {
      isEntry: (id) => !hidden.has(id),
      isPrivate: (id) => controlsOf(fieldOf(id)).some(isPrivate),
    }),
    signal: scope.signal,
    onSuccess(values) {
      options.onSuccess(values);
      scope.bus.emit('form:submitted', { formId, element });
    },
  });

  const tell = scope.guard(() => {
    const state = submission.get();
    if (state.status === 'submitting') scope.bus.emit('form:sending', { formId, element });
    if (state.status !== 'failure') return;
    const { kind, message } = state;
    scope.bus.emit('form:failed', { formId, element, kind, message });
  });
  scope.defer(submission.subscribe(tell));

  scope.listen(window, 'pageshow', ({ persisted }) => {
    // The back/forward cache restores the page as it was left: locked, if it was left by a submission.
    const { status } = submission.get();
    const hasLeft = status === 'success' && redirectTarget(model.successRedirect);
    if (persisted && (hasLeft || status === 'submitting')) submission.reset();
  });

  // The captcha is another company's script: it is loaded when focus enters the form, not when kept entries start the form.
  const loadCaptcha = () => captcha?.load();
  if (unclobbered(element).contains(document.activeElement)) scope.guard(loadCaptcha)();
  else scope.listen(element, 'focusin', loadCaptcha, { once: true });

  return {
    ...submission,
    async submit(values: FormValues) {
      const left = calls.quietMs();
      if (left <= 0) return submission.submit(values);
      submission.fail(limitedFor(left, messages));
      return submission.get();
    },
  };
}
