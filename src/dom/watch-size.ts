let observer: ResizeObserver | undefined;
/** By element: each watcher with the size that was last reported to it. */
const watchers = new Map<Element, Map<() => void, string>>();
/** Elements to observe from the next frame on. */
const resting = new Set<Element>();
let isTelling = false;

/**
 * Observes it again from the next frame on. While watchers are told of a change, what they resize or begin to watch would be reported
 * to the page as an error ("ResizeObserver loop …").
 */
function rest(element: Element): void {
  observer?.unobserve(element);
  if (!resting.size)
    requestAnimationFrame(() => {
      for (const rested of resting) if (watchers.has(rested)) observer?.observe(rested);
      resting.clear();
    });
  resting.add(element);
}

function tell(entries: readonly ResizeObserverEntry[]): void {
  isTelling = true;
  try {
    for (const { target, contentRect } of entries) {
      const size = `${contentRect.width} ${contentRect.height}`;
      const known = watchers.get(target);
      const uninformed = [...(known ?? [])].filter(([, before]) => before !== size);
      if (!uninformed.length) continue;
      rest(target);
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
  if (isTelling) rest(element);
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

interface GuardingScope {
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
