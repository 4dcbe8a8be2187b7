import { vi } from 'vitest';
import { createFaults } from '../../../server/api/faults.mjs';
import { createEventLog } from '../../../server/api/reports.mjs';
import { createCartStore } from '../../../server/api/shop-carts.mjs';
import { createSubmissionStore } from '../../../server/api/submission-store.mjs';
import { createApi } from '../../../server/api/table.mjs';

const API = '/api';

/** What a server answers in place of the demo server: a status (0: nothing comes), or JSON. */
export type Answer = number | object;

const createDemoApi = () =>
  createApi({
    submissions: createSubmissionStore(),
    carts: createCartStore(),
    events: createEventLog(),
    faults: createFaults(),
    received: [],
    effects: [],
  });

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
  const askDemo = (path: string, init: RequestInit) => {
    if (!path.startsWith(`${API}/`)) return new Response('Not found.', { status: 404 });
    demoApi ??= createDemoApi();
    const request = new Request(new URL(path.slice(API.length), location.href), init);
    // Happy-dom's requests refuse the header.
    const headers = { ...(init.headers as Record<string, string>), cookie: document.cookie };
    Object.defineProperty(request, 'headers', { value: new Headers(headers) });
    return demoApi.fetch(request);
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
