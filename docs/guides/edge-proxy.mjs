// A proxy in front of a published site that takes the platform's scripts out of each page and puts Inlay in. `Request` in, `Response` out: for
// workers, Deno, Bun and Hono as it is. `dist/` of Inlay is served at `base` by the same host, before this is asked.
import { adopt, decodePage } from 'inlay/server';

/** Headers that are about the text which was changed. */
const ABOUT_THE_TEXT = ['content-security-policy', 'content-md5', 'digest', 'repr-digest', 'last-modified'];
/** Headers that are about how the body was sent. */
const ABOUT_THE_WAY = ['content-encoding', 'content-length', 'transfer-encoding', 'accept-ranges'];
/** Stores take keys of 512 bytes. */
const LONGEST_KEY = 500;
/** Answers with these never have a body. */
const WITHOUT_BODY = [204, 205, 304];
/** Says why a page is as its server sent it. */
const LEFT = 'x-inlay';
/** What runtimes unpack with `DecompressionStream`; brotli is known to a few. */
const PACKED = { gzip: 'gzip', 'x-gzip': 'gzip', deflate: 'deflate', br: 'brotli' };

/** A cache for one instance. `createProxy` takes any object with these two methods, also ones that return promises. @param {number} [pages] */
export function createMemoryCache(pages = 500) {
  const kept = new Map();
  return {
    get: (key) => kept.get(key),
    set(key, value) {
      kept.delete(key);
      kept.set(key, value);
      if (kept.size > pages) kept.delete(kept.keys().next().value);
    },
  };
}

/** By address, what the site last said of a page: its tag and headers. With the tag, the site sends a page only if it is another one now. */
const lastAnswers = createMemoryCache(10_000);

/** The first bytes of a body, as many as a page may have. `isAll` is false if there are more: then `rest` still has all of them, in their order. */
async function readUpTo(body, limit) {
  const reader = body.getReader();
  const parts = [];
  let length = 0;
  let isAll = false;
  while (length <= limit && !isAll) {
    const { done, value } = await reader.read();
    isAll = done;
    if (value) {
      parts.push(value);
      length += value.length;
    }
  }
  if (!isAll) return { isAll, rest: joinStream(parts, reader) };
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return { isAll, bytes };
}

/** What was read of a body, and then the rest of it. */
const joinStream = (parts, reader) =>
  new ReadableStream({
    async pull(controller) {
      const next = parts.shift() ?? (await reader.read()).value;
      if (next) controller.enqueue(next);
      else controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });

const PACKED_MAGIC = [0x1f, 0x8b];
const isGzip = (bytes) => PACKED_MAGIC.every((byte, index) => bytes[index] === byte);

/** Unpacks what the runtime has left packed: most unpack what they fetch, and leave the header. @throws where nothing here can */
async function unpack(bytes, encoding, limit) {
  const name = (encoding ?? '').trim().toLowerCase();
  // Text never begins as gzip does. The other two have no mark: a page begins with `<`, white space or a byte order mark, which they do not.
  const isText = [0x3c, 0x20, 0x0a, 0x0d, 0x09, 0xef, 0xfe, 0xff].includes(bytes[0] ?? 0x3c);
  if (!name || name === 'identity' || (name.includes('gzip') ? !isGzip(bytes) : isText)) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(PACKED[name]));
  const { isAll, bytes: unpacked } = await readUpTo(stream, limit);
  if (!isAll) throw new RangeError('too large');
  return unpacked;
}

/** The name of a text: the same for the same bytes. */
async function hashOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Cookies of the site's host become those of this host: without a domain they are of the host that sends them. */
function moveCookies(headers, target) {
  const cookies = headers.getSetCookie?.() ?? [];
  if (!cookies.length) return;
  headers.delete('set-cookie');
  for (const cookie of cookies)
    headers.append(
      'set-cookie',
      cookie.replace(/;\s*domain=\.?([^;]*)/i, (whole, domain) =>
        target.hostname === domain.trim() || target.hostname.endsWith(`.${domain.trim()}`) ? '' : whole,
      ),
    );
}

/** A redirect to the site's own host leads to this one. */
function moveRedirect(headers, target, here) {
  const to = headers.get('location');
  if (!to) return;
  const address = new URL(to, target);
  if (address.host === target.host) headers.set('location', here + address.href.slice(address.origin.length));
}

