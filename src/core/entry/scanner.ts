import { findAll, matches } from '../../dom/find-all';
import type { BlockDefinition } from './block';
import { createLife, endLife, type Life, startLife } from './life';
import type { Services } from './services';

export interface Scanner {
  /** Finds the blocks in `root` that are not alive yet and lets go of those that have left the page. */
  scan(root?: ParentNode): void;
  /** Ends the blocks in `root` (the whole page by default), innermost first. */
  destroy(root?: Node): void;
  /** Starts those of the waiting blocks that `isStarting` names. */
  start(isStarting: (life: Life) => boolean): void;
  readonly lives: ReadonlyMap<HTMLElement, Life>;
}

/** Finds blocks and keeps one life for each. The state is in a Map by element, since caches clone attributes. */
export function createScanner(definitions: readonly BlockDefinition[], services: Services): Scanner {
  const lives = new Map<HTMLElement, Life>();

  const begin = (element: Element) => {
    // Drawings may match, too.
    if (!(element instanceof HTMLElement) || lives.has(element)) return;
    const definition = definitions.find((candidate) => matches(element, candidate.selector));
    if (!definition) return;
    try {
      lives.set(element, createLife(definition, element, services));
    } catch (error) {
      // One element that cannot be begun must not keep those after it from beginning.
      services.report('mount', definition.name, error, element);
    }
  };
  const end = (isEnding: (element: HTMLElement) => boolean) => {
    for (const [element, life] of [...lives].reverse()) {
      if (isEnding(element) && lives.delete(element)) endLife(life, services);
    }
  };
  const start = (isStarting: (life: Life) => boolean) => {
    for (const life of lives.values()) {
      if (life.state === 'waiting' && isStarting(life)) startLife(life, services);
    }
  };
  // Paper has no viewport, and a link or a search into a block must find it there.
  const wake = (event?: Event) => {
    const found = event?.type === 'beforematch' ? event.target : findAll(document, ':target')[0];
    if (event?.type === 'beforeprint') start(() => true);
    else if (found instanceof Node)
      start(({ element }) => element.contains(found) || found.contains(element));
  };
  const listenToPage = () => {
    for (const type of ['beforeprint', 'hashchange', 'beforematch']) {
      if (lives.size) addEventListener(type, wake);
      else removeEventListener(type, wake);
    }
  };

  return {
    lives,
    scan(root = document) {
      end((element) => !element.isConnected);
      if (root instanceof Element) begin(root);
      for (const element of findAll(root, definitions.map(({ selector }) => selector).join())) begin(element);
      listenToPage();
      wake();
    },
    destroy(root) {
      end((element) => !root || root.contains(element));
      listenToPage();
    },
    start,
  };
}
