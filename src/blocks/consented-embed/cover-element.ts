/**
 * Keeps `box` exactly over an element while sizes change, so that nothing moves when the box is removed.
 * `box` is positioned, and shares the element's containing block. Returns the call that stops.
 */
export function coverElement(element: HTMLElement, box: HTMLElement): () => void {
  const place = () => {
    const { offsetTop, offsetLeft, offsetWidth, offsetHeight } = element;
    const edges = { top: offsetTop, left: offsetLeft, width: offsetWidth, height: offsetHeight };
    for (const [name, px] of Object.entries(edges)) box.style.setProperty(name, `${px}px`);
  };
  const observer = new ResizeObserver(place);
  observer.observe(element);
  if (element.offsetParent) observer.observe(element.offsetParent);
  place();
  return () => observer.disconnect();
}
