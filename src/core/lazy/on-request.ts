import { isNearViewport } from '../../dom/near-viewport';
import type { InlayApi } from '../entry/inlay';
import type { Life } from '../entry/life';
import type { Scanner } from '../entry/scanner';

// Parts of the public face that few pages ask for.

export interface ReadyOptions {
  /** Mounts the blocks that are waiting, too. */
  readonly all?: boolean;
}

/** Whether a waiting block is due at this moment, read from its place and not from an observer that has yet to report. */
function isDue({ definition: { when }, element }: Life): boolean {
  return (when?.name ?? 'visible') === 'visible' ? isNearViewport(element) : when?.name !== 'interaction';
}

/** Settles when every block that is due now has mounted or failed. */
export async function whenReady(scanner: Scanner, { all = false }: ReadyOptions = {}): Promise<void> {
  scanner.start((life) => all || isDue(life));
  await Promise.all([...scanner.lives.values()].map(({ settled }) => settled));
}

/**
 * Scans what is inserted into the page, once per batch of changes. Off by default: a page that knows when it inserts
 * calls `scan(root)` itself. A node that was moved is in the page again when the batch is looked at, so it stays alive.
 */
export function observe(inlay: InlayApi): () => void {
  const observer = new MutationObserver((mutations) => {
    const added = new Set<Element>();
    for (const { addedNodes } of mutations) {
      for (const node of addedNodes) if (node instanceof Element && node.isConnected) added.add(node);
    }
    for (const element of added) inlay.scan(element);
    // Without anything new there may still be blocks that have left.
    if (added.size === 0) inlay.scan(document.createDocumentFragment());
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => observer.disconnect();
}
