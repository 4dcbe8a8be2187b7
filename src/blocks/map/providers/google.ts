import { createTimer } from '../../../dom/timer';
import type { MapStyle } from '../../../vocabulary/blocks';
import { addressOf, type MapLocation, type MapOptions } from '../map.data';
import { type GoogleMaps, loadGoogleMaps, whenRefused } from './google-library';
import type { MapProvider, MapToDraw } from './provider.types';

type StyleRule = Readonly<{ featureType?: string; elementType?: string; stylers: readonly object[] }>;

const GRAY: StyleRule = { stylers: [{ saturation: -100 }] };
const MINIMAL: readonly StyleRule[] = [
  { featureType: 'poi', stylers: [{ visibility: 'off' }] },
  { featureType: 'transit', stylers: [{ visibility: 'off' }] },
  { featureType: 'road', elementType: 'labels.icon', stylers: [{ visibility: 'off' }] },
];

const RULES: Readonly<Partial<Record<MapStyle, readonly StyleRule[]>>> = {
  Grayscale: [GRAY],
  MinimalLight: [GRAY, { stylers: [{ lightness: 20 }, { gamma: 1.2 }] }, ...MINIMAL],
  MinimalDark: [
    { stylers: [{ saturation: -100 }, { invert_lightness: true }, { lightness: 10 }] },
    ...MINIMAL,
  ],
  MinimalBlue: [
    { stylers: [{ hue: '#2b6cb0' }, { saturation: -40 }, { lightness: 10 }] },
    { featureType: 'water', stylers: [{ color: '#9cc3e6' }] },
    ...MINIMAL,
  ],
};

const NO_LABELS: StyleRule = { elementType: 'labels', stylers: [{ visibility: 'off' }] };

export function styleOptions(style: MapStyle, showLabels: boolean, showTerrain: boolean) {
  if (style === 'Satellite') return { mapTypeId: showLabels ? 'hybrid' : 'satellite', styles: [] };
  return {
    mapTypeId: showTerrain ? 'terrain' : 'roadmap',
    styles: [...(RULES[style] ?? []), ...(showLabels ? [] : [NO_LABELS])],
  };
}

/** Several changes in a row are one for the map. */
const UPDATE_MS = 60;

const mapOptions = (options: MapOptions) => ({
  ...styleOptions(options.style, options.showLabels, options.showTerrain),
  draggable: options.draggable,
  scrollwheel: options.scrollwheel,
  disableDefaultUI: options.disableDefaultUI || !options.showControls,
  zoomControl: options.showControls,
});

function linkTo(location: MapLocation): string {
  const query = new URLSearchParams({
    sll: `${location.marker.lat},${location.marker.lng}`,
    q: addressOf(location),
    z: `${location.zoom}`,
  });
  return `https://maps.google.com/maps?${query}`;
}

export function drawMap(
  { Map: GoogleMap, Marker, event }: GoogleMaps,
  { scope, host, location, store }: MapToDraw,
): void {
  const { center, zoom, marker: position } = location;
  const markerOptions = () => ({
    draggable: store.get().markerDraggable,
    clickable: store.get().linkOnClick,
  });
  const map = new GoogleMap(host, { center, zoom, ...mapOptions(store.get()) });
  const marker = new Marker({ map, position, title: addressOf(location), ...markerOptions() });
  marker.addListener(
    'click',
    scope.guard(() => {
      if (store.get().linkOnClick) window.open(linkTo(location), '_blank', 'noopener');
    }),
  );
  const timer = createTimer(scope);
  const update = () => {
    map.setOptions(mapOptions(store.get()));
    marker.setOptions(markerOptions());
  };
  scope.defer(store.subscribe(() => timer.start(UPDATE_MS, update)));
  scope.defer(() => {
    event.clearInstanceListeners(marker);
    event.clearInstanceListeners(map);
    marker.setMap(null);
  });
}

export const google: MapProvider = {
  party: 'maps',
  whenRefused,
  linkTo,
  async library(load, request) {
    const library = await loadGoogleMaps(load, request);
    return (map) => drawMap(library, map);
  },
};
