/**
 * Runs in the page: its texts that are seen and have nothing below or above them but the backgrounds of what they are in, by all that decides about their
 * contrast. Texts that cross what has a place of its own are left out: only their page can tell.
 */
export function listContrasts(): Map<Element, string> {
  const SEEN = { opacityProperty: true, visibilityProperty: true };
  const isLifted = ({ position, float, transform, translate, margin, zIndex }: CSSStyleDeclaration) =>
    /absolute|fixed|sticky/.test(position) ||
    [float, transform, translate].some((value) => value !== 'none') ||
    zIndex !== 'auto' ||
    margin.includes('-');
  const isOpaque = (colour: string) => /^rgb\([^/]*\)$/.test(colour);
  const all = [...document.body.querySelectorAll('*')];
  const lifted = all
    .filter((element) => isLifted(getComputedStyle(element)))
    .map((element) => ({ element, box: element.getBoundingClientRect() }));
  interface Ground {
    readonly isLifted: boolean;
    /** All that an element is painted on, up to the first background that lets nothing through. */
    readonly layers: string;
    /** Of that only what is for all layers below it, too: opacity and the like. */
    readonly veils: string;
  }
  const NOTHING: Ground = { isLifted: false, layers: '', veils: '' };
  const grounds = new Map<Element, Ground>();
  const groundOf = (element: Element | null): Ground => {
    const known = element ? grounds.get(element) : NOTHING;
    if (!element || known) return known ?? NOTHING;
    const below = groundOf(element.parentElement);
    const style = getComputedStyle(element);
    const { opacity, filter, mixBlendMode, backgroundColor, backgroundImage } = style;
    const veil = [opacity, filter, mixBlendMode].join().replace('1,none,normal', '');
    const background = [backgroundColor, backgroundImage].join().replace('rgba(0, 0, 0, 0),none', '');
    const ground = {
      isLifted: below.isLifted || isLifted(style),
      layers: veil + background + (isOpaque(backgroundColor) ? below.veils : below.layers),
      veils: veil + below.veils,
    };
    grounds.set(element, ground);
    return ground;
  };
  const crosses = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return lifted.some(
      ({ element: other, box }) =>
        box.left < right && box.right > left && box.top < bottom && box.bottom > top && other !== element,
    );
  };
  const hasText = (element: Element) =>
    element.matches('input,select,textarea') ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
  const contrasts = new Map<Element, string>();
  for (const element of all) {
    if (!hasText(element) || !element.checkVisibility(SEEN) || crosses(element)) continue;
    const { isLifted: hasOwnPlace, layers } = groundOf(element);
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    if (!hasOwnPlace) contrasts.set(element, [layers, color, fontSize, fontWeight, textShadow].join());
  }
  return contrasts;
}
