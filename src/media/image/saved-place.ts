import type { Claims } from '../../core/ledger/ledger.types';

type Styles = NonNullable<Claims['styles']>;

/** Inline styles by which scripts place what they have measured. */
const PLACING = ['position', 'left', 'top', 'right', 'bottom', 'width', 'height', 'transform'] as const;
/** Lengths in px come from a script's measuring: servers write percentages. */
const IN_PX = /(?:^|[\s;])(?:left|top|right|bottom|width|height):\s*-?[\d.]+px|(?:^|[\s;])transform:/;
/** Lists and slides: servers write no positions for these at all. */
const PLACED = /(?:^|[\s;])(?:left|top|width|height|transform|margin-\w+):/;

/**
 * Styles that remove the position which a script gave an element before the page was saved: it was right for that window
 * only. Empty where there is none. `also`: further properties to remove from lists and slides placed by a script.
 */
export function savedPlace(element: HTMLElement, also: readonly string[] = []): Styles {
  const text = element.getAttribute('style');
  if (!text || !(also.length ? PLACED : IN_PX).test(text)) return {};
  return Object.fromEntries(
    [...PLACING, ...also].filter((name) => element.style.getPropertyValue(name)).map((name) => [name, null]),
  );
}

/** Whether a script loaded and placed the image before the page was saved. */
export const isPlacedByScript = (image: Element): boolean => image.hasAttribute('data-image-resolution');

/**
 * Whether the px that a script gave the image cover its box in this window: then the script runs in this page, and keeps
 * control of the image. Never true in a box with inline px sizes, which may be as old as the image's.
 */
export function isPlacedForNow({ style }: HTMLElement, box: HTMLElement): boolean {
  const [extraWidth = -1, extraHeight = -1] = [
    Number.parseFloat(style.width) - box.clientWidth,
    Number.parseFloat(style.height) - box.clientHeight,
  ];
  return Math.abs(Math.min(extraWidth, extraHeight)) <= 1 && !box.closest('[style*="px"]');
}

/** Removes the saved position of such an image; on other images the styles may be the author's. */
export const savedImagePlace = (image: HTMLElement): Styles =>
  isPlacedByScript(image) ? savedPlace(image) : {};
