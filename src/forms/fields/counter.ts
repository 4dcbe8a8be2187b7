import type { LedgerOwner } from '../../core/ledger/ledger.types';
import type { Announcer } from '../../ui/live-region/announcer';
import type { FieldModel } from '../model/form.types';
import type { FormTexts } from '../model/form-texts';
import { idBeside } from './id-beside';
import { controlsOf } from './read-value';

/** Shares of the limit at which the visitor hears how much is left. */
const HEARD_AT = [0.8, 0.9, 1];

/**
 * Shows `used / max` under a field, in an error state when that is too much. A field without a limit has none: undefined.
 */
export function createCounter(
  item: HTMLElement,
  { maxLength, type }: FieldModel,
  { owner, texts, announcer }: { owner: LedgerOwner; texts: FormTexts; announcer: Announcer },
): Element | undefined {
  const control = controlsOf(item)[0];
  if (!maxLength || type !== 'textarea' || !control) return undefined;
  const counter = document.createElement('div');
  counter.id = idBeside(item, 'counter');
  counter.className = 'inlay-form-counter';
  let heard = 0;

  const count = () => {
    const used = control.value.length;
    const passed = HEARD_AT.filter((share) => used >= share * maxLength).length;
    counter.textContent = texts('counter', { used, max: maxLength });
    counter.classList.toggle('inlay-form-counter--exceeded', used > maxLength);
    // Each step once; beyond the limit at every stroke, since it is the last one that counts.
    if (used > maxLength) announcer.announce(texts('counterOver', { over: used - maxLength }));
    else if (passed > heard) announcer.announce(texts('counterLeft', { left: maxLength - used }));
    heard = passed;
  };
  count();
  owner.insert(counter, item);
  owner.listen(control, 'input', count);
  return counter;
}
