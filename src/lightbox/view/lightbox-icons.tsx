import type { ReactNode } from 'react';

const PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  previous: 'M14.5 5.5L8 12l6.5 6.5',
  next: 'M9.5 5.5L16 12l-6.5 6.5',
  caption: 'M5 8h14M5 12h14M5 16h8',
  zoomIn: 'M15.5 15.5L20 20M10.5 4.5a6 6 0 1 1 0 12a6 6 0 0 1 0-12M10.5 7.7v5.6M7.7 10.5h5.6',
  zoomOut: 'M15.5 15.5L20 20M10.5 4.5a6 6 0 1 1 0 12a6 6 0 0 1 0-12M7.7 10.5h5.6',
} as const;

export type IconName = keyof typeof PATHS;

/** Drawn in the text's colour, so that it follows theme and forced colours. */
export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <svg
      className={`inlay-lightbox-icon inlay-lightbox-icon-${name}`}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
