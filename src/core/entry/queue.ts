import type { InlayApi } from './inlay-api';
import type { Services } from './services';

/** A call of one of the old platform's globals: its path (`Squarespace.onInitialize`) and what it was given. */
export type PlatformCall = readonly [path: string, args: readonly unknown[]];

/** A callback, call or event that the page or the stub may have put into `window.Inlay` before the script ran. */
export type Queued = ((inlay: InlayApi) => void) | PlatformCall | Event;

/** Actions of a visitor that scripts of pages answer. Hovering does not count: the pointer is often over a page that opens. */
const ACTIONS = ['pointerdown', 'keydown', 'scroll', 'resize'];

/** Answers the calls of the old platform's globals. */
interface PlatformAnswers {
  readonly load: () => Promise<{
    installLegacyGlobals(inlay: InlayApi, services: Services, calls: PlatformCall[]): void;
  }>;
  /** Checks by its path whether a call needs no answer. */
  readonly isIdle: (path: string, hasStarted: boolean) => boolean;
}

export interface QueuePorts {
  /** The page's queue from before the script ran. */
  readonly queue: Queued[];
  readonly platformAnswers: PlatformAnswers;
}

/**
 * Empties the queue that the page or the stub has filled. Callbacks run now, and later ones at once. Calls of the old
 * platform's globals load the code that answers them. A page without such calls never loads it; one that calls only what has nothing to
 * answer does at the visitor's first action, since its scripts may call more then.
 */
export function drainQueue(
  { queue, platformAnswers: { load, isIdle } }: QueuePorts,
  inlay: InlayApi,
  services: Services,
): void {
  const calls: PlatformCall[] = [];
  const waiting = new AbortController();
  let isLoading = false;
  const answer = () => {
    waiting.abort();
    if (isLoading) return;
    isLoading = true;
    services.loadChunk('platform-globals', load).then(
      (answers) => answers.installLegacyGlobals(inlay, services, calls),
      (error) => {
        services.report('load', 'platform-globals', error);
      },
    );
  };
  const take = (entry: Queued) => {
    if (typeof entry === 'function') inlay.push(entry);
    // The stub also keeps events, which others read: of files that have failed (`followThemeScripts`), and clicks (`keepEarlyClicks`).
    else if (!(entry instanceof Event)) {
      calls.push(entry);
      if (!isIdle(entry[0], inlay.state === 'initialized')) answer();
      // The same listener once, however often it is added.
      else
        for (const type of ACTIONS) addEventListener(type, answer, { signal: waiting.signal, capture: true });
    }
  };
  queue.forEach(take);
  // The stub's proxies keep the queue until they are replaced.
  const push = (...entries: Queued[]) => entries.forEach(take);
  // Not by `=`, which a page with a frozen `Array.prototype` forbids.
  Object.defineProperty(queue, 'push', { value: push });
}
