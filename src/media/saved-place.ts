import type { Claims } from '../core/ledger.types';

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

/** What takes away the place of such a picture; in others it may be the author's. */
export const savedPicturePlace = (image: HTMLElement): Styles =>
  isPlacedByScript(image) ? savedPlace(image) : {};
