import { randomBytes } from 'node:crypto';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { giveCrumb, readCrumb } from '../crumb.mjs';

/**
 * @import { Context, Next } from 'hono'
 * @typedef {ReturnType<typeof createFaults>} Faults
 */

/** Keeps a page's `?fault=` for the calls of its scripts. */
const COOKIE = 'demo_fault';
const HEADER = 'x-demo-fault';
/** The call that a page's fault strikes when it names none: the one whose failure costs most. */
const DEFAULT_PATH = 'SaveFormSubmission';
const SLOW_MS = 30_000;
/** `500`, `500*2` (the first two times), `reset@FormSubmissionKey` (only that call). */
const FAULT = /^(\w+)(?:\*(\d+))?(?:@([\w-]+))?(?:~[\w-]+)?$/;

/**
 * Faults on request.
 *
 * | fault       | what happens                                                            |
 * | ----------- | ----------------------------------------------------------------------- |
 * | a status    | that status and an empty body; 400: an error at the form's first field  |
 * | `words`     | status 422 and an error message of the server                           |
 * | `wait`      | status 429 and `Retry-After: 60`                                        |
 * | `slow`      | no answer for 30 s, then the real one; `releaseSlow()` ends the wait    |
 * | `reset`     | the connection is cut before the request is handled                     |
 * | `lost`      | the request is handled, then the connection is cut                      |
 * | `notjson`   | status 200 and a page of HTML, as a firewall would answer               |
 * | `crumb`     | the crumb is refused, and the answer has a new one                      |
 * | `login`     | the session has ended                                                   |
 * | `forbidden` | the account may not do this                                             |
 */
export function createFaults() {
  /** How often each fault has struck, by the text of the cookie or the request. @type {Map<string, number>} */
  const struck = new Map();
  /** Ends the wait of each slow request. @type {Set<() => void>} */
  const waiting = new Set();
  /** Crumbs that the fault `crumb` has given out. @type {Set<string | undefined>} */
  const fresh = new Set();

  return {
    /** How many requests wait at this moment. */
    countSlow: () => waiting.size,
    /** Ends the wait of every slow request. */
    releaseSlow() {
      for (const endWait of waiting) endWait();
      waiting.clear();
    },

    /**
     * A fault lasts from a page with `?fault=` to the next page without.
     * @param {Context} c
     * @param {Next} next
     */
    async onPages(c, next) {
      await next();
      if (!c.res.headers.get('content-type')?.startsWith('text/html')) return;
      const fault = c.req.query('fault');
      if (fault && FAULT.test(fault)) {
        setCookie(c, COOKIE, `${fault}~${randomBytes(6).toString('base64url')}`, {
          path: '/',
          sameSite: 'Lax',
        });
      } else if (getCookie(c, COOKIE)) deleteCookie(c, COOKIE, { path: '/' });
    },

    /** @param {Context} c @param {Next} next */
    async onCalls(c, next) {
      const own = c.req.query('fault') ?? c.req.header(HEADER);
      const wanted = own ?? getCookie(c, COOKIE) ?? '';
      const [, kind, times, path] = FAULT.exec(wanted) ?? [];
      const place = path ?? (own ? '' : DEFAULT_PATH);
      if (!kind || !c.req.path.includes(place)) return next();
      const before = struck.get(wanted) ?? 0;
      struck.set(wanted, before + 1);
      if (times && before >= Number(times)) return next();
      return strike(kind, c, next);
    },
  };

  /**
   * @param {string} kind
   * @param {Context} c
   * @param {Next} next
   * @returns {Promise<Response | void>}
   */
  async function strike(kind, c, next) {
    switch (kind) {
      case 'slow':
        await new Promise((/** @type {(value?: void) => void} */ resolve) => {
          setTimeout(resolve, SLOW_MS).unref();
          waiting.add(resolve);
        });
        // Handled even when the visitor has left: servers do not ask.
        return next();
      case 'reset':
        return cut(c);
      case 'lost':
        await next();
        c.res = undefined;
        c.res = cut(c);
        return undefined;
      case 'notjson':
        return c.html('<!doctype html><title>Sign in</title><h1>Sign in to the network</h1>');
      case 'crumb': {
        // A crumb from here is good: the visitor's second try succeeds.
        if (fresh.has(readCrumb(c))) return next();
        const crumb = giveCrumb(c);
        fresh.add(crumb);
        return c.json({ crumbFail: true, crumb, error: 'The crumb is no longer valid.' }, 400);
      }
      case 'login':
        return c.json({ loginRequired: true, error: 'The session has ended.' }, 401);
      case 'forbidden':
        return c.json({ authorizationFail: true, error: 'This account may not do this.' }, 403);
      case 'words':
        return c.json({ error: 'The glasshouse is closed for the winter.' }, 422);
      case 'wait':
        return c.body(null, 429, { 'retry-after': '60' });
      case '400':
        return c.json({ errors: await firstFieldError(c) }, 400);
      default:
        // Any status may be asked for, whatever the types of hono know.
        return c.body(null, /** @type {import('hono/utils/http-status').StatusCode} */ (Number(kind) || 500));
    }
  }
}

/** Closes the connection without an answer. @param {Context} c */
function cut(c) {
  c.env?.outgoing?.destroy();
  return c.env?.outgoing ? RESPONSE_ALREADY_SENT : c.body(null, 503);
}

/** @param {Context} c @returns {Promise<Record<string, string>>} */
async function firstFieldError(c) {
  const payload = await c.req.json().catch(() => ({}));
  let form = {};
  try {
    form = JSON.parse(payload.form);
  } catch {
    // Without a form there is no field to name.
  }
  const [first] = Object.keys(form);
  return first ? { [first]: 'The server does not accept this entry.' } : {};
}
