import { unclobbered } from '../../dom/unclobbered';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Not entered by the visitor, or impossible to restore. */
const NO_ENTRY =
  'input:is([type="file"], [type="hidden"], [type="submit"], [type="button"], [type="reset"], [type="image"]),.captcha-container *';

const isToggle = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

/** The form's controls by a key that survives a reload: id or name, and its position among controls with the same one. */
export function keyedControls(form: HTMLElement): Map<string, Control> {
  const seen = new Map<string, number>();
  const found = new Map<string, Control>();
  for (const control of unclobbered(form).querySelectorAll<Control>('input, textarea, select')) {
    const name = control.id || control.name;
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    if (!control.matches(NO_ENTRY)) found.set(`${name}:${count}`, control);
  }
  return found;
}

export function readEntry(control: Control): string | boolean | readonly string[] {
  if (isToggle(control)) return control.checked;
  if (control instanceof HTMLSelectElement) return [...control.selectedOptions].map(({ value }) => value);
  return control.value;
}

/** Checks whether the control still holds the page's own value: then a kept entry may replace it. */
export function isUntouched(control: Control): boolean {
  if (isToggle(control)) return control.checked === control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue;
  const options = [...control.options];
  // Without its own default a select shows its first option.
  const isPlain = !control.multiple && !options.some(({ defaultSelected }) => defaultSelected);
  return isPlain
    ? control.selectedIndex <= 0
    : options.every(({ selected, defaultSelected }) => selected === defaultSelected);
}

/** Through the prototype's setter: React overrides the element's own and would not report the change. */
function setProperty(control: Control, property: 'value' | 'checked', value: string | boolean): void {
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(control, value);
}

/** Restores an entry as if the visitor had made it; false when the control cannot hold it. */
export function writeEntry(control: Control, entry: unknown): boolean {
  if (isToggle(control)) {
    if (typeof entry !== 'boolean') return false;
    setProperty(control, 'checked', entry);
  } else if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    if (!Array.isArray(entry) || !entry.every((value) => options.some((option) => option.value === value)))
      return false;
    for (const option of options) option.selected = entry.includes(option.value);
  } else {
    if (typeof entry !== 'string') return false;
    setProperty(control, 'value', entry);
  }
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

/** Secrets, and controls that the page or its author has excluded. */
const PRIVATE = [
  'input[type="password"]',
  // Also while a theme's button shows the password.
  '.form-item.password input',
  '[autocomplete~="off"]',
  '[autocomplete*="password"]',
  '[autocomplete~="one-time-code"]',
  '[autocomplete*="cc-"]',
  '[data-inlay-draft="off"] *',
  '[data-inlay-draft="off"]',
].join();

/** Checks whether a control's value must never be stored, neither as it is nor as a digest that could be guessed. */
export const isPrivate = (control: Element): boolean => control.matches(PRIVATE);
