import type { Claims, Ledger, LedgerOwner } from './ledger.types';
import { createLedgerClaims } from './ledger-claims';
import { attributeFacet, classFacet, expandStyle, handlerFacet, styleFacet } from './ledger-facets';

const NOTHING: ReadonlyMap<string, string> = new Map();

/** One entry for each thing an owner did apart from claims: how to undo it, and the nodes it belongs to. */
type Deed = readonly [undo: () => void, ...at: readonly unknown[]];

/**
 * Keeps, for every element that we write, what the server had, so that several owners can write one node and the
 * last to leave gives it back byte for byte. What a foreign script has changed meanwhile stays as that script left it.
 *
 * @example
 * const gallery = createLedger().owner('gallery');
 * gallery.claim(slide, { classes: { active: true }, styles: { opacity: '1' } });
 * gallery.release();
 */
export function createLedger(): Ledger {
  const classes = createLedgerClaims(classFacet);
  const attributes = createLedgerClaims(attributeFacet);
  const styles = createLedgerClaims(styleFacet);
  const handlers = createLedgerClaims(handlerFacet);
  const isServers = (element: Element, attribute: string) => attributes.baseOf(element, attribute) !== null;

  function createOwner(name: string): LedgerOwner {
    let held: Set<Element> | undefined;
    let deeds: Map<unknown, Deed> | undefined;
    // Most owners of a page do one thing: what they do not need is not made.
    const hold = (element: Element) => {
      held ??= new Set();
      held.add(element);
    };
    const did = (key: unknown, deed: Deed) => {
      deeds ??= new Map();
      deeds.set(key, deed);
    };

    function claim(element: Element, claims: Claims): void {
      const entries = <Value>(record: Readonly<Record<string, Value>> = {}) => Object.entries(record);
      // A server's attribute that is removed and set again would come last.
      for (const [key, value] of entries(claims.attributes))
        if (value === null && isServers(element, key))
          throw new TypeError(`${name}: the attribute "${key}" is the server's`);
      hold(element); // Before any write: what throws half-way can then be released.
      // Most claims are of one kind: the others get no Map of their own.
      classes.state(
        owner,
        element,
        claims.classes ? new Map(entries(claims.classes).map(([key, on]) => [key, on ? '' : null])) : NOTHING,
      );
      attributes.state(owner, element, claims.attributes ? new Map(entries(claims.attributes)) : NOTHING);
      styles.state(
        owner,
        element,
        claims.styles
          ? new Map(entries(claims.styles).flatMap(([key, text]) => expandStyle(element, key, text)))
          : NOTHING,
      );
    }

    const owner: LedgerOwner = {
      claim(element, claims) {
        // Most adopted nodes only listen: nothing wanted and nothing held is nothing to do.
        if (held?.has(element) || claims.classes || claims.attributes || claims.styles)
          claim(element, claims);
      },

      insert(node, parent, before = null) {
        parent.insertBefore(node, before);
        deeds?.delete(node); // A node that moves is one deed, and the newest.
        did(node, [() => node.parentNode?.removeChild(node), node, parent]);
        return node;
      },

      silence(element, handler) {
        hold(element);
        handlers.state(owner, element, new Map([[handler, null]]), true);
      },

      listen(target, type, listener, options) {
        target.addEventListener(type, listener, options);
        did({}, [() => target.removeEventListener(type, listener, options), target]);
      },

      release(element) {
        const isDue = (at: readonly unknown[]) => !element || at.includes(element);
        for (const [key, [undo, ...at]] of [...(deeds ?? [])].reverse())
          if (isDue(at) && deeds?.delete(key)) undo();
        for (const target of [...(held ?? [])].reverse())
          if (isDue([target]) && held?.delete(target)) {
            claim(target, {});
            held?.delete(target);
            handlers.state(owner, target, new Map());
          }
      },
    };
    return owner;
  }

  return { owner: createOwner, isServers };
}
