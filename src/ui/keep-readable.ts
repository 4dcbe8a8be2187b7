import type { Scope } from '../core/scope';
import { contains } from '../dom/find-all';
import { unclobbered } from '../dom/unclobbered';

/** Text of owners and themes is too small to read on some sites. */
const MIN_TEXT_PX = 12;

interface ReadableOptions {
  /** Default: 12. */
  readonly minTextPx?: number;
}
/** WCAG 1.4.3. */
const MIN_CONTRAST = 4.5;
/** Takes the colours of a theme away: style/base.css. */
const PLAIN = 'inlay-own-colors';

type Color = readonly number[];

/** Red, green, blue and alpha; undefined for colours in other notations than `rgb()`, which are left as they are. */
const readColor = (text: string): Color | undefined =>
  text.startsWith('rgb') ? text.match(/[\d.]+/g)?.map(Number) : undefined;

const WEIGHTS = [0.2126, 0.7152, 0.0722];
const luminance = (color: Color) =>
  WEIGHTS.reduce((sum, weight, part) => sum + weight * ((color[part] ?? 0) / 255) ** 2.2, 0.05);

/** The first colours lie over the last. */
const lay = (colors: readonly Color[]): Color =>
  colors.reduceRight((under, over) =>
    WEIGHTS.map((_, part) => {
      const [alpha = 1, below = 0] = [over[3], under[part]];
      return (over[part] ?? 0) * alpha + below * (1 - alpha);
    }),
  );

/**
 * The elements from a text to what paints the surface under it, if that text cannot be read on it. A part of ours paints its own surface, so
 * a surface that is not found within it is one that the theme has taken away.
 */
function findUnreadable(element: Element, part: Element): readonly Element[] {
  const between: Element[] = [];
  const colors = [readColor(getComputedStyle(element).color)];
  for (
    let layer: Element | null = element;
    layer && contains(part, layer);
    layer = unclobbered(layer).parentElement
  ) {
    const { backgroundColor, backgroundImage } = getComputedStyle(layer);
    const color = readColor(backgroundColor);
    between.push(layer);
    colors.push(color);
    if (backgroundImage !== 'none') return [];
    if (color?.[3] === undefined) break;
  }
  const known = colors.filter((color) => color !== undefined);
  if (known.length < colors.length) return [];
  const [text, surface] = [luminance(lay(known)), luminance(lay(known.slice(1)))];
  const isOpaque = known.at(-1)?.length === 3;
  const hasContrast = Math.max(text, surface) / Math.min(text, surface) >= MIN_CONTRAST;
  return isOpaque && hasContrast ? [] : between;
}

/**
 * Keeps the text of a part of ours readable that stands under class names which themes style: text that a theme makes smaller gets the smallest size
 * that can be read, and where its colour and the surface under it do not go together, since one is the theme's and the other ours, both are ours.
 * `part` paints its own surface.
 */
export function keepReadable(
  part: Element,
  scope: Scope,
  { minTextPx = MIN_TEXT_PX }: ReadableOptions = {},
): void {
  const owner = scope.owner();
  const look = scope.guard(() => {
    owner.release();
    const elements = [part, ...unclobbered(part).querySelectorAll('*')];
    const texts = elements.filter((element) =>
      [...unclobbered(element).childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      ),
    );
    // What holds text, too: some of it comes later.
    const small = new Set(
      elements.filter(
        (element) =>
          unclobbered(element).textContent &&
          Number.parseFloat(getComputedStyle(element).fontSize) < minTextPx,
      ),
    );
    const plain = new Set<Element>();
    const claim = (element: Element) =>
      owner.claim(element, {
        classes: { [PLAIN]: plain.has(element) },
        styles: small.has(element) ? { 'font-size': `${minTextPx}px !important` } : {},
      });
    small.forEach(claim);
    // A surface that is ours again may not suit another text on it.
    for (let before = -1; before < plain.size; ) {
      before = plain.size;
      for (const element of texts.flatMap((text) => findUnreadable(text, part))) {
        plain.add(element);
        claim(element);
      }
    }
  });
  look();
  // Sizes and colours of themes depend on the window.
  scope.listen(window, 'resize', look, { passive: true });
}
