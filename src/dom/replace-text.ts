/**
 * Replaces the content of a node by text.
 * @example
 * const quantity = replaceText(node);
 * scope.defer(quantity.restore);
 * quantity.write('3');
 */
export function replaceText(node: Element) {
  let servers: readonly Node[] | undefined;
  let ours: Text | undefined;
  return {
    write(text: string): void {
      if (ours?.parentNode === node) {
        ours.data = text;
        return;
      }
      // The server's own text needs no write.
      if (node.textContent === text) return;
      servers ??= [...node.childNodes];
      ours = new Text(text);
      node.replaceChildren(ours);
    },
    /** Puts back the server's nodes, unless another script has written there since. */
    restore(): void {
      if (servers && ours?.parentNode === node) node.replaceChildren(...servers);
    },
  };
}
