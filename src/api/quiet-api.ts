import { parseObject } from '../data/parse-object';
import type { Api, ApiFailureKind, ApiResult } from './api.types';
import { buildRequest, sendBeacon, TIMEOUT_MS } from './build-request';
import { readCrumb } from './crumb-cookie';

/**
 * The client for statistics, whose answers no visitor sees: one attempt, with the crumb of the cookie; failures have a kind and a status, and
 * no message but the call's own. Every page loads it, the whole client (`pageApi`) only where something else is asked of the server.
 * @param base another server than the page's own, without a slash at the end
 */
export function quietApi(base?: string): Api {
  return {
    async call(call) {
      const fail = (kind: ApiFailureKind, status = 0): ApiResult<never> => {
        const failure = { kind, status, message: '', data: {}, retryAfterMs: 0 };
        return { ok: false, failure: { ...failure, message: call.describe?.(failure) ?? '' } };
      };
      const { url, init } = buildRequest(call, { crumb: readCrumb(), base });
      const timed = new AbortController();
      const timer = setTimeout(() => timed.abort(), call.timeoutMs ?? TIMEOUT_MS);
      try {
        const response = await fetch(url, { ...init, signal: timed.signal });
        const { status } = response;
        if (status < 200 || status > 299) return fail('refused', status);
        const data = call.read(parseObject(await response.text()));
        return data === undefined ? fail('unreadable', status) : { ok: true, status, data };
      } catch {
        return fail(timed.signal.aborted ? 'timeout' : 'unreachable');
      } finally {
        clearTimeout(timer);
      }
    },
    beacon: (path, body) => sendBeacon(path, body, base),
  };
}
