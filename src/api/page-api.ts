import { page } from '../context/page-endpoints';
import type { Services } from '../core/entry/services';
import type { Scope } from '../core/scope';
import type { Api } from './api.types';
import { type ApiEvents, createApiClient } from './client';
import { readCrumb, writeCrumb } from './crumb-cookie';

declare module '../core/entry/events' {
  interface InlayEvents extends ApiEvents {}
}

/**
 * The client of one block or feature. Calls are aborted with `signal`. `base`: another server than the page's own, without a slash at the end.
 * @example const api = pageApi(scope, scope.signal);
 */
export function pageApi(
  { bus, name }: Pick<Services, 'bus'> & Partial<Pick<Scope, 'name'>>,
  signal?: AbortSignal,
  base?: string,
): Api {
  return createApiClient({
    readCrumb,
    writeCrumb,
    emit: bus.emit,
    findAnswerer: () => page.endpoints?.answererOf(name),
    ...(signal && { signal }),
    ...(base && { base }),
  });
}
