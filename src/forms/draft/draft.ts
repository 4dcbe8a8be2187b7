import { unclobbered } from '../../dom/unclobbered';
import { createLocalStore, type LocalStore } from '../../storage/local-store';
import { draftName } from './draft-record';
import { isPrivate } from './private-controls';

/** Keeps what is typed while the page is open, so that a reload, a crash or an ended session costs nothing. */
export interface Draft {
  /** Puts kept entries back into the form's controls; how many there were. Controls that come later get theirs then. */
  restore(): number;
  /** Forgets everything: the form has been taken. */
  clear(): void;
  /** Stops listening; what is kept stays. */
  destroy(): void;
}

export interface DraftOptions {
  readonly form: HTMLElement;
  /** The form's name in the store. */
  readonly record: string;
  /** Changes when the form's fields do; what was kept for another version is dropped. */
  readonly version: string;
  readonly store?: LocalStore;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** One control's state: a text, checked or not, or the chosen options' values. */
type Entry = string | boolean | readonly string[];

const SAVE_MS = 100;
/** Not the visitor's, or not to be put back. */
const NO_ENTRY =
  'input:is([type="file"], [type="hidden"], [type="submit"], [type="button"], [type="reset"], [type="image"]),.captcha-container *';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isToggle = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

/** Every control by a key that is the same after a reload: its id or name, and which one of that key it is. */
function keyed(form: HTMLElement): Map<string, Control> {
  const seen = new Map<string, number>();
  const found = new Map<string, Control>();
  for (const control of unclobbered(form).querySelectorAll<Control>('input, textarea, select')) {
    const name = control.id || control.name;
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    if (!isPrivate(control) && !control.matches(NO_ENTRY)) found.set(`${name}:${count}`, control);
  }
  return found;
}

function read(control: Control): Entry {
  if (isToggle(control)) return control.checked;
  if (control instanceof HTMLSelectElement) return [...control.selectedOptions].map(({ value }) => value);
  return control.value;
}

/** Whether nobody has touched it: then a kept entry is newer than what stands there. */
function isUntouched(control: Control): boolean {
  if (isToggle(control)) return control.checked === control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue;
  const options = [...control.options];
  // Without a default of its own a select shows its first option.
  const isPlain = !control.multiple && !options.some(({ defaultSelected }) => defaultSelected);
  return isPlain
    ? control.selectedIndex <= 0
    : options.every(({ selected, defaultSelected }) => selected === defaultSelected);
}

/** Through the prototype's own setter: a renderer that watches the element's would not tell its listeners. */
function put(control: Control, property: 'value' | 'checked', value: string | boolean): void {
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(control, value);
}

/** False when the entry is no state that the control can have. */
function write(control: Control, entry: unknown): boolean {
  if (isToggle(control)) {
    if (typeof entry !== 'boolean') return false;
    put(control, 'checked', entry);
  } else if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    if (!Array.isArray(entry) || !entry.every((value) => options.some((option) => option.value === value)))
      return false;
    for (const option of options) option.selected = entry.includes(option.value);
  } else {
    if (typeof entry !== 'string') return false;
    put(control, 'value', entry);
  }
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

/**
 * Keeps a form's entries in the tab's session storage, by form and version. Passwords, files, hidden fields, controls with
 * `autocomplete="off"` and what stands in `[data-inlay-draft="off"]` are never kept.
 * @example
 * const draft = keepDraft({ form, record, version });
 * draft.restore();
 */
export function keepDraft({
  form,
  record,
  version,
  store = createLocalStore('session'),
}: DraftOptions): Draft {
  const name = draftName(record);
  const listeners = new AbortController();
  const { signal } = listeners;
  /** Entries whose control has not come yet. */
  let pending: Record<string, unknown> = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watcher: MutationObserver | undefined;

  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    const entries: Record<string, unknown> = { ...pending };
    for (const [key, control] of keyed(form)) if (!isUntouched(control)) entries[key] = read(control);
    if (Object.keys(entries).length) store.set(name, { version, entries });
    else store.remove(name);
  };
  const saveSoon = () => {
    timer ??= setTimeout(save, SAVE_MS);
  };
  const flush = () => {
    if (timer !== undefined) save();
  };

  for (const type of ['input', 'change', 'reset'])
    unclobbered(form).addEventListener(type, saveSoon, { signal });
  addEventListener('pagehide', flush, { signal });
  document.addEventListener('visibilitychange', flush, { signal });

  /** Puts what is pending into the controls that are there; how many took theirs. */
  function place(): number {
    let placed = 0;
    for (const [key, control] of keyed(form)) {
      if (!Object.hasOwn(pending, key)) continue;
      const entry = pending[key];
      const isFree = isUntouched(control);
      // A select whose options are still to come waits, too.
      if (isFree && !write(control, entry)) continue;
      delete pending[key];
      if (isFree) placed++;
    }
    return placed;
  }

  return {
    restore() {
      const kept = store.get(name);
      pending =
        isRecord(kept) && kept.version === version && isRecord(kept.entries) ? { ...kept.entries } : {};
      const placed = place();
      // What was typed while this code was on its way.
      saveSoon();
      if (Object.keys(pending).length) {
        // Fields that follow from an answer are drawn after it.
        watcher = new MutationObserver(() => {
          place();
          if (!Object.keys(pending).length) watcher?.disconnect();
        });
        watcher.observe(form, { childList: true, subtree: true });
      }
      return placed;
    },
    clear() {
      clearTimeout(timer);
      timer = undefined;
      pending = {};
      watcher?.disconnect();
      store.remove(name);
    },
    destroy() {
      flush();
      watcher?.disconnect();
      listeners.abort();
    },
  };
}
