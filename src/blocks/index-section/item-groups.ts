/** Themes lay out so many items of a collage together. */
const MAX = 9;
/** Where there are several groups, the last one ends with a straight edge only with so many. */
const MIN_LAST = 3;

/**
 * How many of a collage's items each group holds: nine, the last one the rest. A rest of one or two gets what it needs from
 * the group before.
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

/**
 * Puts the items of a collage into groups, as theme CSS wants them. Returns the undo: each item stands where it stood. Items
 * that are in groups already stay in them.
 */
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
    // The last one first: what an item stood before is back by then.
    for (const [item, next] of places) parent.insertBefore(item, next?.parentNode === parent ? next : null);
    host.remove();
  };
}