/** The tags that a browser names are those of adopted pages: without what was added to them, the site knows them. */
const OWN_TAG = /-inlay-([^"]*)(?=")/g;

/** Whether a browser asks for a page that it may have as this version of the proxy has sent it. */
const hasOwnTag = (request, version) =>
  [...(request.headers.get('if-none-match') ?? '').matchAll(OWN_TAG)].some(([, own]) => own === version);

const isForPage = (request) => /\btext\/html\b/.test(request.headers.get('accept') ?? '');

/** What is asked of the site; `keptTag`: the site's tag of the page that is kept. */
function requestFor(request, target, { signal, version, keptTag }) {
  const headers = new Headers(request.headers);
  headers.delete('host');
  // gzip can be told from what the runtime has unpacked; parts are those of the file itself.
  headers.set('accept-encoding', headers.has('range') ? 'identity' : 'gzip');
  if (hasOwnTag(request, version))
    headers.set('if-none-match', (headers.get('if-none-match') ?? '').replace(OWN_TAG, ''));
  // What a browser has of a page from elsewhere, or from another version, is not what it would get now.
  else if (isForPage(request))
    for (const name of ['if-none-match', 'if-modified-since']) headers.delete(name);
  if (keptTag) headers.set('if-none-match', keptTag);
  const init = { method: request.method, headers, redirect: 'manual', signal };
  if (request.body) Object.assign(init, { body: request.body, duplex: 'half' });
  return new Request(target, init);
}

/** The tag of an adopted page: that of its server, and the version. It is weak, since it says nothing about the bytes. */
const tagFor = (etag, version) => etag.replace(/^(?:W\/)?"(.*)"$/, (_, tag) => `W/"${tag}-inlay-${version}"`);

/** A body as text, whether the runtime has unpacked it or not: what is sent is for the runtime to pack again. */
async function plainStream(body) {
  const reader = body.getReader();
  const { value } = await reader.read();
  const stream = joinStream(value ? [value] : [], reader);
  return value && isGzip(value) ? stream.pipeThrough(new DecompressionStream('gzip')) : stream;
}

/** Headers of a page, and what a later answer says of them: one that only says «unchanged» leaves most of them out. */
function joinHeaders(headers, later) {
  const joined = new Headers(headers);
  for (const [name, value] of later)
    if (name === 'set-cookie') joined.append(name, value);
    else joined.set(name, value);
  return joined;
}

const failure = (status) =>
  new Response('The site does not answer. Try again later.', {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '10' },
  });

/**
 * @param {{ origin: string, fetch?: typeof globalThis.fetch, cache?: object, version?: string, maxBytes?: number, timeoutMs?: number }
 *   & import('inlay/server').AdoptOptions} options
 *   `origin`: the site's address at the platform, such as `https://example.squarespace.com`; `cache`: where adopted pages are kept, with `get(key)` and
 *   `set(key, { body, encoding })`; `version`: changes with Inlay and its settings, so that no page of before is served; `maxBytes`: larger pages
 *   are passed on as they are (default 5 MB); `timeoutMs`: how long the site may take for its headers, and for a page (default 15 s)
 * @returns {(request: Request) => Promise<Response>}
 * @example export default { fetch: createProxy({ origin: 'https://example.squarespace.com', base: '/inlay/' }) };
 */
