import { THIRD_PARTIES } from '../../../consent/third-parties';
import type { Scope } from '../../../core/scope';
import { withTimeout } from '../../../dom/with-timeout';
import type { MapPoint, MapRequest } from '../map.data';

type Options = Readonly<Record<string, unknown>>;

interface GoogleMap {
  setOptions(options: Options): void;
}

interface GoogleMarker {
  setOptions(options: Options): void;
  setMap(map: GoogleMap | null): void;
  addListener(type: string, listener: () => void): void;
}

export interface GoogleMaps {
  readonly Map: new (element: HTMLElement, options: Options) => GoogleMap;
  readonly Marker: new (options: Options & { readonly position: MapPoint }) => GoogleMarker;
  readonly event: { clearInstanceListeners(target: object): void };
}

interface MapsWindow {
  google?: { maps?: Partial<GoogleMaps> };
  inlayMapsReady?: () => void;
  gm_authFailure?: unknown;
}

const ADDRESS = 'https://maps.googleapis.com/maps/api/js';
const maps = () => window as unknown as MapsWindow;
const REFUSED = 'Google has refused the key of the map. Check the key and the hosts that it allows.';

/** The maps that are drawn: once Google has refused the key, none of them works. */
const drawn = new Set<() => void>();
let isRefused: boolean | undefined;

/** Rejects when Google refuses the key, which it does after a map has been drawn. Settles never otherwise. */
export function whenRefused(scope: Pick<Scope, 'defer'>): Promise<never> {
  if (isRefused === undefined) {
    isRefused = false;
    const { gm_authFailure: previous } = maps();
    maps().gm_authFailure = () => {
      if (typeof previous === 'function') previous();
      isRefused = true;
      for (const refuse of [...drawn]) refuse();
    };
  }
  return new Promise((_, reject) => {
    const refuse = () => reject(new Error(REFUSED));
    if (isRefused) return refuse();
    drawn.add(refuse);
    scope.defer(() => drawn.delete(refuse));
  });
}

let library: Promise<GoogleMaps> | undefined;

async function start(load: (address: string) => Promise<void>, request: MapRequest): Promise<GoogleMaps> {
  const ready = new Promise<void>((resolve) => {
    maps().inlayMapsReady = resolve;
  });
  const query = new URLSearchParams({ loading: 'async', callback: 'inlayMapsReady' });
  for (const [name, value] of Object.entries(request)) if (value) query.set(name, value);
  await Promise.all([load(`${ADDRESS}?${query}`), ready]);
  const found = maps().google?.maps;
  if (!isWhole(found)) throw new Error('The script of the map did not define a map.');
  return found;
}

const isWhole = (found: Partial<GoogleMaps> | undefined): found is GoogleMaps =>
  !!found?.Map && !!found.Marker && !!found.event;

/**
 * Loads Google's library once per page, for the first map's key, language and region, or uses the one that the page has loaded. After
 * a failure the next call tries again.
 */
export function loadGoogleMaps(
  load: (address: string) => Promise<void>,
  request: MapRequest,
): Promise<GoogleMaps> {
  const present = maps().google?.maps;
  if (isWhole(present)) return Promise.resolve(present);
  if (!library) {
    library = withTimeout(
      start(load, request),
      THIRD_PARTIES.maps.timeoutMs,
      'The map took too long to load.',
    );
    library.catch(() => {
      library = undefined;
    });
  }
  return library;
}
