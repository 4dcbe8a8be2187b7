/** The first element of the HTML, outside the page. */
export function elementOf(html: string): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box.firstElementChild as HTMLElement;
}

/** The first element of the HTML, as all that the page has. */
export function pageElement(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

/** The first element that the selector finds; throws without one, so that no test passes by accident. */
export function findIn(root: ParentNode, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}
