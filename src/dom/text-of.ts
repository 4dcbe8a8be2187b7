/** The trimmed text of the first match in an element; undefined without a match. */
export const textOf = (element: Element, selector: string): string | undefined =>
  element.querySelector(selector)?.textContent?.trim();
