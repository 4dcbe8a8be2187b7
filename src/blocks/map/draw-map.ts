import type { Scope } from '../../core/scope';
import type { GoogleMaps } from './google-maps';
import { addressOf, type MapData, type MapOptions, mapsUrl } from './map.data';
import type { MapStore } from './map.store';
import { styleOptions } from './map-styles';

/** Several changes in a row are one for the map. */
const UPDATE_MS = 60;

const mapOptions = (options: MapOptions) => ({
  ...styleOptions(options.style, options.showLabels, options.showTerrain),
  draggable: options.draggable,
  scrollwheel: options.scrollwheel,
  disableDefaultUI: options.disableDefaultUI || !options.showControls,
  zoomControl: options.showControls,
});

/** Draws Google's map into an element of ours, and keeps it in step with the store. */
export function drawMap(
  scope: Scope,
  host: HTMLElement,
  { location }: MapData,
  store: MapStore,
  { Map: GoogleMap, Marker, event }: GoogleMaps,
): void {
  const map = new GoogleMap(host, {
    center: location.center,
    zoom: location.zoom,
    ...mapOptions(store.get()),
  });
  const marker = new Marker({
    map,
    position: location.marker,
    title: addressOf(location),
    draggable: store.get().markerDraggable,
    clickable: store.get().linkOnClick,
  });
  marker.addListener(
    'click',
    scope.guard(() => {
      if (store.get().linkOnClick) window.open(mapsUrl(location), '_blank', 'noopener');
    }),
  );
  let timer = 0;
  const update = scope.guard(() => {
    map.setOptions(mapOptions(store.get()));
    marker.setOptions({
      draggable: store.get().markerDraggable,
      clickable: store.get().linkOnClick,
    });
  });
  scope.defer(
    store.subscribe(() => {
      clearTimeout(timer);
      timer = window.setTimeout(update, UPDATE_MS);
    }),
  );
  scope.defer(() => {
    clearTimeout(timer);
    event.clearInstanceListeners(marker);
    event.clearInstanceListeners(map);
    marker.setMap(null);
  });
}
