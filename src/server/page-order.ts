import { findAll } from '../dom/find-all';

/** Parts of a page that are about as tall as a window, or half of it. */
const SECTION = '.page-section,.Index-page,.Index-gallery,.index-section';
const FOOTER = 'footer,[role=contentinfo]';
const BLOCK = '.sqs-block';
/** A window and what is near it show about so many of each. */
const SECTIONS_NEAR = 1;
const BLOCKS_NEAR = 5;

/**
 * Tells which elements a visitor has to scroll to, most likely: a server knows the order of a page and not its layout. Where it is wrong, code comes
 * with one request more, or earlier than it must.
 */
export function createPageOrder(): (element: HTMLElement) => boolean {
  const sections = findAll(document, SECTION).filter((section) => !section.closest(FOOTER));
  const near = new Set<Element>(sections.slice(0, SECTIONS_NEAR));
  const blocks = findAll(document, BLOCK);
  const last = new Set<Element>(blocks.slice(BLOCKS_NEAR));
  return (element) => {
    if (element.closest(FOOTER)) return sections.length > SECTIONS_NEAR || last.size > 0;
    const section = sections.length > SECTIONS_NEAR && element.closest(SECTION);
    if (section) return !near.has(section);
    const block = element.closest(BLOCK);
    return block !== null && last.has(block);
  };
}
