// A proxy in front of a published site that takes the platform's scripts out of each page and puts Inlay in. `Request` in, `Response` out: for
// workers, Deno, Bun and Hono as it is. `dist/` of Inlay is served at `base` by the same host, before this is asked.
import { adopt } from 'inlay/server';

/** What says something about the text that was changed. */
const ABOUT_THE_TEXT = [
  'content-encoding',
  'content-length',
  'etag',
  'last-modified',
  'content-security-policy',
];

/**
 * @param {{ origin: string, fetch?: typeof globalThis.fetch } & import('inlay/server').AdoptOptions} options `origin`: the site's address at
 *   the platform, such as `https://example.squarespace.com`
 * @returns {(request: Request) => Promise<Response>}
 * @example export default { fetch: createProxy({ origin: 'https://example.squarespace.com', base: '/inlay/' }) };
 */
export const createProxy =
  ({ origin, fetch = globalThis.fetch, ...options }) =>
  async (request) => {
    const { pathname, search, origin: here } = new URL(request.url);
    // Set, not resolved: a path of `//other.example` must not lead to another host.
    const target = Object.assign(new URL(origin), { pathname, search });
    const answer = await fetch(new Request(target, new Request(request, { redirect: 'manual' })));
    const headers = new Headers(answer.headers);
    const to = headers.get('location');
    if (to) headers.set('location', to.replace(target.origin, here));
    if (!/^text\/html\b/i.test(headers.get('content-type') ?? ''))
      return new Response(answer.body, { status: answer.status, headers });
    const { html } = adopt(await answer.text(), options);
    for (const name of ABOUT_THE_TEXT) headers.delete(name);
    headers.set('content-type', 'text/html; charset=utf-8');
    return new Response(html, { status: answer.status, headers });
  };
