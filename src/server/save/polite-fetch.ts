import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import { FailedRequest } from './failed-request';
import { createGate, type Find } from './private-network';

/** A server that says «too many» for longer than this is not waited for. */
const RETRY_AFTER_MAX_MS = 120_000;
const BACK_OFF_MS = [1000, 4000, 15_000];
/** From the request to the answer's first line, and between two pieces of its body. */
const TIME_OUT_MS = 30_000;
export const CONCURRENCY = 4;

export interface PoliteFetchOptions {
  readonly userAgent: string;
  /** Requests per second; default: as fast as four at a time are answered. */
  readonly rate?: number;
  /** What the command itself names: it may be on a private network, others may not. */
  readonly site?: URL;
  readonly fetch?: typeof fetch;
  /** Looks names up; default: as the system does. */
  readonly find?: Find;
  /** Says that the server wants a pause. */
  readonly onPause?: (ms: number, host: string) => void;
  /** For tests; default: as long as said. */
  readonly sleep?: (ms: number) => Promise<unknown>;
  readonly signal?: AbortSignal;
}

/** In ms: seconds, or a date. */
export function readRetryAfter(value: string | null, now: number): number | undefined {
  if (value === null) return undefined;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - now;
  return Number.isNaN(ms) ? undefined : Math.max(ms, 0);
}

const isBusy = (status: number): boolean => status === 429 || status === 503;
const isWorthAnotherTry = (status: number): boolean => status === 408 || status >= 500;

/** The time left for the next piece starts anew with each. */
async function* withTimeOut(
  body: ReadableStream<Uint8Array> | readonly Uint8Array[],
  give: () => void,
  renew: () => void,
) {
  try {
    for await (const piece of body as AsyncIterable<Uint8Array>) {
      renew();
      yield piece;
    }
  } finally {
    give();
  }
}

interface Asked<Result> {
  readonly headers: Record<string, string>;
  readonly send: typeof fetch;
  readonly dispatcher: object;
  readonly signal: AbortSignal | undefined;
  readonly take: Take<Result>;
}
type Take<Result> = (answer: Response, pieces: AsyncIterable<Uint8Array>) => Promise<Result>;

/** One request. An answer that is worth another try has no result. */
async function ask<Result>(
  address: URL,
  { headers, send, dispatcher, signal, take }: Asked<Result>,
): Promise<{ readonly answer: Response; readonly result?: Result }> {
  const timeOut = new AbortController();
  const late = () => timeOut.abort(new Error(`no answer within ${TIME_OUT_MS / 1000} s`));
  let timer = setTimeout(late, TIME_OUT_MS);
  const stop = () => clearTimeout(timer);
  const renew = () => {
    stop();
    timer = setTimeout(late, TIME_OUT_MS);
  };
  // Not `AbortSignal.any`: the signal of a long run would keep one of each request.
  const interrupt = () => timeOut.abort(signal?.reason);
  signal?.addEventListener('abort', interrupt);
  try {
    // Node's `fetch` takes it, which the types of browsers do not know.
    const init: RequestInit & { dispatcher: object } = {
      ...{ redirect: 'manual', headers, signal: timeOut.signal },
      dispatcher,
    };
    const answer = await send(address, init);
    renew();
    if (isBusy(answer.status) || isWorthAnotherTry(answer.status)) {
      await answer.body?.cancel();
      return { answer };
    }
    const pieces = withTimeOut(answer.body ?? [], stop, renew);
    return { answer, result: await take(answer, pieces) };
  } finally {
    stop();
    signal?.removeEventListener('abort', interrupt);
  }
}

/**
 * Requests as a guest makes them: at most four at a time, not faster than told, with pauses when the server asks for them, and a name; none to a private network that only a page names.
 * A request without an answer is repeated three times. Redirects are not followed.
 * @returns a function that hands the answer to `take`; the next request starts once that has ended
 */
export function createPoliteFetch(options: PoliteFetchOptions) {
  const { userAgent, rate, onPause, signal } = options;
  const send = options.fetch ?? fetch;
  const sleep = options.sleep ?? ((ms: number) => wait(ms, undefined, signal && { signal }));
  const queue = new PQueue({
    concurrency: CONCURRENCY,
    ...(rate && { intervalCap: 1, interval: 1000 / rate }),
  });
  const gate = createGate(options.site, options.find);
  /** Until when a host wants no request, by its name. */
  const pauses = new Map<string, number>();

  async function waitForHost(host: string): Promise<void> {
    const left = (pauses.get(host) ?? 0) - Date.now();
    if (left > 0) await sleep(left);
  }

  async function withRetries<Result>(
    address: URL,
    headers: Record<string, string>,
    take: Take<Result>,
  ): Promise<Result> {
    const dispatcher = gate(address);
    let reason = '';
    for (let attempt = 0; attempt <= BACK_OFF_MS.length; attempt++) {
      await waitForHost(address.host);
      signal?.throwIfAborted();
      let backOff = BACK_OFF_MS[attempt] ?? 0;
      try {
        const { answer, result } = await ask(address, {
          send,
          dispatcher,
          signal,
          take,
          headers: { 'user-agent': userAgent, accept: '*/*', ...headers },
        });
        if (result !== undefined) return result;
        reason = `the server answered ${answer.status}`;
        const asked = readRetryAfter(answer.headers.get('retry-after'), Date.now());
        if (isBusy(answer.status)) {
          const pause = asked ?? backOff;
          if (pause > RETRY_AFTER_MAX_MS)
            throw new FailedRequest(`${reason} and asked to wait for ${Math.round(pause / 1000)} s`);
          pauses.set(address.host, Date.now() + pause);
          onPause?.(pause, address.host);
          backOff = 0;
        }
      } catch (error) {
        if (signal?.aborted || error instanceof FailedRequest) throw error;
        if (error instanceof Error && error.cause instanceof FailedRequest) throw error.cause;
        reason = describe(error);
      }
      if (attempt < BACK_OFF_MS.length && backOff) await sleep(backOff);
    }
    throw new FailedRequest(reason);
  }

  return <Result extends object>(
    address: URL,
    headers: Record<string, string>,
    take: Take<Result>,
  ): Promise<Result> => queue.add(() => withRetries(address, headers, take));
}

/** Node hides the reason of a failed request in its cause. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && cause.message ? cause.message : error.message;
}
