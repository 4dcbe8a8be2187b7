/** The title of a field: its label or legend. */
export const titleOf = (item: Element): Element | null =>
  item.querySelector(':scope > .title') ?? item.querySelector('.title') ?? item.querySelector('legend,label');
