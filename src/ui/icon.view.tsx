import type { ReactNode } from 'react';
import { CHECK, CLOSE, PAUSE, PLAY, SETTINGS } from './static-icon-paths';

/** Every icon that Inlay draws, in 24 × 24 units. CSS draws icons only on controls that the server wrote. */
const PATHS = {
  caption: 'M5 8h14M5 12h14M5 16h8',
  check: CHECK,
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5l3 2',
  close: CLOSE,
  email: 'M3 6h18v12H3zM3 7l9 7 9-7',
  next: 'M9.5 5.5 16 12l-6.5 6.5',
  pause: PAUSE,
  phone: 'M6 3h4l1 5-2.5 2a12 12 0 0 0 5.5 5.5L16 13l5 1v4a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3',
  pin: 'M12 21s7-6.3 7-11a7 7 0 1 0-14 0c0 4.7 7 11 7 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  play: PLAY,
  previous: 'M14.5 5.5 8 12l6.5 6.5',
  settings: SETTINGS,
  share: 'M12 15V3.5M8 7l4-3.5L16 7M7.5 10.5H5V20h14v-9.5h-2.5',
  zoomIn: 'M15.5 15.5 20 20M10.5 4.5a6 6 0 1 1 0 12a6 6 0 0 1 0-12M10.5 7.7v5.6M7.7 10.5h5.6',
  zoomOut: 'M15.5 15.5 20 20M10.5 4.5a6 6 0 1 1 0 12a6 6 0 0 1 0-12M7.7 10.5h5.6',
} as const;

export type IconName = keyof typeof PATHS;

interface IconProps {
  readonly name: IconName;
  /** Width and height in pixels; default: 24. */
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

/** Drawn in the colour of the text, so that it follows themes and forced colours; hidden from screen readers. */
export function Icon({ name, size = 24, className }: IconProps): ReactNode {
  const isSolid = name === 'play' || name === 'pause';
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={isSolid ? 'currentColor' : 'none'}
      stroke={isSolid ? 'none' : 'currentColor'}
      // Small icons need the heavier line.
      strokeWidth={size < 24 ? 2 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
