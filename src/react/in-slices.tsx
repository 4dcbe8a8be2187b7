import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** More than a screenful: these are drawn at once, however many there are. */
export const FIRST = 25;
/** A slice that takes longer, with layout and painting, is followed by a smaller one. */
const LONG_MS = 50;
const SMALLEST = 10;
const LARGEST = 50;

/** The next slice's size, by how long the one before it took. */
export const nextSize = (size: number, tookMs: number): number =>
  tookMs > LONG_MS
    ? Math.max(SMALLEST, size >> 1)
    : tookMs < LONG_MS / 2
      ? Math.min(LARGEST, size * 2)
      : size;

interface InSlicesProps<Item> {
  readonly items: readonly Item[];
  /** Unlike that of any other item. */
  readonly keyOf: (item: Item, index: number) => string | number;
  /** How many rows an item is at first, if it has a list of its own. Default: one. */
  readonly rowsOf?: (item: Item) => number;
  /** A row, with the same key. */
  readonly children: (item: Item, index: number) => ReactNode;
}

interface Drawing<Item> extends Pick<InSlicesProps<Item>, 'items' | 'children'> {
  /** Rows of this list by their keys. */
  readonly rows: Map<string | number, ReactNode>;
  /** Those of the list before it, which stay until it is their turn. */
  readonly old: ReadonlyMap<string | number, ReactNode>;
  /** How many of them are drawn, with those of their own lists. */
  upTo: number;
  /** How many that are new may be drawn besides, at once: what a visitor has asked for. */
  more: number;
  size: number;
}

/**
 * The rows of a list that may be long, in its order: the first ones and what is new at once, the others slice by slice, each in a task of its own, so that the page
 * answers meanwhile. When the list changes, later rows stay as they are until it is their turn.
 * @example <ul><InSlices items={events} keyOf={({ id }) => id}>{(event) => <Row key={event.id} {...event} />}</InSlices></ul>
 */
export function InSlices<Item>({ items, keyOf, rowsOf, children }: InSlicesProps<Item>): ReactNode {
  const [, redraw] = useState(0);
  const last = useRef<Drawing<Item> | undefined>(undefined);
  if (last.current?.items !== items || last.current.children !== children) {
    const old = new Map<string | number, ReactNode>();
    for (const [index, item] of last.current?.items.entries() ?? []) {
      const key = keyOf(item, index);
      const row = last.current?.rows.get(key) ?? last.current?.old.get(key);
      if (row) old.set(key, row);
    }
    const more = old.size ? FIRST : 0;
    last.current = { items, children, rows: new Map(), old, upTo: FIRST, more, size: FIRST };
  }
  const drawing = last.current;
  const start = performance.now();
  /** Rows up to an item, those of its own list included. */
  let reached = 0;
  useLayoutEffect(() => {
    if (drawing.upTo >= reached) return undefined;
    const drawingMs = performance.now() - start;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      const frameMs = performance.now();
      // After the browser has laid out and painted it. The time until the frame is not the slice's.
      timer = setTimeout(() => {
        drawing.size = nextSize(drawing.size, drawingMs + performance.now() - frameMs);
        drawing.upTo += drawing.size;
        redraw((times) => times + 1);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  });
  return items.map((item, index) => {
    const key = keyOf(item, index);
    const before = reached;
    reached += rowsOf?.(item) ?? 1;
    const isDue = () => before < drawing.upTo || (!drawing.old.has(key) && drawing.more-- > 0);
    if (!drawing.rows.has(key) && isDue()) drawing.rows.set(key, children(item, index));
    // The renderer skips an element that is the same as before.
    return drawing.rows.get(key) ?? drawing.old.get(key);
  });
}
