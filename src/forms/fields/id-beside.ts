/** An id for something of ours in an item. Pages hold a form twice, with all its ids, and each must be described by its own. */
export function idBeside(item: Element, name: string): string {
  const twins = document.querySelectorAll(`#${CSS.escape(item.id)}`);
  const before = [...twins].indexOf(item);
  return `${item.id}-${name}${before > 0 ? `-${before}` : ''}`;
}
