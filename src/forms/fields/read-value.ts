import type { FormValue, FormValues } from '../form-values';
import type { FieldModel, FieldType } from '../model/form.types';
import { controlsOf } from './form-item';
import { splitPhone } from './phone/split-phone';

/** How many values there are even where a part is not asked for. */
const LENGTHS: { readonly [Type in FieldType]?: number } = { name: 2, address: 6, date: 3, time: 4 };

/** Parts that we have drawn know their place in the value, wherever the country's customs have put them in the page. */
function readParts(item: Element, length: number): readonly string[] {
  const controls = controlsOf(item);
  if (!controls[0]?.dataset.index) return controls.map(({ value }) => value);
  const values: string[] = Array(length).fill('');
  for (const { dataset, value } of controls) values[Number(dataset.index)] = value;
  return values;
}

function readPhone(item: HTMLElement): readonly string[] {
  const { lengths } = item.dataset;
  const parts = controlsOf(item).map(({ value }) => value);
  if (lengths !== undefined) return splitPhone(parts, lengths.split(' ').map(Number));
  // The first place is the country's code.
  return parts.length === 3 ? ['', ...parts] : parts;
}

const checkedIn = (element: Element) =>
  [...element.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);

function readLikert(item: Element): Readonly<Record<string, string>> {
  const rows = [...item.querySelectorAll<HTMLElement>('[data-question]')];
  return Object.fromEntries(
    rows.flatMap((row) => checkedIn(row).map((value) => [row.dataset.question ?? '', value] as const)),
  );
}

/** What the visitor has entered into one field, in the shape that it is sent in. Sections have no value. */
export function readValue(item: HTMLElement, field: FieldModel, query: string): FormValue | undefined {
  const { type } = field;
  const length = LENGTHS[type];
  if (length) return readParts(item, length);
  if (type === 'section') return undefined;
  if (type === 'hidden') {
    const own = item.querySelector<HTMLInputElement>('[name],input')?.value ?? field.value;
    return (field.key && new URLSearchParams(query).get(field.key)) || own;
  }
  if (type === 'phone') return readPhone(item);
  if (type === 'checkbox') return checkedIn(item);
  if (type === 'radio') return checkedIn(item)[0] ?? '';
  if (type === 'likert') return readLikert(item);
  const control = controlsOf(item)[0];
  if (type === 'file')
    return control instanceof HTMLInputElement ? [...(control.files ?? [])].map(({ name }) => name) : [];
  // What surrounds an address was pasted along with it.
  return (type === 'email' ? control?.value.trim() : control?.value) ?? '';
}

/** All values of a form. A field whose question is not asked at the moment (a follow-up) is not in the page. */
export function readValues(items: ReadonlyMap<HTMLElement, FieldModel>, query: string): FormValues {
  return Object.fromEntries(
    [...items].flatMap(([item, field]) => {
      const value = readValue(item, field, query);
      return value === undefined ? [] : [[field.id, value] as const];
    }),
  );
}

/** Parts that are filled in before the visitor comes: the country, and the half of the day. */
const PRESET: { readonly [Type in FieldType]?: number } = { phone: 0, address: 5, time: 3 };

/** Whether nothing has been entered. */
export function isEmpty({ type }: FieldModel, value: FormValue | undefined): boolean {
  if (typeof value === 'string') return !value.trim();
  return Object.entries(value ?? {}).every(
    ([key, part]: [string, string]) => Number(key) === PRESET[type] || !part.trim(),
  );
}
