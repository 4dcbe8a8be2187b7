import { whenIdle } from '../../dom/idle';
import type { FeatureModule } from '../lazy/mount-feature';
import type { EventName } from './bus';
import type { Feature, PendingRequest, SiteServices } from './feature';

export interface LazyFeature {
  readonly name: string;
  /** Decides from the page, before any code is loaded. */
  readonly isWanted: (services: SiteServices) => boolean;
  /** Loaded when the browser rests: nobody waits for it. */
  readonly waitsForIdle?: true;
  /** Requests on the bus that bring it where the page does not want it, their names parted by blanks. */
  readonly startOn?: string;
  /** Which of these requests count, by what they bring; all of them where it is left out. */
  readonly isRequested?: (payload: unknown) => boolean;
  readonly load: () => Promise<FeatureModule>;
}

/** A feature whose code is loaded only where the page wants it; destroying the site meanwhile cancels it. */
export function lazyFeature({
  name,
  isWanted,
  waitsForIdle,
  startOn,
  isRequested,
  load,
}: LazyFeature): Feature {
  return (services, early = []) => {
    const undos: Array<() => void> = [];
    const pending: PendingRequest[] = [];
    /** It is there, or no longer wanted. */
    let isOver = false;
    const stop = () => {
      for (const undo of undos.splice(0)) undo();
    };
    const start = () => {
      Promise.all([services.loadMounting(), services.loadChunk(name, load)]).then(
        ([{ mountFeature }, module]) => {
          if (isOver) return;
          isOver = true;
          stop();
          undos.push(mountFeature({ name, services, module, pending }));
        },
        (error) => services.report('load', name, error),
      );
    };
    // Requests may come while the code is on its way, too; where it did not arrive, the next one tries again.
    for (const request of startOn?.split(' ') ?? []) {
      // The contract names events of the bus; their payloads are read by the feature.
      const wake = (payload?: unknown) => {
        if (isRequested?.(payload) === false) return;
        pending.push({ name: request, payload });
        start();
      };
      undos.push(services.bus.on(request as EventName, wake));
      for (const { name: event, payload } of early) if (event === request) wake(payload);
    }
    if (isWanted(services)) {
      if (waitsForIdle) undos.push(whenIdle(start));
      else start();
    }
    return () => {
      isOver = true;
      stop();
    };
  };
}
