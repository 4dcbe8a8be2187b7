/** Theme CSS lays out at most this many items of a collage together. */
const MAX = 9;
/** With fewer items, the last of several groups would not end with a straight edge. */
const MIN_LAST = 3;

/**
 * The number of items in each group of a collage: nine, and the rest in the last one, which has three at least.
 * @example groupSizes(20); // [9, 8, 3]
 */
export function groupSizes(count: number): number[] {
  const sizes: number[] = [];
  for (let left = count; left > 0; left -= MAX) sizes.push(Math.min(left, MAX));
  const lack = MIN_LAST - (sizes.at(-1) ?? MIN_LAST);
  if (sizes.length < 2 || lack <= 0) return sizes;
  return [...sizes.slice(0, -2), MAX - lack, MIN_LAST];
}

function createGroup(className: string, items: readonly Element[] = []): HTMLElement {
  const group = document.createElement('div');
  group.className = className;
  group.append(...items);
  return group;
}

/** Puts the items of a collage into the groups that theme CSS expects, unless they are grouped already. Returns the undo. */
export function groupItems(items: readonly HTMLElement[]): () => void {
  const parent = items[0]?.parentElement;
  if (!parent || parent.dataset.indexGalleryImages) return () => {};
  const places = items.map((item) => [item, item.nextSibling] as const).reverse();
  const host = createGroup('Index-gallery-items');
  let first = 0;
  for (const size of groupSizes(items.length)) {
    const group = createGroup('Index-gallery-inner clear', items.slice(first, first + size));
    group.dataset.indexGalleryImages = String(size);
    host.append(group);
    first += size;
  }
  parent.append(host);
  return () => {
    // The last one first: then the node after each item is back already.
    for (const [item, next] of places) parent.insertBefore(item, next?.parentNode === parent ? next : null);
    host.remove();
  };
}
