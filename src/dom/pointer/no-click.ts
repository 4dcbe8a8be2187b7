/** On pages that zoom at a double tap, browsers delay the click after a touch by 300 ms. */
const CLICK_MS = 400;

/** Swallows the click that a browser fires at the end of a drag. Clicks by keyboard or script (`detail` 0) pass. */
export function swallowClick(): void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const end = () => {
    clearTimeout(timer);
    listeners.abort();
  };
  const timer = setTimeout(end, CLICK_MS);
  const swallow = (event: MouseEvent) => {
    if (!event.detail) return;
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  window.addEventListener('click', swallow, { signal, capture: true });
  // Many drags end without a click: the next press begins a new gesture.
  window.addEventListener('pointerdown', end, { signal, capture: true });
}
