import { randomBytes } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';

const COOKIE = 'crumb';
const UNSAFE_METHODS = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** Beacons cannot carry a crumb, and they change nothing for the visitor. */
const NEEDS_NONE = /^\/api\/(?:census|1\/performance|v1\/events)(?:\/|$)/;

/**
 * Gives every visitor a crumb with the first page. Scripts read the cookie, so it is not HttpOnly.
 * @param {import('hono').Context} c
 * @param {import('hono').Next} next
 */
export async function setCrumbOnPages(c, next) {
  await next();
  const isPage = c.res.headers.get('content-type')?.startsWith('text/html');
  if (isPage && !getCookie(c, COOKIE)) giveCrumb(c);
}

/**
 * Refuses a writing request that does not repeat the cookie, and answers with a new crumb for a second try.
 * @param {import('hono').Context} c
 * @param {import('hono').Next} next
 */
export async function requireCrumb(c, next) {
  if (!UNSAFE_METHODS.has(c.req.method) || NEEDS_NONE.test(c.req.path)) return next();
  const expected = getCookie(c, COOKIE);
  const given = readCrumb(c) ?? (await readField(c));
  if (expected && given === expected) return next();
  return c.json(
    { crumbFail: true, crumb: giveCrumb(c), error: 'The crumb is missing or no longer valid.' },
    400,
  );
}

/** The crumb that a request repeats in its query or its header. @param {import('hono').Context} c */
export function readCrumb(c) {
  return c.req.query(COOKIE) ?? c.req.header('X-CSRF-Token');
}

/** Form-encoded calls may have it among their fields. @param {import('hono').Context} c */
async function readField(c) {
  const type = c.req.header('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) return undefined;
  return (await c.req.parseBody())[COOKIE];
}

/** Sets a new crumb in the cookie and returns it. @param {import('hono').Context} c */
export function giveCrumb(c) {
  const crumb = randomBytes(18).toString('base64url');
  setCookie(c, COOKIE, crumb, { path: '/', sameSite: 'Lax' });
  return crumb;
}
