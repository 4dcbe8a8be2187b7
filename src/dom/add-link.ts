/** Puts a `<link>` first into the head, where what the page brings itself comes later and wins. */
export function addLink(rel: 'stylesheet' | 'modulepreload', href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.prepend(link);
  return link;
}
