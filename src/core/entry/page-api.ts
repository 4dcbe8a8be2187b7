import type { Api } from '../../api/api.types';
import { type ApiEvents, createApiClient } from '../../api/client';
import { readCookie, writeCookie } from '../../storage/cookies';
import type { Services } from './services';

declare module './events' {
  interface InlayEvents extends ApiEvents {}
}

/** The platform's cookie against forged requests; its server refuses a call that does not repeat it. */
const CRUMB = 'crumb';

/**
 * The client of one block or feature: calls end with `signal`.
 * @example const api = pageApi(scope, listeners.signal);
 */
export function pageApi({ bus }: Pick<Services, 'bus'>, signal?: AbortSignal): Api {
  return createApiClient({
    readCrumb: () => readCookie(CRUMB),
    writeCrumb: (crumb) => void writeCookie(CRUMB, crumb),
    emit: bus.emit,
    ...(signal && { signal }),
  });
}
