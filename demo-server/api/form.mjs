import { noteEffect } from './effects.mjs';

/** How many files have been uploaded: their ids. */
let uploads = 0;

/** The most submissions that the demo stores; more than any test sends. */
const LIMIT = 10_000;

/**
 * Forms: the page asks for a key, then sends the form with that key. Each key stores one submission.
 * @param {import('./submission-store.mjs').SubmissionStore} submissions
 * @returns {import('./table.mjs').Endpoint[]}
 */
export const formEndpoints = (submissions) => [
  { method: 'POST', path: '/form/FormSubmissionKey', answer: (c) => c.json({ key: submissions.giveKey() }) },
  { method: 'POST', path: '/form/SaveFormSubmission', answer: (c) => save(c, submissions) },
  { method: 'POST', path: '/form/UploadFile', answer: upload },
];

/** @param {import('hono').Context} c @param {import('./submission-store.mjs').SubmissionStore} submissions */
async function save(c, submissions) {
  const payload = await c.req.json().catch(() => undefined);
  const values = readForm(payload?.form);
  if (typeof payload?.key !== 'string' || !values) {
    return c.json({ error: 'Error processing form submission. Please reload and try again.' }, 400);
  }
  if (!payload.formId) return c.body(null, 404);
  if (submissions.list().length >= LIMIT) return c.body(null, 429);
  const outcome = submissions.accept(payload.key, payload, values);
  if (outcome === 'stored') noteEffect(c, 'form');
  if (outcome === 'unknown key') return c.json({ error: 'This submission key is unknown.' }, 400);
  // A known key succeeds too: the page asks whether the form was stored, not how often it was sent.
  return c.json({ success: true });
}

/**
 * Takes a file for a form, and forgets it. Files called `failed.…` or `cancelled.…` cannot be processed.
 * @param {import('hono').Context} c
 */
async function upload(c) {
  const fields = await c.req.formData().catch(() => new FormData());
  const [file, formId, fieldId] = ['file', 'formId', 'fieldId'].map((name) => fields.get(name));
  if (!(file instanceof File) || !formId || !fieldId) return c.json({ error: 'No file has come.' }, 400);
  const [status = ''] = file.name.split('.');
  if (status === 'failed' || status === 'cancelled') return c.json({ status });
  return c.json({ id: `upload-${++uploads}` });
}

/** The fields are JSON within the JSON. @param {string} text @returns {Record<string, unknown> | undefined} */
function readForm(text) {
  try {
    const values = JSON.parse(text);
    return values && typeof values === 'object' && !Array.isArray(values) ? values : undefined;
  } catch {
    return undefined;
  }
}
