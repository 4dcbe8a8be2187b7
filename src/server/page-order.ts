import { findAll } from '../dom/find-all';
import { readDimensions } from '../media/image/dimensions';

/** Parts of a page that are about as tall as a window, or half of it. */
const SECTION = '.page-section,.Index-page,.Index-gallery,.index-section';
const FOOTER = 'footer,[role=contentinfo]';
const BLOCK = '.sqs-block';
/** A window and what is near it show about so many of each. */
const SECTIONS_NEAR = 1;
const BLOCKS_NEAR = 5;

const PICTURE = '[data-image-dimensions]';
/** Galleries and players, whatever is in them. */
const TALL = '.sqs-block-gallery,.sqs-block-video';
const CONTENT = `p,${PICTURE},${TALL}`;
/** A window, what is near it, and some more, as this is a guess. */
const FAR_PX = 1200;
const COLUMN_PX = 1000;
const TALL_PX = 500;
const LINE_PX = 27;
const LINE_LETTERS = 110;

/** The share of the content's width that a column of the older grid has. */
function shareOf(element: Element): number {
  const [, span] = /(?:^|\s)span-(\d+)/.exec(element.closest('.col')?.className ?? '') ?? [];
  return Number(span ?? 12) / 12;
}

/** How much further down the content puts what comes after it, in px: columns beside each other share it. */
function heightOf(element: HTMLElement): number {
  const share = shareOf(element);
  if (element.matches(TALL)) return TALL_PX * share;
  if (!element.matches(PICTURE)) {
    // As many lines as its column is narrow, and as many columns beside it: the share falls out.
    return ((element.textContent?.length ?? 0) / LINE_LETTERS + share) * LINE_PX;
  }
  const { width, height } = readDimensions(element.dataset.imageDimensions) ?? {};
  if (!width || !height || element.closest(TALL)) return 0;
  return ((Math.min(width, COLUMN_PX * share) * height) / width) * share;
}

/** The elements behind more content than a window shows. */
function findBehind(selector: string): ReadonlySet<Element> {
  const behind = new Set<Element>();
  let height = 0;
  for (const element of findAll(document, `${selector},${CONTENT}`)) {
    if (height > FAR_PX) behind.add(element);
    if (element.matches(CONTENT)) height += heightOf(element);
  }
  return behind;
}

/**
 * Tells which elements a visitor has to scroll to, most likely: a server knows the order of a page and not its layout. Where it is wrong, code comes
 * with one request more, or earlier than it must.
 * @param selector of all elements that it will be asked of
 */
export function createPageOrder(selector: string): (element: HTMLElement) => boolean {
  const sections = findAll(document, SECTION).filter((section) => !section.closest(FOOTER));
  const near = new Set<Element>(sections.slice(0, SECTIONS_NEAR));
  const blocks = findAll(document, BLOCK);
  const last = new Set<Element>(blocks.slice(BLOCKS_NEAR));
  const behind = findBehind(selector);
  return (element) => {
    if (behind.has(element)) return true;
    if (element.closest(FOOTER)) return sections.length > SECTIONS_NEAR || last.size > 0;
    const section = sections.length > SECTIONS_NEAR && element.closest(SECTION);
    if (section) return !near.has(section);
    const block = element.closest(BLOCK);
    return block !== null && last.has(block);
  };
}
