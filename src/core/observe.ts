import type { Scanner } from './scanner';

/**
 * Scans what is inserted into the page, once per batch of changes. Off by default: a page that knows when it inserts
 * calls `scan(root)` itself. A node that was moved is in the page again when the batch is looked at, so it stays alive.
 */
export function observeInsertions(scanner: Scanner): () => void {
  // What came in while this code was on the way.
  scanner.scan();
  const observer = new MutationObserver((mutations) => {
    const added = new Set<Element>();
    let removed = false;
    for (const { addedNodes, removedNodes } of mutations) {
      removed ||= removedNodes.length > 0;
      for (const node of addedNodes) if (node instanceof Element && node.isConnected) added.add(node);
    }
    for (const element of added) scanner.scan(element);
    // Without anything new there may still be blocks that have left.
    if (removed && added.size === 0) scanner.scan(document.createDocumentFragment());
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => observer.disconnect();
}
