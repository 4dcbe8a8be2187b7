import type { LedgerOwner } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import type { Announce } from '../../ui/live-region/announcer';
import type { FieldModel } from '../model/form.types';
import type { FormMessages } from '../model/form-messages';
import type { FieldError } from './field.types';
import { controlsOf, idBeside, titleOf } from './form-item';

const join = (...ids: readonly (string | false | null | undefined)[]) => ids.filter(Boolean).join(' ');

/** Radio buttons are one control together: the group is invalid, not a button. */
const groupOf = (item: HTMLElement, { type }: FieldModel) =>
  type === 'radio' && item.localName === 'fieldset' ? item : undefined;

/** Shows the error of one field, also to screen readers: `aria-invalid`, and `aria-describedby` with the message's id. */
export function createFieldMessages(item: HTMLElement, field: FieldModel, owner: LedgerOwner) {
  const message = document.createElement('div');
  message.className = 'field-error';
  message.id = idBeside(item, 'error');
  const group = groupOf(item, field);
  const controls = controlsOf(item);
  /** The server's own descriptions. */
  const described = new Map([item, ...controls].map((node) => [node, node.getAttribute('aria-describedby')]));
  const extra: Element[] = [];
  let error: FieldError | undefined;

  const partOf = (control: HTMLElement, position: number) => Number(control.dataset.index ?? position);
  const isBad = (control: HTMLElement, position: number) =>
    error?.parts?.includes(partOf(control, position)) ?? true;

  const describe = (node: HTMLElement, isInvalid: boolean, extraIds: readonly string[]) => {
    const ids = join(described.get(node), isInvalid && message.id, ...extraIds);
    owner.claim(node, {
      attributes: { ...(ids && { 'aria-describedby': ids }), ...(isInvalid && { 'aria-invalid': 'true' }) },
    });
  };

  function write(): void {
    const extraIds = extra.map(({ id }) => id);
    for (const [position, control] of controls.entries()) {
      // The group has the attributes: a single radio button cannot be invalid.
      if (!group) describe(control, Boolean(error) && isBad(control, position), extraIds);
    }
    owner.claim(item, {
      classes: { ...(error && { error: true }) },
      ...(group && {
        attributes: {
          role: 'radiogroup',
          ...(field.isRequired && { 'aria-required': 'true' }),
          ...(error && { 'aria-invalid': 'true', 'aria-describedby': join(described.get(item), message.id) }),
        },
      }),
    });
  }

  write();
  return {
    get error() {
      return error;
    },
    /** The control that is wrong, or the first one. */
    get target() {
      return controls.find(isBad) ?? controls[0] ?? item;
    },
    /** Adds an element that describes the field's controls, a counter for instance. */
    describeBy(element: Element) {
      extra.push(element);
      write();
    },
    show(next: FieldError | undefined) {
      if (next?.message === error?.message && String(next?.parts) === String(error?.parts)) return;
      error = next;
      message.textContent = next?.message ?? '';
      const title = titleOf(item);
      if (!next) owner.release(message);
      else if (!message.isConnected)
        owner.insert(message, title?.parentNode ?? item, title ? title.nextSibling : item.firstChild);
      write();
    },
  };
}

export type FieldMessages = ReturnType<typeof createFieldMessages>;

/** Shares of the limit at which screen readers say how much is left. */
const ANNOUNCED_AT = [0.8, 0.9, 1];

interface CounterOptions {
  readonly item: HTMLElement;
  readonly field: FieldModel;
  readonly owner: LedgerOwner;
  readonly t: FormMessages;
  readonly announce: Announce;
}

/** Shows `used / max` under a field, as an error beyond the limit. Undefined for a field without a limit. */
export function createCounter(
  scope: Scope,
  { item, field: { maxLength, type }, owner, t, announce }: CounterOptions,
): Element | undefined {
  const control = controlsOf(item)[0];
  if (!maxLength || type !== 'textarea' || !control) return undefined;
  const counter = document.createElement('div');
  counter.id = idBeside(item, 'counter');
  counter.className = 'inlay-form-counter';
  let announced = 0;

  const count = () => {
    const used = control.value.length;
    const passed = ANNOUNCED_AT.filter((share) => used >= share * maxLength).length;
    counter.textContent = t('counter', { used, max: maxLength });
    counter.classList.toggle('inlay-form-counter--exceeded', used > maxLength);
    // Each step once; beyond the limit at every keystroke, because only the newest number helps.
    if (used > maxLength) announce(t('counterOver', { over: used - maxLength }));
    else if (passed > announced) announce(t('counterLeft', { left: maxLength - used }));
    announced = passed;
  };
  count();
  owner.insert(counter, item);
  scope.listen(control, 'input', count);
  return counter;
}
