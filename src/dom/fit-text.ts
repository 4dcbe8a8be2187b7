/** A text and the room that it has. */
interface TextFit {
  /** Writes a font size in px; undefined gives the text its own size back. */
  readonly write: (size: number | undefined) => void;
  /** How wide the text is now, in px. */
  readonly width: () => number;
  /** In px. */
  readonly room: number;
  /** In px. */
  readonly least: number;
}

/** Rounding of the browser's. */
const SAME_PX = 0.5;

/**
 * Makes a text that is `size` px high smaller, until it is no wider than its room; never smaller than `least`. Each step is as large as the text
 * is too wide, so that few layouts are needed.
 */
export function shrinkToFit({ write, width, room, least }: TextFit, size: number): void {
  let current = size;
  let now = width();
  while (now > room + SAME_PX && current > least) {
    current = Math.max(least, Math.min(current - 1, Math.floor((current * room) / now)));
    write(current);
    now = width();
  }
}
