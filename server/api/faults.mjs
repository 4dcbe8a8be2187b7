import { randomBytes } from 'node:crypto';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { giveCrumb, readCrumb } from '../crumb.mjs';

/** What a page's `?fault=` becomes, so that the calls of its scripts fail. */
const COOKIE = 'demo_fault';
const HEADER = 'x-demo-fault';
/** What a page's fault is for unless it says so: the call that costs most when it fails. */
const DEFAULT_PATH = 'SaveFormSubmission';
const SLOW_MS = 30_000;
/** `500`, `500*2` (the first two times), `reset@FormSubmissionKey` (only there). */
const FAULT = /^(\w+)(?:\*(\d+))?(?:@([\w-]+))?(?:~[\w-]+)?$/;

/**
 * Faults on request.
 *
 * | fault       | what happens                                                        |
 * | ----------- | ------------------------------------------------------------------- |
 * | a status    | that status without a word; 400: an error at the form's first field   |
 * | `words`     | status 422 and the server's own words                                 |
 * | `wait`      | status 429, and `Retry-After: 60`                                     |
 * | `slow`      | nothing for 30 s, then it is done; `releaseSlow()` ends the wait      |
 * | `reset`     | the connection is cut before the request is looked at                 |
 * | `lost`      | the request is done, then the connection is cut                       |
 * | `notjson`   | status 200 and a page of HTML, as a firewall would answer             |
 * | `crumb`     | the crumb is refused and a new one is handed out                      |
 * | `login`     | the session has ended                                                 |
 * | `forbidden` | the account may not do this                                           |
 */
export function createFaults() {
  /** How often each fault has struck, by the cookie's or the request's own text. */
  const struck = new Map();
  const waiting = new Set();
  const fresh = new Set();

  return {
    /** How many requests are made to wait at this moment. */
    countSlow: () => waiting.size,
    /** Ends the wait of every slow request. */
    releaseSlow() {
      for (const go of waiting) go();
      waiting.clear();
    },

    /** A page with `?fault=` has its fault until a page without is opened. */
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

  async function strike(kind, c, next) {
    switch (kind) {
      case 'slow':
        await new Promise((resolve) => {
          setTimeout(resolve, SLOW_MS).unref();
          waiting.add(resolve);
        });
        // Whether anybody is still there to hear the answer, no server asks.
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
        // A crumb that was handed out here is good: the visitor's second try gets through.
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
        return c.body(null, Number(kind) || 500);
    }
  }
}

/** Nothing more is said on this connection. */
function cut(c) {
  c.env?.outgoing?.destroy();
  return c.env?.outgoing ? RESPONSE_ALREADY_SENT : c.body(null, 503);
}

async function firstFieldError(c) {
  const payload = await c.req.json().catch(() => ({}));
  let form = {};
  try {
    form = JSON.parse(payload.form);
  } catch {
    // No form: then there is no field to name.
  }
  const [first] = Object.keys(form);
  return first ? { [first]: 'The server does not take this entry.' } : {};
}
