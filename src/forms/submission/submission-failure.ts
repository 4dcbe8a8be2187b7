import type { ApiFailure } from '../../api/api.types';
import { createMessages } from '../../text/messages';
import messages from './submission.messages.json';

const t = createMessages(messages);

/**
 * Why a form has not been taken.
 *
 * | kind           | when                                                                   |
 * | -------------- | ---------------------------------------------------------------------- |
 * | `fields`       | entries are wrong: found in the page, or by the server (400)             |
 * | `unparsable`   | the entries could not be read from the page                              |
 * | `captcha`      | the captcha is not solved, or could not be loaded                        |
 * | `key`          | there is no submission key, or the server does not know it                |
 * | `unauthorized` | 401                                                                      |
 * | `unconfigured` | 404                                                                      |
 * | `limited`      | 429                                                                      |
 * | `server`       | 500                                                                      |
 * | `offline`      | no connection; shown while the submission waits for one                   |
 * | `unreachable`  | refused, reset, cut off                                                  |
 * | `timeout`      | no answer in time                                                        |
 * | `unreadable`   | an answer that is none                                                   |
 * | `refused`      | any other 4xx; `message` is the server's text where it gave one           |
 * | `unknown`      | anything else                                                            |
 */
export type FailureKind =
  | 'fields'
  | 'unparsable'
  | 'captcha'
  | 'key'
  | 'unauthorized'
  | 'unconfigured'
  | 'limited'
  | 'server'
  | 'offline'
  | 'unreachable'
  | 'timeout'
  | 'unreadable'
  | 'refused'
  | 'unknown';

export interface SubmissionFailure {
  readonly kind: FailureKind;
  /** For the whole form. */
  readonly message: string;
  /** Field id → message, beside that field. */
  readonly fieldErrors: Readonly<Record<string, string>>;
}

/** The page's own texts (`localizedStrings`), which win over the message file's. */
export type SubmissionTexts = Readonly<Partial<Record<keyof typeof messages, string>>>;

export interface FailureDetails extends Partial<Omit<SubmissionFailure, 'kind'>> {
  /** Another text of the catalogue than the kind's own. */
  readonly key?: keyof typeof messages;
  readonly texts?: SubmissionTexts;
}

/**
 * A failure with its text.
 * @example submissionFailure('fields', { fieldErrors: { 'email-1': 'Email is not valid.' } })
 */
export function submissionFailure(
  kind: FailureKind,
  {
    key = kind === 'refused' ? 'unknown' : kind,
    message = '',
    fieldErrors = {},
    texts = {},
  }: FailureDetails = {},
): SubmissionFailure {
  return { kind, message: message || submissionText(key, texts), fieldErrors };
}

/** The catalogue's text of one key, or the page's own. */
export const submissionText = (key: keyof typeof messages, texts: SubmissionTexts = {}) =>
  texts[key] || t(key);

/** The server's map, whose messages are texts or lists of texts. */
function readFieldErrors(errors: unknown): Readonly<Record<string, string>> {
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return {};
  const read = Object.entries(errors).map(([id, words]) => [
    id,
    [words]
      .flat()
      .filter((word) => typeof word === 'string')
      .join(' '),
  ]);
  return Object.fromEntries(read.filter(([, words]) => words));
}

const BY_STATUS: Readonly<Record<number, FailureKind>> = {
  401: 'unauthorized',
  404: 'unconfigured',
  429: 'limited',
  500: 'server',
};

/** Too many submissions, and in how many milliseconds there may be another. */
export function limitedFor(retryAfterMs: number, texts: SubmissionTexts = {}): SubmissionFailure {
  const wait = t('retryAfter', { seconds: Math.ceil(retryAfterMs / 1000) });
  return submissionFailure('limited', { message: `${submissionText('limited', texts)} ${wait}` });
}

/** What the answer to a form's submission means to the visitor. */
export function readSubmissionFailure(
  { kind, status, data, retryAfterMs }: ApiFailure,
  texts: SubmissionTexts = {},
): SubmissionFailure {
  if (kind === 'offline' || kind === 'unreachable' || kind === 'timeout' || kind === 'unreadable') {
    return submissionFailure(kind, { texts });
  }
  const message = typeof data.error === 'string' ? data.error : '';
  // The server's own words about the key: it is too old, or of another server.
  if (status === 400 && /\bkey\b/i.test(message)) return submissionFailure('key', { texts });
  const fieldErrors = status === 400 ? readFieldErrors(data.errors) : {};
  if (Object.keys(fieldErrors).length) return submissionFailure('fields', { fieldErrors, texts });
  const known = BY_STATUS[status];
  if (known === 'limited' && retryAfterMs) return limitedFor(retryAfterMs, texts);
  if (known) return submissionFailure(known, { texts });
  return submissionFailure(status >= 400 && status < 500 ? 'refused' : 'unknown', { message, texts });
}
