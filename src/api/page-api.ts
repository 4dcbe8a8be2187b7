import type { Services } from '../core/entry/services';
import { readCookie, writeCookie } from '../storage/cookies';
import type { Api } from './api.types';
import { type ApiEvents, createApiClient } from './client';

declare module '../core/entry/events' {
  interface InlayEvents extends ApiEvents {}
}

/**
 * The platform's cookie against forged requests; its server refuses a call that does not repeat it.
 * @stored cookie | crumb | necessary | session | protects against forged requests; set by the server, and replaced when it sends a new one
 */
const CRUMB = 'crumb';

/**
 * The client of one block or feature. Calls are aborted with `signal`.
 * @example const api = pageApi(scope, scope.signal);
 */
export function pageApi({ bus }: Pick<Services, 'bus'>, signal?: AbortSignal): Api {
  return createApiClient({
    readCrumb: () => readCookie(CRUMB),
    writeCrumb: (crumb) => void writeCookie(CRUMB, crumb),
    emit: bus.emit,
    ...(signal && { signal }),
  });
}
