import { createStore } from '../../store/store';
import type { FormValues } from '../model/form.types';
import {
  type Outcome,
  type SubmissionFailure,
  type SubmissionState,
  submissionFailure,
} from './submission-failure';
import type { SubmissionKeys } from './submission-keys';

interface SubmissionOptions {
  /** Asks the server for a key. It takes one submission for each key, however often that is sent. */
  readonly getKey: (signal: AbortSignal) => Promise<Outcome<string>>;
  readonly submit: (values: FormValues, key: string, signal: AbortSignal) => Promise<Outcome<unknown>>;
  readonly keys: SubmissionKeys;
  /** Its end is told to nobody any more: what is under way arrives, and keeps its key. Ends the wait for a connection. */
  readonly signal?: AbortSignal;
  /** Called once for each submission that the server has taken, before the listeners hear of it. */
  readonly onSuccess?: (values: FormValues) => void;
}

/**
 * Sends the same entries with the same key until the answer is clear, so that the server takes them once; changed entries get a new key.
 * @example await createSubmission({ getKey, submit, keys }).submit({ 'email-1': 'ada@example.com' });
 */
export function createSubmission(options: SubmissionOptions) {
  const { getKey, keys, signal: life, onSuccess } = options;
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
    const outcome = await options.submit(values, key, signal);
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
