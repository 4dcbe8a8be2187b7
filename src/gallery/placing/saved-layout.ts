import type { LedgerOwner } from '../../core/ledger/ledger.types';
import { childElements } from '../../dom/child-elements';
import { savedPlace } from '../../media/image/saved-place';
import type { Rect } from './layout.types';

/** The element around the slides of a strip, in pages that were saved after an earlier script had run. */
const WRAPPER = 'sqs-wrapper';
/** Classes of lists that a script has laid out. Servers write some of them, too, but without inline positions. */
const LAID_OUT = /(?:^|\s)sqs-gallery-design-|--(?:ready|initialized)(?:\s|$)/;
/** What designs write besides positions. */
const AROUND = [
  'margin-left',
  'margin-right',
  'margin-top',
  'margin-bottom',
  'padding-left',
  'padding-right',
];
const FLOATS = ['float', 'clear'];

/** The slides of a list: its children, or those of the wrapper in a saved page. */
export function slideElements(list: Element): HTMLElement[] {
  const children = childElements(list);
  const [wrapper] = children;
  return children.length === 1 && wrapper?.classList.contains(WRAPPER) ? childElements(wrapper) : children;
}

function rectOf({ style }: HTMLElement): Rect | undefined {
  const [left = 0, top = 0, width = 0, height = 0] = [style.left, style.top, style.width, style.height].map(
    (text) => (text.endsWith('px') ? Number.parseFloat(text) : Number.NaN),
  );
  return left >= 0 && width > 0 ? { left, top, width, height } : undefined;
}

/**
 * Removes, until the owner releases, the positions that an earlier script had written before the page was saved: they were
 * for another window. Returns them; undefined for slides that had none.
 */
export function clearSavedLayout(
  list: HTMLElement,
  slides: readonly HTMLElement[],
  owner: LedgerOwner,
): ReadonlyArray<Rect | undefined> {
  const isLaidOut = LAID_OUT.test(list.className) || list.querySelector('[data-image-resolution]') !== null;
  if (!isLaidOut) return [];
  const clear = (element: HTMLElement, also?: readonly string[]) => {
    const styles = savedPlace(element, also);
    if (Object.keys(styles).length) owner.claim(element, { styles });
  };
  clear(list, AROUND);
  return slides.map((slide) => {
    const rect = rectOf(slide);
    clear(slide, [...AROUND, ...FLOATS]);
    if (slide.parentElement !== list && slide.parentElement?.classList.contains(WRAPPER))
      clear(slide.parentElement);
    for (const image of slide.querySelectorAll('img[data-image-resolution]'))
      for (let box = image.parentElement; box && box !== slide; box = box.parentElement) clear(box);
    return rect;
  });
}
