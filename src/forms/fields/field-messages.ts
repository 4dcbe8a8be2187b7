import type { Claims } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import { createStore } from '../../store/store';
import type { Announce } from '../../ui/live-region/announcer';
import type { FieldModel } from '../model/form.types';
import type { FormMessages } from '../model/form-messages';
import type { FieldError } from './field.types';
import { controlsOf, idBeside, titleOf } from './form-item';

/** A control, or a group of radio buttons, with what describes it: `served` by the server, our message, if any, and its counter. */
function describedClaims(
  messageId: string | false,
  served: string | null,
  counterId: string | undefined,
): Claims {
  const ids = [served, messageId, counterId].filter(Boolean).join(' ');
  return {
    attributes: { ...(ids && { 'aria-describedby': ids }), ...(messageId && { 'aria-invalid': 'true' }) },
  };
}

/** Shows the error of one field, also to screen readers: `aria-invalid`, and `aria-describedby` with the message's id. */
export function createFieldMessages(
  scope: Scope,
  item: HTMLElement,
  { field, counterId }: { readonly field: FieldModel; readonly counterId?: string | undefined },
) {
  const owner = scope.owner();
  const message = document.createElement('div');
  message.className = 'field-error inlay-message';
  message.id = idBeside(item, 'error');
  const controls = controlsOf(item);
  const store = createStore<FieldError | undefined>(undefined);

  const isBad = (control: HTMLElement, position: number) =>
    store.get()?.parts?.includes(Number(control.dataset.index ?? position)) ?? true;

  const served = item.getAttribute('aria-describedby');
  // Radio buttons are one control together: the group is invalid, not a button.
  const isGroup = field.type === 'radio' && item.localName === 'fieldset';
  scope.bind(item, store, (error) => ({
    classes: { ...(error && { error: true }) },
    ...(isGroup && {
      attributes: {
        role: 'radiogroup',
        ...(field.isRequired && { 'aria-required': 'true' }),
        ...describedClaims(error !== undefined && message.id, served, undefined).attributes,
      },
    }),
  }));
  for (const [position, control] of isGroup ? [] : controls.entries()) {
    const served = control.getAttribute('aria-describedby');
    scope.bind(control, store, (error) =>
      describedClaims(error !== undefined && isBad(control, position) && message.id, served, counterId),
    );
  }
  return {
    get: store.get,
    /** The control that is wrong, or the first one. */
    get target() {
      return controls.find(isBad) ?? controls[0] ?? item;
    },
    show(error: FieldError | undefined) {
      const before = store.get();
      if (error?.message === before?.message && String(error?.parts) === String(before?.parts)) return;
      message.textContent = error?.message ?? '';
      const title = titleOf(item);
      if (!error) owner.release(message);
      else if (!message.isConnected)
        owner.insert(message, title?.parentNode ?? item, title ? title.nextSibling : item.firstChild);
      store.set(error);
    },
  };
}

export type FieldMessages = ReturnType<typeof createFieldMessages>;

/** Shares of the limit at which screen readers say how much is left. */
const ANNOUNCED_AT = [0.8, 0.9, 1];

/** Shows `used / max` under a field, as an error beyond the limit. Undefined for a field without a limit. */
export function createCounter(
  scope: Scope,
  item: HTMLElement,
  {
    field: { maxLength, type },
    t,
    announce,
  }: { readonly field: FieldModel; readonly t: FormMessages; readonly announce: Announce },
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
  scope.owner().insert(counter, item);
  scope.listen(control, 'input', count);
  return counter;
}
