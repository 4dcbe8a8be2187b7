import type { LedgerOwner } from './ledger.types';
import {
  createScratch,
  type Facet,
  getAttribute,
  removeAttribute,
  type SharedAttribute,
  setAttribute,
} from './ledger-facets';

interface Slot {
  /** What stands here without us: the server's value, or what a foreign script has written since. */
  base: unknown;
  /** What we have written here last, or found. Anything else found there is foreign. */
  left: unknown;
  /**
   * Each owner, and after it what it wants; in order of claiming, newest last. A changed claim keeps its place: a block's
   * redraw covers no animation. One flat list: a page of slides has thousands.
   */
  readonly claims: unknown[];
}

interface Side {
  /** The text of the facet's attribute before the first claim. */
  readonly raw: string | null;
  readonly slots: Map<string, Slot>;
}

/** Claims on an element, each of which found nothing in its way. Most stay so: slots are made of them when one changes. */
interface Plain {
  readonly raw: string | null;
  /** In order of claiming. */
  readonly claims: Array<readonly [LedgerOwner, Wanted]>;
}

export interface LedgerClaims {
  /** States what `owner` wants of the element. What it wanted before and leaves out is released, unless `adding`. */
  state(owner: LedgerOwner, element: Element, wanted: Wanted, adding?: boolean): void;
  /** What stands at a key without us. */
  baseOf(element: Element, key: string): unknown;
}

/** What an owner wants, by key. A key that is missing, or undefined, is not wanted. */
export type Wanted = Readonly<Record<string, unknown>>;

/** Who claims what on one facet of each element, and what stood there before. An element is forgotten with its last claim. */
export function createLedgerClaims(facet: Facet): LedgerClaims {
  const { read, write, attribute } = facet;
  const sides = new WeakMap<Element, Side | Plain>();
  const isWanted = (key: string, value: unknown) =>
    value !== undefined && (facet.accepts?.(key, value) ?? true);
  const readRaw = (element: Element) => (attribute ? getAttribute.call(element, attribute.name) : null);

  function sideOf(element: Element): Side | undefined {
    const known = sides.get(element);
    if (!known || 'slots' in known) return known;
    const slots = new Map<string, Slot>();
    for (const [owner, wanted] of known.claims) {
      for (const [key, value] of Object.entries(wanted)) {
        if (value === undefined) continue;
        const slot = slots.get(key) ?? { base: facet.absent, left: value, claims: [] };
        slot.claims.push(owner, value);
        slot.left = value;
        slots.set(key, slot);
      }
    }
    const side = { raw: known.raw, slots };
    sides.set(element, side);
    return side;
  }

  /** Takes a claim that finds nothing in its way. False, and nothing is written: there is something. */
  function claimPlainly(owner: LedgerOwner, element: Element, wanted: Wanted): boolean {
    const known = sides.get(element);
    if (known && ('slots' in known || known.claims.some(([other]) => other === owner))) return false;
    const plain = known ?? { raw: readRaw(element), claims: [] };
    // Before any write: what throws half-way can then be released.
    plain.claims.push([owner, wanted]);
    sides.set(element, plain);
    if (facet.fill?.(element, wanted)) return true;
    plain.claims.pop();
    return false;
  }

  function settle(element: Element, key: string, slot: Slot, now = read(element, key)): void {
    if (now !== slot.left && now !== facet.spell?.(element, key, slot.left)) slot.base = now;
    slot.left = slot.claims.length ? slot.claims.at(-1) : slot.base;
    if (slot.left !== now) write(element, key, slot.left);
  }

  /**
   * Every key has its old value again: gives the raw text back too, unless a foreign script has added or taken keys.
   *
   * Text that a CSP kept from being applied is not written back, which would be a violation more: such an element keeps
   * `style=""`.
   */
  function giveBack(element: Element, raw: string | null, { name, keys, parse }: SharedAttribute): void {
    const scratch = createScratch(element);
    parse(scratch, raw ?? '');
    const [old, present] = [scratch, element].map((one) =>
      keys(one)
        .map((key) => key + read(one, key))
        .sort()
        .join('\n'),
    );
    if (old !== present) return;
    if (raw === null) removeAttribute.call(element, name);
    else {
      // Style text that a script built comes back through CSSOM, under any CSP. What differs even then is spelt as
      // only an attribute can be, and it had been applied: the CSP allows it.
      parse(element, raw);
      if (readRaw(element) !== raw) setAttribute.call(element, name, raw);
    }
  }

  return {
    state(owner, element, wanted, adding) {
      const keys = Object.keys(wanted);
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
          if (adding || at < 0) continue;
          claims.splice(at, 2);
        } else if (at < 0) claims.push(owner, value);
        else claims[at + 1] = value;
        settle(element, key, slot);
        if (!claims.length) slots.delete(key);
      }
      for (const key of keys) {
        const value = wanted[key];
        if (slots.has(key) || !isWanted(key, value)) continue;
        const base = read(element, key);
        const slot: Slot = { base, left: base, claims: [owner, value] };
        slots.set(key, slot);
        settle(element, key, slot, base);
      }
      if (slots.size) return;
      sides.delete(element);
      if (attribute && readRaw(element) !== raw) giveBack(element, raw, attribute);
    },

    baseOf(element, key) {
      const slot = sideOf(element)?.slots.get(key);
      return slot ? slot.base : read(element, key);
    },
  };
}
