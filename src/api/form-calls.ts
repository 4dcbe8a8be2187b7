import { createMessages } from '../text/messages';
import type { Api } from './api.types';
import messages from './calls.messages.json';

const t = createMessages(messages);

/** Each further attempt carries the same key, so the server takes the form once. */
const SUBMIT_RETRIES = 2;

/**
 * Gets the key for one submission.
 * @sent POST /api/form/FormSubmissionKey | necessary | a form is sent | nothing: asks for a key
 */
export const getSubmissionKey = (api: Api, signal?: AbortSignal) =>
  api.call({
    method: 'POST',
    path: '/api/form/FormSubmissionKey',
    read: ({ key }) => (typeof key === 'string' && key ? key : undefined),
    describe: ({ kind, message }) => (kind === 'offline' ? message : t('submissionKey')),
    signal,
  });

/**
 * Sends a form. `payload` is everything except the key.
 * @sent POST /api/form/SaveFormSubmission | necessary | a form is sent | what was entered, and which page it is on
 */
export const submitForm = (
  api: Api,
  { key, payload, signal }: { readonly key: string; readonly payload: object; readonly signal?: AbortSignal },
) =>
  api.call({
    method: 'POST',
    path: '/api/form/SaveFormSubmission',
    json: payload,
    key,
    retries: SUBMIT_RETRIES,
    isEntry: true,
    read: (): true => true,
    signal,
  });
