// A proxy in front of a published site that takes the platform's scripts out of each page and puts Inlay in. `Request` in, `Response` out: for
// workers, Deno, Bun and Hono as it is. `dist/` of Inlay is served at `base` by the same host, before this is asked.
import { adopt, decodePage } from 'inlay/server';

/** What says something about the text that was changed. */
const ABOUT_THE_TEXT = ['etag', 'last-modified', 'content-security-policy'];
/** What says how the body was sent: `fetch` has unpacked it. */
const ABOUT_THE_WAY = ['content-encoding', 'content-length', 'transfer-encoding'];
/** Answers with these never have a body. */
const WITHOUT_BODY = [204, 205, 304];

/** The page with Inlay; itself where it cannot be read. */
function adoptPage(bytes, contentType, options) {
  try {
    const { text, encoding, encode } = decodePage(bytes, contentType);
    const { html } = adopt(text, options);
    return { body: encode(html), encoding };
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

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
    const { status, statusText } = answer;
    if (WITHOUT_BODY.includes(status)) return new Response(null, { status, statusText, headers });
    // Asked for without a body, as with HEAD, the headers are about the one that a page would have.
    if (answer.body) for (const name of ABOUT_THE_WAY) headers.delete(name);
    const contentType = headers.get('content-type') ?? '';
    if (!answer.body || !/^text\/html\b/i.test(contentType))
      return new Response(answer.body, { status, statusText, headers });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const page = adoptPage(bytes, contentType, options);
    if (!page) return new Response(bytes, { status, statusText, headers });
    for (const name of ABOUT_THE_TEXT) headers.delete(name);
    headers.set('content-type', `text/html; charset=${page.encoding}`);
    return new Response(page.body, { status, statusText, headers });
  };
