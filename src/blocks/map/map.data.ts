import type { SiteContext } from '../../context/context';
import { liveContext } from '../../context/live-context';
import { fault, type ReadData } from '../../core/unit';
import { readBlockJson, tryBlockJson } from '../../data/block-json';
import { flag, number, object, string, strings, type WarnShape } from '../../data/shape';
import { MAP_STYLES, type MapStyle } from '../../vocabulary/blocks';
import { TemplateVersion } from '../../vocabulary/sites';

export type MapPoint = Readonly<{ lat: number; lng: number }>;

export interface MapLocation {
  readonly center: MapPoint;
  readonly marker: MapPoint;
  /** 0 (the world) to 22 (a house). */
  readonly zoom: number;
  readonly title: string;
  readonly lines: readonly string[];
}

export interface MapOptions {
  readonly style: MapStyle;
  readonly showLabels: boolean;
  readonly showTerrain: boolean;
  readonly showControls: boolean;
  readonly draggable: boolean;
  readonly scrollwheel: boolean;
  readonly disableDefaultUI: boolean;
  readonly markerDraggable: boolean;
  /** A click on the marker opens the place in Google Maps. */
  readonly linkOnClick: boolean;
}

export type MapRequest = Readonly<{ key: string; language: string; region: string }>;

const DEFAULT_POINT: MapPoint = { lat: 40.720882, lng: -74.000988 };
const DEFAULT_ZOOM = 12;
const MAX_ZOOM = 22;

const readSettings = object({
  location: object({
    mapLat: number(),
    mapLng: number(),
    markerLat: number(),
    markerLng: number(),
    mapZoom: number(DEFAULT_ZOOM),
    ...strings('addressTitle addressLine1 addressLine2 addressCountry'),
  }),
  labels: flag(true),
  terrain: flag(),
  controls: flag(),
  aspectRatio: number(),
  vSize: number(),
  ...strings('gmak language region'),
});

const readContext = object({ gmRenderKey: string(), website: object(strings('language')) });

/** The platform writes keys in base64. */
function decodeKey(text: string): string {
  try {
    return atob(text);
  } catch {
    return '';
  }
}

const readId = number();
const isNamed = (name: string, value: unknown) =>
  typeof value === 'string' && name.toLowerCase() === value.toLowerCase();

/** An id from 1 to 6, or a style's name. */
function readStyle(value: unknown, warn: WarnShape): MapStyle {
  if (value === undefined || value === null) return 'Original';
  const known = MAP_STYLES[(readId(value) ?? 0) - 1] ?? MAP_STYLES.find((name) => isNamed(name, value));
  if (!known) warn('style', MAP_STYLES.join('|'), value);
  return known ?? 'Original';
}

/** A point on the globe; with one coordinate missing, the fallback replaces both. */
function pointOf(lat: number | undefined, lng: number | undefined, fallback: MapPoint): MapPoint {
  if (lat === undefined || lng === undefined) return fallback;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : fallback;
}

/** The newer component has its settings in `data-context` of a child. */
function readSource(element: HTMLElement): object | undefined {
  const component = element.querySelector('[data-context]')?.getAttribute('data-context');
  if (component === null || component === undefined) {
    const block = readBlockJson(element);
    return 'json' in block ? block.json : undefined;
  }
  const json = tryBlockJson(component);
  return json === undefined ? undefined : Object(json);
}

export type MapData = ReadData<ReturnType<typeof readMap>>;

export function readMap(
  element: HTMLElement,
  warn: WarnShape,
  { templateVersion }: Pick<SiteContext, 'templateVersion'>,
) {
  const source = readSource(element);
  const content = element.querySelector<HTMLElement>('.sqs-block-content');
  if (!source)
    return fault('The settings of the map are not JSON, so there is no map. Save the block again.');
  if (!content)
    return fault(
      'The map block has no content to put the map into, so there is no map. Save the block again.',
    );
  const { location, labels, terrain, controls, aspectRatio, vSize, gmak, language, region } = readSettings(
    source,
    '',
    warn,
  );
  const { gmRenderKey, website } = readContext(liveContext());
  const center = pointOf(location.mapLat, location.mapLng, DEFAULT_POINT);
  const lines = [location.addressLine1, location.addressLine2, location.addressCountry];
  const place: MapLocation = {
    center,
    marker: pointOf(location.markerLat, location.markerLng, center),
    zoom: Math.min(Math.max(Math.round(location.mapZoom), 0), MAX_ZOOM),
    title: location.addressTitle.trim(),
    lines: lines.map((line) => line.trim()).filter(Boolean),
  };
  const options: MapOptions = {
    style: readStyle('style' in source ? source.style : undefined, warn),
    showLabels: labels,
    showTerrain: terrain,
    showControls: controls,
    draggable: true,
    // On newer sites a page with a map can be scrolled with the wheel.
    scrollwheel: templateVersion !== TemplateVersion.sevenOne,
    disableDefaultUI: !controls,
    markerDraggable: false,
    linkOnClick: true,
  };
  return {
    content,
    location: place,
    options,
    request: { key: decodeKey(gmak || gmRenderKey), language: language || website.language, region },
    /** Height in per cent of the width; undefined: `rows`, or the height of the column. */
    ratio: aspectRatio && aspectRatio > 0 ? aspectRatio : undefined,
    /** Height in rows of 34 px. */
    rows: vSize && vSize > 0 ? vSize : undefined,
  };
}

/** The address as one line; without an address, the marker's position. */
export const addressOf = ({ title, lines, marker }: MapLocation): string =>
  [title, ...lines].filter(Boolean).join(', ') || `${marker.lat},${marker.lng}`;
