/**
 * How a map looks, in the order of the platform's numbers.
 * @from 1
 */
export const MAP_STYLES = [
  'Original',
  'Grayscale',
  'Satellite',
  'MinimalLight',
  'MinimalDark',
  'MinimalBlue',
] as const;

export type MapStyle = (typeof MAP_STYLES)[number];
