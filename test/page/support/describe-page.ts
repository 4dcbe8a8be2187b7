/**
 * Runs in the page: the page, or what is in elements of a selector, as visitors and axe find it, in a form that both renderers share: they write attributes in orders
 * of their own, count ids in ways of their own, and one of them leaves the values of fields to their properties.
 */
export function describePage(within = 'body'): string {
  const withoutNumbers = (text: string) =>
    text.replace(/P\d+-\d+|_r_\w+?_|\b(inlay-[a-z-]+-)\d+/g, '$1#').replace(/renderer(=|%3D)\w+/g, '');
  const isState = (name: string) => ['value', 'defaultvalue', 'checked', 'selected'].includes(name);
  const stateOf = (element: Element) => {
    if (element instanceof HTMLInputElement) return `${element.value} ${element.checked}`;
    return 'value' in element ? `${element.value}` : '';
  };
  const describe = (node: Node): string => {
    if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
    // What has been said goes after a while.
    if (node.matches('script, .inlay-live-region')) return '';
    const attributes = [...node.attributes]
      .filter(({ name }) => !isState(name))
      .map(({ name, value }) => `${name}="${withoutNumbers(value)}"`);
    const tag = [node.localName, ...attributes.sort(), stateOf(node)].join(' ');
    return `<${tag}>${[...node.childNodes].map(describe).join('')}</>`;
  };
  const parts = [...document.querySelectorAll(within)].map(describe);
  return `${document.documentElement.className} ${parts.join('')}`;
}