export function createProxy({
  origin,
  fetch = (request) => globalThis.fetch(request),
  cache = createMemoryCache(),
  version = '1',
  maxBytes = 5_000_000,
  timeoutMs = 15_000,
  ...options
}) {
  /** The page with Inlay. */
  function adoptPage(bytes, contentType) {
    const { text, encoding, encode } = decodePage(bytes, contentType);
    return { body: encode(adopt(text, options).html), encoding };
  }

  /** What a page is kept by: its address and the tag that the site has given it; without one, its text, which has to be read. */
  function keyByTag(headers, target) {
    const etag = headers.get('etag');
    const key = `${version} ${target.href} ${etag}`;
    return etag && key.length < LONGEST_KEY ? key : undefined;
  }

  /** The page that is kept of an address, if the browser asks for nothing but that: with the headers it had at the site. */
  async function keptPage(request, target) {
    const isPlain = request.method === 'GET' && isForPage(request) && !hasOwnTag(request, version);
    const headers = isPlain && lastAnswers.get(`${version} ${target.href}`);
    const page = headers && (await cache.get(keyByTag(headers, target)));
    return page && { page, headers, keptTag: headers.get('etag') };
  }

  /** An adopted page. */
  function sendPage({ body, encoding }, { status, statusText, headers }) {
    for (const name of [...ABOUT_THE_TEXT, ...ABOUT_THE_WAY]) headers.delete(name);
    const etag = headers.get('etag');
    if (etag) headers.set('etag', tagFor(etag, version));
    headers.set('content-type', `text/html; charset=${encoding}`);
    return new Response(body, { status, statusText, headers });
  }

  /** The page changed, or as it came. */
  async function answerPage(answer, headers, target) {
    const { status, statusText } = answer;
    const send = (page) => sendPage(page, { status, statusText, headers });
    const byTag = keyByTag(headers, target);
    if (byTag && status === 200) {
      const ofPage = new Headers(headers);
      ofPage.delete('set-cookie');
      lastAnswers.set(`${version} ${target.href}`, ofPage);
    }
    const known = byTag && (await cache.get(byTag));
    if (known) {
      await answer.body.cancel();
      return send(known);
    }
    const { isAll, bytes, rest } = await readUpTo(answer.body, maxBytes);
    const leave = (body, why) => {
      headers.set(LEFT, why);
      // Cloudflare's engine would pack it a second time.
      const encodeBody = headers.has('content-encoding') ? 'manual' : 'automatic';
      return new Response(body, { status, statusText, headers, encodeBody });
    };
    if (!isAll) {
      const body = headers.has('content-encoding') ? await plainStream(rest) : rest;
      for (const name of ABOUT_THE_WAY) headers.delete(name);
      return leave(body, 'too-large');
    }
    let readable = bytes;
    try {
      const unpacked = await unpack(bytes, headers.get('content-encoding'), maxBytes);
      for (const name of ABOUT_THE_WAY) headers.delete(name);
      readable = unpacked;
      const contentType = headers.get('content-type') ?? '';
      const key = byTag ?? `${version} ${origin} ${contentType} ${await hashOf(unpacked)}`;
      const kept = await cache.get(key);
      const page = kept ?? adoptPage(unpacked, contentType);
      if (!kept) await cache.set(key, page);
      return send(page);
    } catch (error) {
      console.error(error);
      return leave(readable, 'unreadable');
    }
  }

  /** An answer without a body: to HEAD, and to conditions. */
  function answerWithoutBody({ status, statusText }, request, headers, isPage) {
    const etag = headers.get('etag');
    const isHead = isPage && request.method === 'HEAD';
    const isAdopted = status === 304 ? hasOwnTag(request, version) : isHead;
    if (isAdopted && etag) headers.set('etag', tagFor(etag, version));
    if (isHead && status !== 304)
      for (const name of [...ABOUT_THE_TEXT, ...ABOUT_THE_WAY]) headers.delete(name);
    return new Response(null, { status, statusText, headers });
  }

  async function answerRequest(request, signal, started) {
    const { pathname, search, origin: here } = new URL(request.url);
    // Set, not resolved: a path of `//other.example` must not lead to another host.
    const target = Object.assign(new URL(origin), { pathname, search });
    const kept = await keptPage(request, target);
    const answer = await fetch(requestFor(request, target, { signal, version, keptTag: kept?.keptTag }));
    const isKept = kept && answer.status === 304;
    const headers = isKept ? joinHeaders(kept.headers, answer.headers) : new Headers(answer.headers);
    moveRedirect(headers, target, here);
    moveCookies(headers, target);
    if (isKept) return sendPage(kept.page, { status: 200, headers });
    const isPage = /^text\/html\b/i.test(headers.get('content-type') ?? '');
    const { status, statusText } = answer;
    if (WITHOUT_BODY.includes(status) || !answer.body)
      return answerWithoutBody(answer, request, headers, isPage);
    if (isPage && status === 206) {
      // A part of a page cannot be read, and its places are others: the whole page is sent instead.
      await answer.body.cancel();
      const whole = new Request(request, { headers: new Headers(request.headers) });
      for (const name of ['range', 'if-range']) whole.headers.delete(name);
      return answerRequest(whole, signal, started);
    }
    if (isPage) return answerPage(answer, headers, target);
    started();
    const isEncoded = headers.has('content-encoding') && status !== 206;
    const body = isEncoded ? await plainStream(answer.body) : answer.body;
    if (isEncoded) for (const name of ABOUT_THE_WAY) headers.delete(name);
    return new Response(body, { status, statusText, headers });
  }

  return async (request) => {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), timeoutMs);
    try {
      return await answerRequest(request, stop.signal, () => clearTimeout(timer));
    } catch (error) {
      console.error(error);
      return failure(stop.signal.aborted ? 504 : 502);
    } finally {
      clearTimeout(timer);
    }
  };
}
