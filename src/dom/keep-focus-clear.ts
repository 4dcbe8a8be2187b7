type Listen = (target: EventTarget, type: string, handler: (event: Event) => void) => unknown;

/** Checks whether an element's lower edge is in front of everything else there: it needs no scrolling then. */
function isOnTop(element: Element): boolean {
  const { left, width, bottom } = element.getBoundingClientRect();
  const inFront = document.elementFromPoint?.(left + width / 2, Math.min(bottom, innerHeight) - 1);
  return inFront != null && element.contains(inFront);
}

/**
 * Keeps the focused element from being covered by a bar at the bottom of the window: the page scrolls further, and where it cannot, the
 * bar gets a class until focus moves.
 */
export function keepFocusClear(
  { listen }: { readonly listen: Listen },
  findBar: () => Element | null,
  asideClass?: string,
): void {
  listen(document, 'focusin', ({ target }) => {
    const bar = findBar();
    if (!bar || !(target instanceof Element)) return;
    if (asideClass) bar.classList.remove(asideClass);
    // A page that moves under a press would lose the click.
    if (bar.contains(target) || target.contains(bar) || target.matches(':active')) return;
    if (getComputedStyle(bar).position !== 'fixed') return;
    const covered = () => {
      const box = target.getBoundingClientRect();
      const { top, bottom } = bar.getBoundingClientRect();
      return box.top < bottom ? box.bottom - top : 0;
    };
    const distance = covered();
    if (distance <= 0 || isOnTop(target)) return;
    scrollBy({ top: distance, behavior: 'instant' });
    if (asideClass && covered() > 1) bar.classList.add(asideClass);
  });
}
