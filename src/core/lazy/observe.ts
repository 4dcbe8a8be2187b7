import type { RareSite } from './rare-site';

/**
 * Scans what is inserted into the page, once per batch of changes. Off by default: a page that knows when it inserts
 * calls `scan(root)` itself. A node that was moved is back in the page when its batch is read, so its block keeps running.
 */
export function observe({ inlay }: Pick<RareSite, 'inlay'>): () => void {
  const observer = new MutationObserver((mutations) => {
    const added = new Set<Element>();
    for (const { addedNodes } of mutations) {
      for (const node of addedNodes) if (node instanceof Element && node.isConnected) added.add(node);
    }
    for (const element of added) inlay.scan(element);
    // Blocks may have been removed with nothing added: an empty scan ends them.
    if (added.size === 0) inlay.scan(document.createDocumentFragment());
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => observer.disconnect();
}
