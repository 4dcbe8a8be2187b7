import type { LedgerOwner } from './ledger.types';
import { createScratch, type Facet, getAttribute, removeAttribute, setAttribute } from './ledger-facets';

interface Slot {
  /** The value without our claims: the server's, or what a foreign script has written since. */
  original: unknown;
  /** The value that we wrote last, or found. Any other value found there is a foreign script's. */
  written: unknown;
  /**
   * Each owner followed by the value it wants, newest claim last. A changed claim keeps its place, so that a block's redraw does
   * not override an animation. One flat list, since a page of slides has thousands.
   */
  readonly claims: unknown[];
}

interface Side {
  /** The text of the facet's attribute before the first claim. */
  readonly raw: string | null;
  readonly slots: Map<string, Slot>;
}

/** Claims on an element, no two of them on the same key. Most elements stay like this; slots are created when a claim changes. */
interface Plain {
  readonly raw: string | null;
  /** In order of claiming. */
  readonly claims: Array<readonly [LedgerOwner, Wanted]>;
}

/** An owner's claims, by key. A key that is missing, or undefined, is not claimed. */
export type Wanted = Readonly<Record<string, unknown>>;

/** The slots of claims that touch no key twice, on keys that had no value. */
function slotsOf({ claims }: Plain, absent: unknown): Map<string, Slot> {
  const slots = new Map<string, Slot>();
  for (const [owner, wanted] of claims) {
    for (const [key, value] of Object.entries(wanted)) {
      if (value === undefined) continue;
      const slot = slots.get(key) ?? { original: absent, written: value, claims: [] };
      slot.claims.push(owner, value);
      slot.written = value;
      slots.set(key, slot);
    }
  }
  return slots;
}

/** The text of the attribute that holds all keys of a facet; null where the element, or the facet, has none. */
const readRaw = (element: Element, { attribute }: Facet): string | null =>
  attribute ? getAttribute.call(element, attribute.name) : null;

/**
 * All keys are restored: restores the raw text too, unless a foreign script has added or removed keys.
 *
 * Style text that a CSP did not let apply is not written back, since that would be another violation: such an element
 * keeps `style=""`.
 */
function restoreRaw(element: Element, raw: string | null, facet: Facet): void {
  const { attribute, read } = facet;
  if (!attribute || readRaw(element, facet) === raw) return;
  const { name, keys, parse } = attribute;
  const scratch = createScratch(element);
  parse(scratch, raw ?? '');
  const [old, present] = [scratch, element].map((one) =>
    keys(one)
      .map((key) => key + read(one, key))
      .sort()
      .join('\n'),
  );
  if (old !== present) return;
  if (raw === null) {
    removeAttribute.call(element, name);
    return;
  }
  // Style text that a script built is restored through CSSOM, under any CSP. If it still differs, it was written as an
  // attribute, and it applied: the CSP allows it.
  parse(element, raw);
  if (readRaw(element, facet) !== raw) setAttribute.call(element, name, raw);
}

/** The claims on one facet of each element, with their owners, and the original values. An element is forgotten with its last claim. */
export function createLedgerClaims(facet: Facet) {
  const { read, write } = facet;
  const sides = new WeakMap<Element, Side | Plain>();
  const isWanted = (key: string, value: unknown) =>
    value !== undefined && (facet.accepts?.(key, value) ?? true);

  function sideOf(element: Element): Side | undefined {
    const known = sides.get(element);
    if (!known || 'slots' in known) return known;
    const side = { raw: known.raw, slots: slotsOf(known, facet.absent) };
    sides.set(element, side);
    return side;
  }

  /** Fast path for keys that nobody else claims. Returns false, without writing, on a conflict. */
  function claimPlainly(owner: LedgerOwner, element: Element, wanted: Wanted): boolean {
    const known = sides.get(element);
    if (known && ('slots' in known || known.claims.some(([other]) => other === owner))) return false;
    const plain = known ?? { raw: readRaw(element, facet), claims: [] };
    // Before any write, so that a claim that throws half-way can be released.
    plain.claims.push([owner, wanted]);
    sides.set(element, plain);
    if (facet.fill?.(element, wanted)) return true;
    plain.claims.pop();
    return false;
  }

  function settle(element: Element, key: string, slot: Slot): void {
    const now = read(element, key);
    if (now !== slot.written && now !== facet.spell?.(element, key, slot.written)) slot.original = now;
    slot.written = slot.claims.length ? slot.claims.at(-1) : slot.original;
    if (slot.written !== now) write(element, key, slot.written);
  }

  return {
    /** States what `owner` wants of the element. What it wanted before and leaves out is released, unless the facet `adds`. */
    state(owner: LedgerOwner, element: Element, wanted: Wanted): void {
      const keys = Object.keys(wanted);
      const isAdding = facet.adds && keys.length;
      if (keys.length && claimPlainly(owner, element, wanted)) return;
      const side = sideOf(element);
      if (!side) return;
      const { raw, slots } = side;
      for (const [key, slot] of slots) {
        const { claims } = slot;
        const value = Object.hasOwn(wanted, key) ? wanted[key] : undefined;
        const at = claims.indexOf(owner);
        if (at >= 0 && claims[at + 1] === value) continue;
        if (!isWanted(key, value)) {
          if (isAdding || at < 0) continue;
          claims.splice(at, 2);
        } else if (at < 0) claims.push(owner, value);
        else claims[at + 1] = value;
        settle(element, key, slot);
        if (!claims.length) slots.delete(key);
      }
      for (const key of keys) {
        const value = wanted[key];
        if (slots.has(key) || !isWanted(key, value)) continue;
        const original = read(element, key);
        slots.set(key, { original, written: value, claims: [owner, value] });
        if (value !== original) write(element, key, value);
      }
      if (slots.size) return;
      sides.delete(element);
      restoreRaw(element, raw, facet);
    },

    /** The value of a key without our claims. */
    originalOf(element: Element, key: string): unknown {
      const slot = sideOf(element)?.slots.get(key);
      return slot ? slot.original : read(element, key);
    },
  };
}
