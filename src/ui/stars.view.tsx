import type { ReactNode } from 'react';
import './stars.css';

const STARS = [0, 1, 2, 3, 4];
const STAR = 'M12 2.5l2.9 6.2 6.8.8-5 4.6 1.3 6.7-6-3.4-6 3.4 1.3-6.7-5-4.6 6.8-.8z';

interface StarsProps {
  /** 0 to 5; quarters are seen. */
  readonly rating: number;
  /** Read instead of the stars. */
  readonly label: string;
  readonly className: string;
}

/** Five stars, filled as far as the rating goes, in the colour of the text. */
export function Stars({ rating, label, className }: StarsProps): ReactNode {
  return (
    <span className={`inlay-stars ${className}`} role="img" aria-label={label}>
      {STARS.map((place) => (
        <Star key={place} filled={Math.min(1, Math.max(0, rating - place))} />
      ))}
    </span>
  );
}

/** One star, filled from its start: `filled` is 0 to 1. */
export function Star({ filled }: { readonly filled: number }): ReactNode {
  return (
    <svg className="star" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path d={STAR} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
      {filled > 0 && (
        <svg viewBox={`0 0 ${24 * filled} 24`} width={24 * filled} height="24" aria-hidden="true">
          <path d={STAR} fill="currentColor" />
        </svg>
      )}
    </svg>
  );
}
