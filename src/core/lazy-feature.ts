import type { EventName } from './bus';
import type { Feature, FeatureScope } from './feature';

export interface LazyFeature {
  readonly name: string;
  /** Decides from the page, before any code is loaded. */
  readonly isWanted: (scope: FeatureScope) => boolean;
  /** Requests on the bus that bring it where the page does not want it, their names parted by blanks. */
  readonly wokenBy?: string;
  readonly load: () => Promise<{
    /** `woken` names the request that has brought the code; once mounted, the feature listens for itself. */
    readonly mount: (scope: FeatureScope, woken?: Woken) => () => void;
  }>;
}

/** The request that came before there was anybody to hear it. */
export interface Woken {
  readonly name: string;
  readonly payload: unknown;
}

/** A feature whose code is loaded only where the page wants it; destroying the site meanwhile cancels it. */
export function lazyFeature({ name, isWanted, wokenBy, load }: LazyFeature): Feature {
  return (scope) => {
    const undos: Array<() => void> = [];
    let isGone = false;
    const stop = () => {
      for (const undo of undos.splice(0)) undo();
    };
    const start = (woken?: Woken) => {
      stop();
      scope
        .loadChunk(name, load)
        .then(({ mount }) => {
          if (!isGone) undos.push(mount(scope, woken));
        })
        .catch((error) => scope.report('load', name, error));
    };
    if (isWanted(scope)) start();
    else {
      for (const request of wokenBy?.split(' ') ?? []) {
        // The contract names events of the bus; their payloads are read by the feature.
        undos.push(
          scope.bus.on(request as EventName, (payload?: unknown) => start({ name: request, payload })),
        );
      }
    }
    return () => {
      isGone = true;
      stop();
    };
  };
}
