const callbacks = new Set<() => void>();

const print = () => {
  for (const callback of [...callbacks]) callback();
};

/** Calls back when the page is about to be printed; returns the cancel. */
export function whenPrinted(callback: () => void): () => void {
  addEventListener('beforeprint', print);
  callbacks.add(callback);
  return () => {
    callbacks.delete(callback);
    if (!callbacks.size) removeEventListener('beforeprint', print);
  };
}
