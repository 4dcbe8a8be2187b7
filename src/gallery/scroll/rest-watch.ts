import type { Part, Scope } from '../../core/scope';

/** Safari has no `scrollend`: there, no scroll event for this long means that scrolling has ended. */
const SILENCE_MS = 300;

/** Finds out when a scroller has come to rest. */
interface RestWatch {
  /** Listens for `scrollend`. Only while somebody scrolls: a page may have many carousels. */
  start(): void;
  stop(): void;
  /** Starts the silence again: after a scroll event that no `scrollend` may follow. */
  wait(): void;
  cancelWait(): void;
}

export function createRestWatch(
  viewport: HTMLElement,
  scope: Scope,
  atRest: (sign: 'scrollend' | 'silence') => void,
): RestWatch {
  let listening: Part | undefined;
  let timer = 0;
  const silent = scope.guard(() => atRest('silence'));
  const cancelWait = () => clearTimeout(timer);
  scope.defer(cancelWait);
  return {
    start() {
      listening ??= scope.part();
      listening.listen(viewport, 'scrollend', () => atRest('scrollend'));
    },
    stop() {
      listening?.end();
      listening = undefined;
    },
    wait() {
      cancelWait();
      timer = window.setTimeout(silent, SILENCE_MS);
    },
    cancelWait,
  };
}
