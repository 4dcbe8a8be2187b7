import { whenIdle } from '../../dom/idle';
import type { EventName } from './bus';
import type { Feature, FeatureScope, Woken } from './feature';

export interface LazyFeature {
  readonly name: string;
  /** Decides from the page, before any code is loaded. */
  readonly isWanted: (scope: FeatureScope) => boolean;
  /** Loaded when the browser rests: nobody waits for it. */
  readonly isUnhurried?: true;
  /** Requests on the bus that bring it where the page does not want it, their names parted by blanks. */
  readonly wokenBy?: string;
  /** Which of these requests count, by what they bring; all of them where it is left out. */
  readonly isWaking?: (payload: unknown) => boolean;
  readonly load: () => Promise<{
    /** `woken` has the requests that have come before; once mounted, the feature listens for itself. */
    readonly mount: (scope: FeatureScope, woken: readonly Woken[]) => () => void;
  }>;
}

/** A feature whose code is loaded only where the page wants it; destroying the site meanwhile cancels it. */
export function lazyFeature({ name, isWanted, isUnhurried, wokenBy, isWaking, load }: LazyFeature): Feature {
  return (scope, early = []) => {
    const undos: Array<() => void> = [];
    const woken: Woken[] = [];
    /** It is there, or no longer wanted. */
    let isOver = false;
    const stop = () => {
      for (const undo of undos.splice(0)) undo();
    };
    const start = () => {
      scope
        .loadChunk(name, load)
        .then(({ mount }) => {
          if (isOver) return;
          isOver = true;
          stop();
          undos.push(mount(scope, woken));
        })
        .catch((error) => scope.report('load', name, error));
    };
    // Requests may come while the code is on its way, too; where it did not arrive, the next one tries again.
    for (const request of wokenBy?.split(' ') ?? []) {
      // The contract names events of the bus; their payloads are read by the feature.
      const wake = (payload?: unknown) => {
        if (isWaking?.(payload) === false) return;
        woken.push({ name: request, payload });
        start();
      };
      undos.push(scope.bus.on(request as EventName, wake));
      for (const { name: event, payload } of early) if (event === request) wake(payload);
    }
    if (isWanted(scope)) {
      if (isUnhurried) undos.push(whenIdle(start));
      else start();
    }
    return () => {
      isOver = true;
      stop();
    };
  };
}
