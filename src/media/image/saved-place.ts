import type { Claims } from '../../core/ledger/ledger.types';

type Styles = NonNullable<Claims['styles']>;

/** What a script writes inline to place what it has measured. */
const PLACING = ['position', 'left', 'top', 'right', 'bottom', 'width', 'height', 'transform'] as const;
/** What only measuring gives: servers write sizes in per cent. */
const IN_PX = /(?:^|[\s;])(?:left|top|right|bottom|width|height):\s*-?[\d.]+px|(?:^|[\s;])transform:/;
/** The same of lists and slides, for which servers write no places at all. */
const PLACED = /(?:^|[\s;])(?:left|top|width|height|transform|margin-\w+):/;

/**
 * What takes away the place that a script has given an element for the window it ran in: pages are saved after their
 * script, and served to other windows. Nothing where no such place stands. `also`: what else is the script's where it has
 * placed a list or a slide.
 */
export function savedPlace(element: HTMLElement, also: readonly string[] = []): Styles {
  const text = element.getAttribute('style');
  if (!text || !(also.length ? PLACED : IN_PX).test(text)) return {};
  return Object.fromEntries(
    [...PLACING, ...also].filter((name) => element.style.getPropertyValue(name)).map((name) => [name, null]),
  );
}

/** Whether a script has loaded a picture, and placed it, before the page was saved. */
export const isPlacedByScript = (image: Element): boolean => image.hasAttribute('data-image-resolution');

/**
 * Whether the px that a script has given a picture cover its box as it is now: then that script runs in this page, and the
 * place is its own to keep. Not where the box hangs on px, which may be as old as the picture's.
 */
export function isPlacedForNow({ style }: HTMLElement, box: HTMLElement): boolean {
  const [aside = -1, below = -1] = [
    Number.parseFloat(style.width) - box.clientWidth,
    Number.parseFloat(style.height) - box.clientHeight,
  ];
  return Math.abs(Math.min(aside, below)) <= 1 && !box.closest('[style*="px"]');
}

/** What takes away the place of such a picture; in others it may be the author's. */
export const savedPicturePlace = (image: HTMLElement): Styles =>
  isPlacedByScript(image) ? savedPlace(image) : {};
