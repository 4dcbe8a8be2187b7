import type { InlayApi } from './inlay-api';
import type { Services } from './services';

/** A call of one of the old platform's globals: its path (`Squarespace.onInitialize`) and what it was given. */
export type PlatformCall = readonly [path: string, args: readonly unknown[]];

/** A callback, call or event that the page may have put into `window.Inlay` before the script ran. */
export type Queued = ((inlay: InlayApi) => void) | PlatformCall | Event;

/** The module that provides the old platform's globals. */
export interface LegacyGlobals {
  installLegacyGlobals(inlay: InlayApi, services: Services, calls: readonly PlatformCall[]): void;
}

/**
 * Empties the queue that the page or the stub has filled. Callbacks run now, and later ones at once. Calls of the old
 * platform's globals load the code that answers them; a page without such calls never loads it.
 */
export function drainQueue(
  queue: Queued[],
  inlay: InlayApi,
  services: Services,
  loadAnswers: () => Promise<LegacyGlobals>,
): void {
  const calls: PlatformCall[] = [];
  const take = (entry: Queued) => {
    if (typeof entry === 'function') inlay.push(entry);
    // The stub keeps the events of files that have failed for those whom they concern.
    else if (!(entry instanceof Event) && calls.push(entry) === 1) {
      services.loadChunk('platform-globals', loadAnswers).then(
        (answers) => answers.installLegacyGlobals(inlay, services, calls),
        (error) => {
          services.report('load', 'platform-globals', error);
        },
      );
    }
  };
  queue.forEach(take);
  // The stub's proxies keep the queue until they are replaced.
  const push = (...entries: Queued[]) => entries.forEach(take);
  // Not by `=`, which a page with a frozen `Array.prototype` forbids.
  Object.defineProperty(queue, 'push', { value: push });
}
