import type { FeatureModule } from '../lazy/mount-feature';
import type { EventName } from './bus';
import type { Feature, PendingRequest, SiteServices } from './feature';

export interface LazyFeature {
  readonly name: string;
  /** Decides from the page, before any code is loaded. */
  readonly isWanted: (services: SiteServices) => unknown;
  /** It registers blocks, so `whenReady` waits for it. */
  readonly bringsBlocks?: true;
  /** Names of bus events, separated by spaces, that load it on pages that do not want it. */
  readonly startOn?: string;
  /** Which of these events count, by their payload; default: all. */
  readonly isRequested?: (payload: unknown) => boolean;
  readonly load: () => Promise<FeatureModule>;
}

/** A feature whose code loads only where the page wants it. Destroying the site meanwhile cancels it. */
export function lazyFeature({
  name,
  isWanted,
  bringsBlocks,
  startOn,
  isRequested,
  load,
}: LazyFeature): Feature {
  return (services, early = []) => {
    const undos: Array<() => void> = [];
    const pending: PendingRequest[] = [];
    /** Mounted, or ended. */
    let isOver = false;
    const stop = () => {
      for (const undo of undos.splice(0)) undo();
    };
    const start = () => {
      const started = services.loadUnit(name, load).then(
        ([{ mountFeature }, module]) => {
          if (isOver) return;
          isOver = true;
          stop();
          undos.push(mountFeature({ name, services, module, pending }));
        },
        (error) => services.report('load', name, error),
      );
      if (bringsBlocks) services.blocksOnTheWay = started;
    };
    // Requests are kept while the code is loading, too. After a failed load the next one tries again.
    for (const request of startOn?.split(' ') ?? []) {
      // The contract names bus events; the feature reads their payloads.
      const wake = (payload?: unknown) => {
        if (isRequested?.(payload) === false) return;
        pending.push({ name: request, payload });
        start();
      };
      undos.push(services.bus.on(request as EventName, wake));
      for (const { name: event, payload } of early) if (event === request) wake(payload);
    }
    if (isWanted(services)) start();
    return () => {
      isOver = true;
      stop();
    };
  };
}
