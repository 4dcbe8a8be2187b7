import { page } from '../context/page-endpoints';
import type { Services } from '../core/entry/services';
import type { Scope } from '../core/scope';
import type { Api, ApiCall, ApiFailure, ApiResult, Transport } from './api.types';
import { type BuiltRequest, buildRequest, sendBeacon, TIMEOUT_MS } from './build-request';
import { readCrumb, writeCrumb } from './crumb-cookie';
import { apiFailure, readAnswer } from './read-answer';

const RETRY_MS = 200;

export interface ApiEvent {
  readonly path: string;
  readonly message: string;
}

declare module '../core/entry/events' {
  interface InlayEvents {
    /** A call needs a session that has ended. */
    'api:login-required': (event: ApiEvent) => void;
    /** A call that the account may not make. */
    'api:authorization-failed': (event: ApiEvent) => void;
  }
}

/** Checks whether the server was not reached, or only a proxy answered: 502, 504 and the like without a message. */
const isUnreached = ({ kind, status }: ApiFailure) =>
  kind === 'unreachable' || (kind === 'refused' && status >= 500);

/**
 * The newest crumb from the server and the cookie's value at that time, shared by all clients of the page. A script or another
 * host may have set a cookie of the same name for a folder or a subdomain, which hides the server's cookie from scripts. So the
 * crumb is used until the cookie changes.
 */
let newest: { readonly crumb: string; readonly cookie: string | undefined } | undefined;
/** Repeats with a new crumb, one after another. */
let exchanges: Promise<unknown> = Promise.resolve();

/** Resolves after some time, or at once when the signal is aborted. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true });
  });

const byFetch: Transport = async (url, init, signal) => {
  const response = await fetch(url, { ...init, signal });
  const { status, headers } = response;
  return { status, body: await response.text(), retryAfter: headers.get('retry-after') };
};

/** One attempt, from the request to the last byte of the answer. */
async function fetchAnswer<Data>(
  call: ApiCall<Data>,
  { url, init }: BuiltRequest,
  signal: AbortSignal,
): Promise<ApiResult<Data>> {
  if (signal.aborted) return apiFailure('aborted');
  const timed = new AbortController();
  const abort = () => timed.abort();
  // AbortSignal.any is not in every browser.
  signal.addEventListener('abort', abort);
  let isLate = false;
  const isUnsent = navigator.onLine === false;
  const timer = setTimeout(() => {
    isLate = true;
    abort();
  }, call.timeoutMs ?? TIMEOUT_MS);
  try {
    const response = await (call.transport ?? byFetch)(url, init, timed.signal);
    return readAnswer({ ...response, url: call.path, isEntry: call.isEntry }, call.read);
  } catch {
    if (signal.aborted) return apiFailure('aborted');
    if (isLate) return apiFailure('timeout');
    return apiFailure(navigator.onLine === false ? 'offline' : 'unreachable', { isUnsent });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/** Runs with a signal that aborts with the first of several, and leaves no listener on them. */
async function untilOneEnds<Result>(
  signals: ReadonlyArray<AbortSignal | undefined>,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ended = new AbortController();
  const end = () => ended.abort();
  if (signals.some((signal) => signal?.aborted)) end();
  for (const signal of signals) signal?.addEventListener('abort', end);
  const result = await run(ended.signal);
  for (const signal of signals) signal?.removeEventListener('abort', end);
  return result;
}

/**
 * The client of one block or feature for its calls to the server: crumb, body, answer, timeout and retries.
 * @param life ends every call of this client: `aborted`
 * @example const api = pageApi(scope, scope.signal);
 */
export function pageApi(
  { bus: { emit }, name }: Pick<Services, 'bus'> & Partial<Pick<Scope, 'name'>>,
  life?: AbortSignal,
): Api {
  /** Code that answers instead of the server; asked for each request. */
  const findAnswerer = () => page.endpoints?.answererOf(name);

  function findCrumb(): string | undefined {
    const cookie = readCrumb();
    return newest && newest.cookie === cookie ? newest.crumb : cookie;
  }

  function keepCrumb(crumb: string): void {
    // If the server has set the cookie itself, its `Secure` and `SameSite` must stay.
    if (readCrumb() !== crumb) writeCrumb(crumb);
    newest = { crumb, cookie: readCrumb() };
  }

  function attempt<Data>(call: ApiCall<Data>, signal: AbortSignal) {
    const answerer = findAnswerer();
    const transport: Transport | undefined =
      answerer &&
      ((url, init, timed) =>
        answerer({ path: call.path, url, init, signal: timed }, call.transport ?? byFetch));
    const request = buildRequest(call, { crumb: findCrumb() });
    return fetchAnswer(transport ? { ...call, transport } : call, request, signal);
  }

  /**
   * When the server refuses a crumb it sends a new one and ignores the request, so the call is repeated. Each refusal may make
   * older crumbs invalid: calls that are refused together are repeated one after another with the newest crumb, and again if
   * that was replaced meanwhile.
   */
  async function withCrumb<Data>(call: ApiCall<Data>, signal: AbortSignal): Promise<ApiResult<Data>> {
    let answer = await attempt(call, signal);
    let used: string | undefined;
    while (!answer.ok && answer.failure.kind === 'crumb' && (!used || used !== newest?.crumb)) {
      const { crumb } = answer.failure.data;
      if (typeof crumb !== 'string' || !crumb) return answer;
      keepCrumb(crumb);
      const again = exchanges.then(() => {
        used = newest?.crumb;
        return attempt(call, signal);
      });
      exchanges = again;
      answer = await again;
    }
    return answer;
  }

  async function withRetries<Data>(call: ApiCall<Data>, signal: AbortSignal): Promise<ApiResult<Data>> {
    // Only the platform's server knows keys.
    const isRepeatable = call.method !== 'POST' || (call.key !== undefined && !findAnswerer());
    let isUnanswered = false;
    for (let left = isRepeatable ? (call.retries ?? 0) : 0; ; left--) {
      const answer = await withCrumb(call, signal);
      if (answer.ok) return answer;
      isUnanswered ||= isUnreached(answer.failure);
      if (left <= 0 || !isUnreached(answer.failure))
        return { ok: false, failure: { ...answer.failure, isUnanswered } };
      await pause(RETRY_MS, signal);
    }
  }

  return {
    async call(call) {
      const answer = await untilOneEnds([life, call.signal], (signal) => withRetries(call, signal));
      if (answer.ok) return answer;
      const { failure } = answer;
      const message = call.describe?.(failure) ?? failure.message;
      const event = { path: call.path, message };
      if (failure.kind === 'loginRequired') emit('api:login-required', event);
      else if (failure.kind === 'authorization') emit('api:authorization-failed', event);
      return { ok: false, failure: { ...failure, message } };
    },
    beacon: sendBeacon,
  };
}
