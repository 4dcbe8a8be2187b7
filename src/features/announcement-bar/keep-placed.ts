import { watchSizes } from '../../dom/watch-size';

/** Pages that keep room for the bar write this class on the body before they are painted. */
export const RESERVED = 'announcement-bar-reserved-space';

/**
 * Places the bar at the top where the page has kept room for it: over this room if it fits, or else in the flow, so that the room
 * grows. Without such room it is at the foot of the window: at the top it would cover the navigation, or push the page down after it has
 * been painted. There it keeps its room at the end of the page, so that nothing stays covered. Returns the undo.
 */
export function keepPlaced(bar: Element, dropzone: Element, atEnd: ElementCSSInlineStyle): () => void {
  const place = () => {
    const hasRoom = document.body.classList.contains(RESERVED);
    bar.classList.toggle('inlay-announcement--over', hasRoom);
    const room = Number.parseFloat(getComputedStyle(dropzone).minBlockSize) || 0;
    // Heights of text are seldom whole pixels.
    const isFitting = hasRoom && (bar.firstElementChild?.getBoundingClientRect().height ?? 0) < room + 1;
    bar.classList.toggle('inlay-announcement--over', isFitting);
    bar.classList.toggle('inlay-announcement--afloat', !hasRoom);
    atEnd.style.blockSize = hasRoom ? '' : `${bar.getBoundingClientRect().height}px`;
  };
  place();
  // The text may arrive later, and wraps in narrower windows.
  return watchSizes([dropzone, ...bar.children], place);
}
