import { contains, findAll, findPresent } from '../../dom/find-all';
import type { BlockDefinition } from './block';
import {
  awaitStart,
  type BlockInstance,
  createBlockInstance,
  endBlockInstance,
  startBlockInstance,
} from './block-instance';
import { findDefinition, sortByRank } from './find-definition';
import type { Services } from './services';

export type Scanner = ReturnType<typeof createScanner>;

/** Finds blocks and keeps one instance for each. The state is in a Map by element, since caches clone attributes. */
export function createScanner(definitions: readonly BlockDefinition[], services: Services) {
  const instances = new Map<HTMLElement, BlockInstance>();

  /** An error with one element, which is then no block, must not stop those after it. */
  const isolate = ({ name }: BlockDefinition, element: HTMLElement, run: () => void) => {
    try {
      run();
    } catch (error) {
      services.report('mount', name, error, element);
      const instance = instances.get(element);
      if (instance && instances.delete(element)) endBlockInstance(instance);
    }
  };
  const begin = (element: Element, byRank: readonly BlockDefinition[]) => {
    // SVG elements may match, too.
    if (!(element instanceof HTMLElement) || instances.has(element)) return;
    const definition = findDefinition(element, byRank);
    if (definition)
      isolate(definition, element, () =>
        instances.set(element, createBlockInstance(definition, element, services)),
      );
  };
  const end = (isEnding: (element: HTMLElement) => boolean) => {
    for (const [element, instance] of [...instances].reverse()) {
      if (isEnding(element) && instances.delete(element)) endBlockInstance(instance);
    }
  };
  /** Starts the waiting blocks for which `isStarting` returns true. */
  const start = (isStarting: (instance: BlockInstance) => boolean) => {
    for (const instance of instances.values()) {
      if (instance.state === 'waiting' && isStarting(instance)) startBlockInstance(instance);
    }
  };
  // A printout has no viewport, and links and find-in-page must find their targets.
  const wake = (event?: Event) => {
    const found = event?.type === 'beforematch' ? event.target : findAll(document, ':target')[0];
    if (event?.type === 'beforeprint') start(() => true);
    else if (found instanceof Node)
      start(({ element }) => contains(element, found) || contains(found, element));
  };
  const listenToPage = () => {
    for (const type of ['beforeprint', 'hashchange', 'beforematch']) {
      if (instances.size) addEventListener(type, wake);
      else removeEventListener(type, wake);
    }
  };

  return {
    instances: instances as ReadonlyMap<HTMLElement, BlockInstance>,
    /** Creates instances for new blocks in `root`, and ends those whose elements have left the page. */
    scan(root: ParentNode = document): void {
      end((element) => !element.isConnected);
      // At each scan: a theme may have defined a block since the last one.
      const byRank = sortByRank(definitions);
      if (root instanceof Element) begin(root, byRank);
      // Few of all definitions are on a page, and each element is tried on one after the other.
      const present = byRank.filter(({ selector }) => findPresent(root, selector)[0]);
      const selectors = present.map(({ selector }) => selector).join();
      if (selectors) for (const element of findAll(root, selectors)) begin(element, present);
      for (const [element, instance] of instances)
        if (instance.state === 'found') isolate(instance.definition, element, () => awaitStart(instance));
      listenToPage();
      wake();
    },
    /** Ends the blocks in `root` (the whole page by default), innermost first. */
    destroy(root?: Node): void {
      end((element) => !root || root.contains(element));
      listenToPage();
    },
    start,
  };
}
