import { listen } from '../../dom/listen';
import type { Ledger, LedgerOwner } from './ledger.types';
import { createLedgerClaims, type Wanted } from './ledger-claims';
import { attributeFacet, classFacet, handlerFacet, styleFacet, toLonghands } from './ledger-facets';

const NOTHING: Wanted = {};

/** The undo of one action of an owner besides claims, and the nodes that it is about. */
type UndoStep = readonly [undo: () => void, ...at: readonly unknown[]];

type Facets = Readonly<
  Record<'classes' | 'attributes' | 'styles' | 'handlers', ReturnType<typeof createLedgerClaims>>
>;

const isServers = ({ attributes }: Facets, element: Element, attribute: string): boolean =>
  attributes.originalOf(element, attribute) !== null;

function createOwner(facets: Facets, name: string, isEnded: () => boolean): LedgerOwner {
  const { classes, attributes, styles, handlers } = facets;
  let held: Set<Element> | undefined;
  let steps: Map<unknown, UndoStep> | undefined;
  // Most owners do one thing: what they do not need is not created.
  const hold = (element: Element) => {
    held ??= new Set();
    held.add(element);
  };
  const record = (key: unknown, step: UndoStep) => {
    steps ??= new Map();
    steps.set(key, step);
  };

  const owner: LedgerOwner = {
    claim(element, { classes: tokens, attributes: named, styles: properties }) {
      if (isEnded()) return;
      const isFirst = !held?.has(element);
      // Most adopted nodes only listen: with nothing claimed now or before there is nothing to do.
      if (isFirst && !tokens && !named && !properties) return;
      // Removing a server's attribute and setting it again would move it to the end.
      for (const key in named)
        if (named[key] === null && isServers(facets, element, key))
          throw new TypeError(`${name}: the attribute "${key}" is the server's`);
      hold(element); // Before any write, so that a claim that throws half-way can be released.
      // A first claim releases nothing.
      if (tokens || !isFirst) classes.state(owner, element, tokens ?? NOTHING);
      if (named || !isFirst) attributes.state(owner, element, named ?? NOTHING);
      if (properties || !isFirst)
        styles.state(owner, element, properties ? toLonghands(element, properties) : NOTHING);
    },

    insert(node, parent, before = null) {
      if (isEnded()) return node;
      // Through the prototypes: a form's fields may be called `insertBefore`.
      Node.prototype.insertBefore.call(parent, node, before);
      steps?.delete(node); // A node that moves is one step, and the newest.
      record(node, [
        () => node.parentNode && Node.prototype.removeChild.call(node.parentNode, node),
        node,
        parent,
      ]);
      return node;
    },

    silence(element, handler) {
      if (isEnded() || !handlers.originalOf(element, handler)) return;
      hold(element);
      handlers.state(owner, element, { [handler]: null });
    },

    listen(target, ...listener) {
      if (isEnded()) return;
      record({}, [listen(target, ...listener), target]);
    },

    release(element) {
      const isDue = (at: readonly unknown[]) => !element || at.includes(element);
      for (const [key, [undo, ...at]] of [...(steps ?? [])].reverse())
        if (isDue(at) && steps?.delete(key)) undo();
      for (const target of [...(held ?? [])].reverse())
        if (isDue([target]) && held?.delete(target))
          for (const facet of Object.values(facets)) facet.state(owner, target, NOTHING);
    },
  };
  return owner;
}

/**
 * Keeps, for every element that we write, what the server had, so that several owners can write one node and the
 * last owner to release it restores it byte for byte. What a foreign script has changed meanwhile stays as that script left it.
 *
 * @example
 * const gallery = createLedger().owner('gallery');
 * gallery.claim(slide, { classes: { active: true }, styles: { opacity: '1' } });
 * gallery.release();
 */
export function createLedger(): Ledger {
  const facets: Facets = {
    classes: createLedgerClaims(classFacet),
    attributes: createLedgerClaims(attributeFacet),
    styles: createLedgerClaims(styleFacet),
    handlers: createLedgerClaims(handlerFacet),
  };
  return {
    owner: (name, isEnded = () => false) => createOwner(facets, name, isEnded),
    isServers: (element, attribute) => isServers(facets, element, attribute),
  };
}
