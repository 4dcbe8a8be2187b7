type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const CONTROLS = 'input:not([type=button],[type=submit],[type=reset],[type=image]),textarea,select';

/** The controls of a field, in the order of the page; without those that other scripts have added beside the field's own. */
export function controlsOf(item: Element | null): readonly Control[] {
  if (!item) return [];
  const own = [...item.querySelectorAll<Control>('.field-element,.inlay-form-input')].filter((control) =>
    control.matches(CONTROLS),
  );
  return own.length ? own : [...item.querySelectorAll<Control>(CONTROLS)];
}

/** The values of a field of several parts. Parts that we have drawn know their index: their order in the page may differ. */
export function readParts(item: Element, length: number): readonly string[] {
  const controls = controlsOf(item);
  if (!controls[0]?.dataset.index) return controls.map(({ value }) => value);
  const values: string[] = Array(length).fill('');
  for (const { dataset, value } of controls) values[Number(dataset.index)] = value;
  return values;
}

export const emptyParts = (parts: readonly string[]) =>
  parts.flatMap((part, index) => (part.trim() ? [] : index));

export const checkedIn = (element: Element) =>
  [...element.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);

export const titleOf = (item: Element): Element | null =>
  item.querySelector(':scope > .title') ?? item.querySelector('.title') ?? item.querySelector('legend,label');

/** An id for one of our elements in an item. Some pages hold a form twice with the same ids; each copy gets its own id. */
export function idBeside(item: Element, name: string): string {
  const twins = document.querySelectorAll(`#${CSS.escape(item.id)}`);
  const before = [...twins].indexOf(item);
  return `${item.id}-${name}${before > 0 ? `-${before}` : ''}`;
}
