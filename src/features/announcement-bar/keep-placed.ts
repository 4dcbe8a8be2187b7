/** Pages that keep room for the bar write this class on the body before they are painted. */
export const RESERVED = 'announcement-bar-reserved-space';

/**
 * Places the bar where it shifts nothing: over the room that the page has kept, if it fits, or else at the foot of the window
 * (at the top it would cover the navigation). It is never put in the flow, since the page may have been painted already.
 * Returns the undo.
 */
export function keepPlaced(bar: HTMLElement, dropzone: Element): () => void {
  const place = () => {
    const hasRoom = document.body.classList.contains(RESERVED);
    bar.classList.toggle('inlay-announcement--over', hasRoom);
    const room = Number.parseFloat(getComputedStyle(dropzone).minBlockSize) || 0;
    // Heights of text are seldom whole pixels.
    const isFitting = hasRoom && (bar.firstElementChild?.getBoundingClientRect().height ?? 0) < room + 1;
    bar.classList.toggle('inlay-announcement--over', isFitting);
    bar.classList.toggle('inlay-announcement--afloat', !isFitting);
  };
  place();
  // The text may arrive later, and wraps in narrower windows.
  const observer = new ResizeObserver(place);
  for (const sized of [dropzone, ...bar.children]) observer.observe(sized);
  return () => observer.disconnect();
}
