import { randomUUID } from 'node:crypto';

/** @type {import('./table.mjs').Endpoint[]} */
export const formEndpoints = [
  // A form asks for a key before it is sent, so that sending twice stores once.
  { method: 'POST', path: '/form/FormSubmissionKey', answer: (c) => c.json({ key: randomUUID() }) },
];
