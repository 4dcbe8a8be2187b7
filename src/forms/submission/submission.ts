import { createStore, type Store } from '../../store/store';
import type { FormValues } from '../form-values';
import { type FailureKind, type SubmissionFailure, submissionFailure } from './submission-failure';
import type { SubmissionKeys } from './submission-keys';

/** `queued`: there is no connection; the form is sent automatically when there is one. */
export type SubmissionState =
  | { readonly status: 'idle' }
  | { readonly status: 'submitting' }
  | { readonly status: 'queued'; readonly message: string }
  | { readonly status: 'success' }
  | ({ readonly status: 'failure' } & SubmissionFailure);

export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly failure: SubmissionFailure;
      /** Whether the server may have taken it already: an earlier attempt had no answer. */
      readonly isUnanswered?: boolean | undefined;
    };

interface SubmissionOptions {
  /** Asks the server for a key. It takes one submission for each key, however often that is sent. */
  readonly getKey: (signal: AbortSignal) => Promise<Outcome<string>>;
  /** Sends the entries once. */
  readonly send: (values: FormValues, key: string, signal: AbortSignal) => Promise<Outcome<unknown>>;
  /** Remembers the key of what may have arrived. */
  readonly keys: SubmissionKeys;
  /** Ends the attempt under way, or the wait for a connection. */
  readonly signal?: AbortSignal;
  /** Called once for each submission that the server has taken, before the listeners hear of it. */
  readonly onSuccess?: (values: FormValues) => void;
}

export interface Submission extends Store<SubmissionState> {
  /** Sends; ignored while submitting and after success. Settles with the resulting state. */
  submit(values: FormValues): Promise<SubmissionState>;
  /** Shows a failure that was found in the page, without sending. Ignored while submitting. */
  fail(failure: SubmissionFailure): void;
  /** Back to `idle`; ends what is under way. The key stays, so what has arrived is not taken twice. */
  reset(): void;
}

/** After these failures the server may or may not have taken the form: only the same key is safe. */
const OPEN: readonly FailureKind[] = ['offline', 'unreachable', 'timeout', 'unreadable', 'server', 'unknown'];

/**
 * Takes a form from `idle` over `submitting` to `success` or `failure`. The same entries are sent with the same key until the
 * answer is clear, so the server takes them once; entries that have changed are another submission and get a new key.
 * @example
 * const submission = createSubmission({ getKey, send, keys });
 * submission.subscribe(() => draw(submission.get()));
 * await submission.submit({ 'email-1': 'ada@example.com' });
 */
export function createSubmission({
  getKey,
  send,
  keys,
  signal: life,
  onSuccess,
}: SubmissionOptions): Submission {
  const { get, set, subscribe } = createStore<SubmissionState>({ status: 'idle' });
  /** Ends the attempt under way, or the wait for a connection. */
  let current = new AbortController();
  life?.addEventListener('abort', () => current.abort());

  const isBusy = () => ['submitting', 'success'].includes(get().status);

  async function attempt(values: FormValues, signal: AbortSignal): Promise<Outcome<unknown>> {
    const known = await keys.find(values);
    let key = known;
    if (!key) {
      const answer = await getKey(signal);
      if (!answer.ok || signal.aborted) return answer;
      key = answer.value;
      await keys.keep(key, values);
    }
    const outcome = await send(values, key, signal);
    // A known key has been used without a clear answer. A refusal of the repeat (rate limit, firewall, login) does not say what
    // happened to the first attempt: only success settles that, or a server that does not know the key.
    const isOpen =
      !outcome.ok &&
      (known || outcome.isUnanswered || OPEN.includes(outcome.failure.kind)) &&
      outcome.failure.kind !== 'key';
    if (!isOpen) keys.forget();
    return outcome;
  }

  /** Sends the very same submission once when the connection is back. */
  function queue(values: FormValues, { message }: SubmissionFailure): void {
    current = new AbortController();
    addEventListener('online', () => void submit(values), { once: true, signal: current.signal });
    set({ status: 'queued', message });
  }

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
    if (signal.aborted) return get();
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
    fail(failure) {
      if (isBusy()) return;
      current.abort();
      set({ status: 'failure', ...failure });
    },
    reset() {
      current.abort();
      set({ status: 'idle' });
    },
  };
}
