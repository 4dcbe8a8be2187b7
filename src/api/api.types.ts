/** An answer's JSON object. Its fields are read where they are used; `{}` for an empty answer (204), `{ items }` for a list. */
export type ApiData = Readonly<Record<string, unknown>>;

/**
 * The reason why a call has no good answer.
 *
 * | kind            | when                                                                           |
 * | --------------- | ------------------------------------------------------------------------------ |
 * | `offline`       | no answer, and the browser knows that there is no connection                     |
 * | `unreachable`   | no answer: refused, reset, cut off                                               |
 * | `timeout`       | no answer in time. The server may have got the request                           |
 * | `aborted`       | the caller has ended                                                             |
 * | `unreadable`    | not JSON, or not the JSON expected. What the server did is unknown               |
 * | `server`        | the server says what is wrong: `message` is its text                             |
 * | `loginRequired` | the session has ended                                                            |
 * | `authorization` | the account may not do this                                                      |
 * | `crumb`         | a new crumb was refused as well                                                  |
 * | `unauthorized`  | 401 or 403 without a message                                                     |
 * | `internal`      | 500 or 501 without a message                                                     |
 * | `unavailable`   | 503                                                                              |
 * | `refused`       | any other status that is not a success                                           |
 */
export type ApiFailureKind =
  | 'offline'
  | 'unreachable'
  | 'timeout'
  | 'aborted'
  | 'unreadable'
  | 'server'
  | 'loginRequired'
  | 'authorization'
  | 'crumb'
  | 'unauthorized'
  | 'internal'
  | 'unavailable'
  | 'refused';

export interface ApiFailure {
  readonly kind: ApiFailureKind;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** For visitors: the server's message where it gave one, else the message file's. */
  readonly message: string;
  /** The answer's JSON, `{}` without any: `errors`, `error`, `billingErrorCode`. */
  readonly data: ApiData;
  /** Milliseconds that the server asks to wait (`Retry-After`); 0 if it does not say. */
  readonly retryAfterMs: number;
  /** True if an attempt had no answer, even if a later one had: the server may have done what was asked. */
  readonly isUnanswered?: boolean | undefined;
  /** True if there was no connection when it was to be sent: the server has not got it. */
  readonly isUnsent?: boolean;
}

/** An answer, or why there is none. Calls never reject. */
export type ApiResult<Data> =
  | { readonly ok: true; readonly status: number; readonly data: Data }
  | { readonly ok: false; readonly failure: ApiFailure };

type Value = string | number | boolean | null | undefined;

/** Fields of a query or of a form-encoded body; `undefined` leaves one out. */
export type ApiFields = Readonly<Record<string, Value>>;

interface ApiRequest<Data> {
  /** From the site's root: `/api/form/SaveFormSubmission`. */
  readonly path: string;
  readonly query?: ApiFields;
  /** The crumb's place in the request; the cookie is sent with every request anyway. Default: `query`. */
  readonly crumb?: 'query' | 'header' | 'field' | 'none';
  /** Milliseconds for each attempt. Default: 30 seconds. */
  readonly timeoutMs?: number;
  /** Further attempts, 200 ms apart, when the server was not reached. Default: 0. */
  readonly retries?: number;
  /** Typed data of a good answer; undefined when it is not what was expected, which is a failure (`unreadable`). */
  readonly read: (data: ApiData) => Data | undefined;
  /**
   * It sends what a visitor has entered. A 2xx answer with JSON and without an error means that the server has taken it, whatever else it
   * says; only an express `success: false` does not. Blockers, proxies and captive portals answer 2xx with nothing or with a page of
   * their own: taken for success, these would lose the entry, so they are `unreadable`.
   */
  readonly isEntry?: boolean;
  /** The message of a failure where this call has its own. Default: the server's, else the message file's. */
  readonly describe?: (failure: ApiFailure) => string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** The request outlives its page; its body may have 64 KB. Default: no. */
  readonly keepalive?: boolean;
  /** Makes the request. Default: `fetch`, which cannot say how much of a body has been sent. */
  readonly transport?: Transport;
}

/** An answer as it has come. */
export interface RawResponse {
  readonly status: number;
  readonly body: string;
  readonly retryAfter: string | null;
}

/** Makes one request. Rejects without an answer, and when the signal is aborted. */
export type Transport = (url: string, init: RequestInit, signal: AbortSignal) => Promise<RawResponse>;

/** A call that can be repeated without harm. */
interface ApiQuery<Data> extends ApiRequest<Data> {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly json?: unknown;
}

/** Sends something once. A POST is retried only with a `key`, which the server takes once. */
export interface ApiPost<Data> extends ApiRequest<Data> {
  readonly method: 'POST';
  /** Sent as JSON; with a `key` an object, which gets it as its field `key`. */
  readonly json?: unknown;
  /** Sent form-encoded; a `key` is one of the fields. */
  readonly form?: ApiFields;
  /** Sent as it is. */
  readonly body?: string | FormData;
  readonly key?: string;
}

export type ApiCall<Data> = ApiQuery<Data> | ApiPost<Data>;

export interface Api {
  /**
   * One call. Never rejects.
   * @example
   * const answer = await api.call({ method: 'GET', path: '/api/search/Suggest', query: { q }, read: readWords });
   * if (!answer.ok) show(answer.failure.message);
   */
  call<Data>(call: ApiCall<Data>): Promise<ApiResult<Data>>;
  /** Sends data while the page unloads, fields form-encoded; false when the browser refuses it. */
  beacon(path: string, body: string | ApiFields): boolean;
}
