import type { MapStyle } from '../../../vocabulary/blocks';

/** A rule in Google's format. */
interface StyleRule {
  readonly featureType?: string;
  readonly elementType?: string;
  readonly stylers: ReadonlyArray<Readonly<Record<string, string | number | boolean>>>;
}

const GRAY: StyleRule = { stylers: [{ saturation: -100 }] };
/** The details that a minimal map leaves out. */
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

/** Google's options for a style. */
export function styleOptions(style: MapStyle, showLabels: boolean, showTerrain: boolean) {
  if (style === 'Satellite') return { mapTypeId: showLabels ? 'hybrid' : 'satellite', styles: [] };
  return {
    mapTypeId: showTerrain ? 'terrain' : 'roadmap',
    styles: [...(RULES[style] ?? []), ...(showLabels ? [] : [NO_LABELS])],
  };
}
