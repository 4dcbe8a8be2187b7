import { vi } from 'vitest';

const API = '/api';

/** What a server answers in place of the demo server: a status (0: nothing comes), or JSON. */
export type Answer = number | object;

/** Loaded at the first call: the demo's dates are those of the moment when its code runs, which a story has set. */
async function createDemoApi() {
  const [api, forms, carts, reports, faults] = await Promise.all([
    import('../../../demo-server/api/table.mjs'),
    import('../../../demo-server/api/submission-store.mjs'),
    import('../../../demo-server/api/shop-carts.mjs'),
    import('../../../demo-server/api/reports.mjs'),
    import('../../../demo-server/api/faults.mjs'),
  ]);
  return api.createApi({
    submissions: forms.createSubmissionStore(),
    carts: carts.createCartStore(),
    events: reports.createEventLog(),
    faults: faults.createFaults(),
    received: [],
    effects: [],
  });
}

const bodyText = (body: unknown): string =>
  typeof body === 'string' || body instanceof URLSearchParams
    ? `${body}`
    : body
      ? (body as object).constructor.name
      : '';

function answerWith(answer: Answer): Response {
  if (answer === 0) throw new TypeError('Failed to fetch');
  const [body, status] = typeof answer === 'number' ? [{}, answer] : [answer, 200];
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

/**
 * Answers the page's calls: by the API of the demo server, in this process and new for each story, or as the story says.
 * @param answers by method and the beginning of the path, `'GET /api/x'`
 * @param note writes down each call
 */
export function answerCalls(answers: Readonly<Record<string, Answer>>, note: (line: string) => void) {
  let demoApi: ReturnType<typeof createDemoApi> | undefined;
  let pending = 0;
  let every: number | undefined;
  /** Cookies that scripts cannot read, such as the cart's. */
  const jar = new Set<string>();
  const { append } = Headers.prototype;
  // Happy-dom's answers have no header for cookies.
  vi.spyOn(Headers.prototype, 'append').mockImplementation(function (this: Headers, name, value) {
    if (/^set-cookie$/i.test(name)) jar.add(value.split(';')[0] ?? '');
    append.call(this, name, value);
  });
  const askDemo = async (path: string, init: RequestInit) => {
    if (!path.startsWith(`${API}/`)) return new Response('Not found.', { status: 404 });
    demoApi ??= createDemoApi();
    const api = await demoApi;
    const request = new Request(new URL(path.slice(API.length), location.href), init);
    // Happy-dom's requests refuse cookies.
    const headers = {
      ...(init.body instanceof URLSearchParams && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(init.headers as Record<string, string>),
      cookie: [document.cookie, ...jar].join('; '),
    };
    Object.defineProperty(request, 'headers', { value: new Headers(headers) });
    return api.fetch(request);
  };
  vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit = {}) => {
    const { pathname, search } = new URL(address, location.href);
    const call = `${init.method ?? 'GET'} ${pathname}${search}`;
    note(`asks ${call} ${bodyText(init.body)}`.trim());
    pending += 1;
    try {
      const answer = every ?? Object.entries(answers).find(([start]) => call.startsWith(start))?.[1];
      return answer === undefined ? await askDemo(pathname + search, init) : answerWith(answer);
    } finally {
      pending -= 1;
    }
  });
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((address, body) => {
    note(`sends ${address} ${bodyText(body)}`);
    return true;
  });
  return {
    isBusy: () => pending > 0,
    /** What the server answers to every call from now on; undefined: as it should. */
    answerAll(status: number | undefined) {
      every = status;
    },
  };
}
