import { randomBytes } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';

const COOKIE = 'crumb';
const UNSAFE_METHODS = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** Beacons cannot carry one, and what they say changes nothing for the visitor. */
const OPEN = /^\/api\/(?:census|1\/performance|v1\/events)(?:\/|$)/;

/** Gives every visitor who is sent a page a crumb. Scripts read the cookie, so it is not HttpOnly. */
export async function setCrumbOnPages(c, next) {
  await next();
  const isPage = c.res.headers.get('content-type')?.startsWith('text/html');
  if (isPage && !getCookie(c, COOKIE)) giveCrumb(c);
}

/** Refuses a writing request that does not repeat the cookie, and hands out a new crumb to retry with. */
export async function requireCrumb(c, next) {
  if (!UNSAFE_METHODS.has(c.req.method) || OPEN.test(c.req.path)) return next();
  const expected = getCookie(c, COOKIE);
  const given = readCrumb(c) ?? (await readField(c));
  if (expected && given === expected) return next();
  return c.json(
    { crumbFail: true, crumb: giveCrumb(c), error: 'The crumb is missing or no longer valid.' },
    400,
  );
}

/** The crumb that a request repeats in its query or its header. */
export function readCrumb(c) {
  return c.req.query(COOKIE) ?? c.req.header('X-CSRF-Token');
}

/** Form-encoded calls may have it among their fields. */
async function readField(c) {
  const type = c.req.header('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) return undefined;
  return (await c.req.parseBody())[COOKIE];
}

/** Hands out a new crumb: in the cookie, and to the caller. */
export function giveCrumb(c) {
  const crumb = randomBytes(18).toString('base64url');
  setCookie(c, COOKIE, crumb, { path: '/', sameSite: 'Lax' });
  return crumb;
}
