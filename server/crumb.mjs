import { randomBytes } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';

const COOKIE = 'crumb';
const UNSAFE_METHODS = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Gives every visitor who is sent a page a crumb. Scripts read the cookie, so it is not HttpOnly. */
export async function setCrumbOnPages(c, next) {
  await next();
  const isPage = c.res.headers.get('content-type')?.startsWith('text/html');
  if (isPage && !getCookie(c, COOKIE)) giveCrumb(c);
}

/** Refuses a writing request whose query or header does not repeat the cookie, and hands out a new crumb to retry with. */
export async function requireCrumb(c, next) {
  if (!UNSAFE_METHODS.has(c.req.method)) return next();
  const expected = getCookie(c, COOKIE);
  const given = c.req.query('crumb') ?? c.req.header('X-CSRF-Token');
  if (expected && given === expected) return next();
  return c.json(
    { crumbFail: true, crumb: giveCrumb(c), error: 'The crumb is missing or no longer valid.' },
    400,
  );
}

function giveCrumb(c) {
  const crumb = randomBytes(18).toString('base64url');
  setCookie(c, COOKIE, crumb, { path: '/', sameSite: 'Lax' });
  return crumb;
}
