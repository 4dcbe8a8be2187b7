import type { ThirdParty } from '../../../consent/third-parties';
import type { Scope } from '../../../core/scope';
import type { MapLocation, MapRequest } from '../map.data';
import type { MapStore } from '../map.store';

/** A map to draw into `host`, which follows `store` until `scope` ends. */
export interface MapToDraw {
  readonly scope: Scope;
  readonly host: HTMLElement;
  readonly location: MapLocation;
  readonly store: MapStore;
}

/** A company that provides maps: a file in this folder, which `map.mount.tsx` names. */
export interface MapProvider {
  /** Its row in `consent/third-parties.ts`. */
  readonly party: ThirdParty;
  /** Loads its library, once per page, by `load`, which takes an address; resolves to the call that draws a map. */
  library(load: (address: string) => Promise<void>, request: MapRequest): Promise<(map: MapToDraw) => void>;
  /** Rejects when it refuses a map that has been drawn. Settles never otherwise. */
  whenRefused(scope: Pick<Scope, 'defer'>): Promise<never>;
  linkTo(location: MapLocation): string;
}
