/** A server's node whose text is ours for a while. */
interface ReplacedText {
  write(text: string): void;
  /** Puts back the nodes that the server sent, unless somebody else has written there since. */
  restore(): void;
}

/**
 * Replaces the content of a node by text.
 * @example
 * const quantity = replaceText(node);
 * scope.defer(quantity.restore);
 * quantity.write('3');
 */
export function replaceText(node: Element): ReplacedText {
  let servers: readonly Node[] | undefined;
  let ours: Text | undefined;
  return {
    write(text) {
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
    restore() {
      if (servers && ours?.parentNode === node) node.replaceChildren(...servers);
    },
  };
}
