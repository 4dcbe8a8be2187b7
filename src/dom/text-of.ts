/** The words of the first match in an element, without blanks around them; undefined where there is none. */
export const textOf = (element: Element, selector: string): string | undefined =>
  element.querySelector(selector)?.textContent?.trim();
