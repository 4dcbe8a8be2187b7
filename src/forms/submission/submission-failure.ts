import type { ApiFailure } from '../../api/api.types';
import { createMessages } from '../../text/messages';
import defaults from './submission.messages.json';

const t = createMessages(defaults);

/** Why the server has not taken a form. */
export type FailureKind =
  | 'fields' // Entries are wrong: found in the page, or by the server (400).
  | 'unparsable' // The entries could not be read from the page.
  | 'captcha' // It is not solved, or could not be loaded.
  | 'key' // There is no submission key, or the server does not know it.
  | 'unauthorized' // 401
  | 'unconfigured' // 404
  | 'limited' // 429
  | 'server' // 500
  | 'offline' // No connection; shown while the submission waits for one.
  | 'unreachable' // Refused, reset, cut off.
  | 'timeout' // No answer in time.
  | 'unreadable' // An answer that is not JSON, or not the expected one.
  | 'refused' // Any other 4xx; `message` is the server's text, if it sent one.
  | 'unknown'; // Anything else.

export interface SubmissionFailure {
  readonly kind: FailureKind;
  /** For the whole form. */
  readonly message: string;
  /** Field id → message, beside that field. */
  readonly fieldErrors: Readonly<Record<string, string>>;
}

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
      /** Whether the server may have taken it, by `isUnclear` of the call's failure. */
      readonly isUnclear?: boolean | undefined;
    };

/** The page's own messages (`localizedStrings`), which win over the message file's. */
export type SubmissionMessages = Readonly<Partial<Record<keyof typeof defaults, string>>>;

interface FailureDetails extends Partial<Omit<SubmissionFailure, 'kind'>> {
  /** Another message than the kind's own. */
  readonly key?: keyof typeof defaults;
  readonly messages?: SubmissionMessages;
}

/**
 * A failure with its message.
 * @example submissionFailure('fields', { fieldErrors: { 'email-1': 'Email is not valid.' } })
 */
export function submissionFailure(
  kind: FailureKind,
  {
    key = kind === 'refused' ? 'unknown' : kind,
    message = '',
    fieldErrors = {},
    messages = {},
  }: FailureDetails = {},
): SubmissionFailure {
  return { kind, message: message || submissionMessage(key, messages), fieldErrors };
}

const submissionMessage = (key: keyof typeof defaults, messages: SubmissionMessages) =>
  messages[key] || t(key);

/** The server's map of field ids to a message or a list of messages. */
function readFieldErrors(errors: unknown): Readonly<Record<string, string>> {
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return {};
  const read = Object.entries(errors).map(([id, value]) => [
    id,
    [value]
      .flat()
      .filter((message) => typeof message === 'string')
      .join(' '),
  ]);
  return Object.fromEntries(read.filter(([, message]) => message));
}

/** The server's complaint that the key is too old, or from another server. A field may be called key, too: that is the server's own reason. */
const NAMES_KEY = /\bsubmission\s?key\b/i;

const BY_STATUS: Readonly<Record<number, FailureKind>> = {
  401: 'unauthorized',
  404: 'unconfigured',
  429: 'limited',
  500: 'server',
};

/** Too many submissions; the message says when the next one is possible. */
export function limitedFor(retryAfterMs: number, messages: SubmissionMessages): SubmissionFailure {
  const wait = t('retryAfter', { seconds: Math.ceil(retryAfterMs / 1000) });
  return submissionFailure('limited', { message: `${submissionMessage('limited', messages)} ${wait}` });
}

export function readSubmissionFailure(
  { kind, status, data, retryAfterMs }: ApiFailure,
  messages: SubmissionMessages = {},
): SubmissionFailure {
  if (kind === 'offline' || kind === 'unreachable' || kind === 'timeout' || kind === 'unreadable') {
    return submissionFailure(kind, { messages });
  }
  const message = typeof data.error === 'string' ? data.error : '';
  if (status === 400 && NAMES_KEY.test(message)) return submissionFailure('key', { messages });
  const fieldErrors = status === 400 || status < 300 ? readFieldErrors(data.errors) : {};
  if (Object.keys(fieldErrors).length) return submissionFailure('fields', { fieldErrors, messages });
  const known = BY_STATUS[status];
  if (known === 'limited' && retryAfterMs) return limitedFor(retryAfterMs, messages);
  if (known) return submissionFailure(known, { messages });
  return submissionFailure(status >= 400 && status < 500 ? 'refused' : 'unknown', { message, messages });
}
