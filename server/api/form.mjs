/** How many submissions one form takes before it says that there are too many; out of the way of any test. */
const LIMIT = 10_000;

/**
 * Forms: a key first, then the form with that key, which is taken once.
 * @param {ReturnType<typeof import('./submission-store.mjs').createSubmissionStore>} submissions
 * @returns {import('./table.mjs').Endpoint[]}
 */
export const formEndpoints = (submissions) => [
  { method: 'POST', path: '/form/FormSubmissionKey', answer: (c) => c.json({ key: submissions.giveKey() }) },
  { method: 'POST', path: '/form/SaveFormSubmission', answer: (c) => save(c, submissions) },
];

async function save(c, submissions) {
  const payload = await c.req.json().catch(() => undefined);
  const values = readForm(payload?.form);
  if (typeof payload?.key !== 'string' || !values) {
    return c.json({ error: 'Error processing form submission. Please reload and try again.' }, 400);
  }
  if (!payload.formId) return c.body(null, 404);
  if (submissions.list().length >= LIMIT) return c.body(null, 429);
  const outcome = submissions.accept(payload.key, payload, values);
  if (outcome === 'unknown key') return c.json({ error: 'This submission key is not known here.' }, 400);
  // Who sends the same key again wants to know that it has arrived, not that it has arrived before.
  return c.json({ success: true });
}

/** The fields are JSON in the JSON. */
function readForm(text) {
  try {
    const values = JSON.parse(text);
    return values && typeof values === 'object' && !Array.isArray(values) ? values : undefined;
  } catch {
    return undefined;
  }
}
