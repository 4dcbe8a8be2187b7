import { randomUUID } from 'node:crypto';

/** The one password of the demo. */
const PASSWORD = 'otterbrook';

/** @type {import('./table.mjs').Endpoint[]} */
export const accountEndpoints = [
  { method: 'POST', path: '/auth/Logout', answer: (c) => c.body(null, 204) },
  {
    method: 'POST',
    path: '/site-users/account/session',
    async answer(c) {
      const { email, password } = await c.req.json().catch(() => ({}));
      if (typeof email !== 'string' || password !== PASSWORD) {
        return c.json({ error: 'The email address or the password is wrong.' }, 401);
      }
      return c.json({ xsrfToken: randomUUID() });
    },
  },
  { method: 'DELETE', path: '/site-users/account/session', answer: (c) => c.body(null, 204) },
];
