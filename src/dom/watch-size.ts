let observer: ResizeObserver | undefined;
/** By element: each watcher with the size that was last reported to it. */
const watchers = new Map<Element, Map<() => void, string>>();
/** Elements to observe from the next frame on. */
const later = new Set<Element>();
let isTelling = false;

/**
 * Observes it again from the next frame on. While watchers are told of a change, what they resize or begin to watch would be reported
 * to the page as an error ("ResizeObserver loop …").
 */
function observeLater(element: Element): void {
  observer?.unobserve(element);
  if (!later.size)
    requestAnimationFrame(() => {
      for (const element of later) if (watchers.has(element)) observer?.observe(element);
      later.clear();
    });
  later.add(element);
}

function tell(entries: readonly ResizeObserverEntry[]): void {
  isTelling = true;
  try {
    for (const { target, contentRect } of entries) {
      const size = `${contentRect.width} ${contentRect.height}`;
      const known = watchers.get(target);
      const uninformed = [...(known ?? [])].filter(([, before]) => before !== size);
      if (!uninformed.length) continue;
      observeLater(target);
      for (const [watcher] of uninformed) {
        if (!known?.has(watcher)) continue;
        known.set(watcher, size);
        watcher();
      }
    }
  } finally {
    isTelling = false;
  }
}

/**
 * Calls back when the size of an element's content box changes, and once initially; returns the undo. All share one observer. A
 * change that a watcher causes itself is reported in the next frame.
 */
export function watchSize(element: Element, callback: () => void): () => void {
  observer ??= new ResizeObserver(tell);
  const known = watchers.get(element) ?? new Map<() => void, string>();
  // Wrapped, so that two watchers with the same callback stay separate.
  const own = () => callback();
  watchers.set(element, known.set(own, ''));
  if (isTelling) observeLater(element);
  else {
    // Chromium tells of an element that it observes already only when its size changes.
    observer.unobserve(element);
    observer.observe(element);
  }
  return () => {
    if (!known.delete(own) || known.size || watchers.get(element) !== known) return;
    watchers.delete(element);
    observer?.unobserve(element);
  };
}

export interface GuardingScope {
  defer(end: () => void): void;
  guard(callback: () => void): () => void;
}

/** `watchSize` until the scope ends; errors of the callback are its unit's faults. */
export const onResize = (element: Element, scope: GuardingScope, callback: () => void): void =>
  scope.defer(watchSize(element, scope.guard(callback)));

/** `watchSize` of several elements with one callback. */
export function watchSizes(elements: readonly Element[], callback: () => void): () => void {
  const undos = elements.map((element) => watchSize(element, callback));
  return () => {
    for (const undo of undos) undo();
  };
}
