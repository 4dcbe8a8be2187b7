import type { LedgerOwner } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import type { Announcer } from '../../ui/live-region/announcer';
import type { FieldModel } from '../model/form.types';
import type { FormMessages } from '../model/form-messages';
import { controlsOf, idBeside } from './form-item';

/** Shares of the limit at which screen readers say how much is left. */
const ANNOUNCED_AT = [0.8, 0.9, 1];

interface CounterOptions {
  readonly item: HTMLElement;
  readonly field: FieldModel;
  readonly owner: LedgerOwner;
  readonly t: FormMessages;
  readonly announcer: Announcer;
}

/** Shows `used / max` under a field, as an error beyond the limit. Undefined for a field without a limit. */
export function createCounter(
  scope: Scope,
  { item, field: { maxLength, type }, owner, t, announcer }: CounterOptions,
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
    if (used > maxLength) announcer.announce(t('counterOver', { over: used - maxLength }));
    else if (passed > announced) announcer.announce(t('counterLeft', { left: maxLength - used }));
    announced = passed;
  };
  count();
  owner.insert(counter, item);
  scope.listen(control, 'input', count);
  return counter;
}
