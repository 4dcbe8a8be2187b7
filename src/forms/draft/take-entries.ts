import type { Scope } from '../../core/scope';
import { isUntouched, keyedControls, readEntry } from './control-entry';
import { createRestorer } from './restore-entries';

/**
 * Takes what the visitor has typed into a form that is about to be replaced, and which control has focus. The function that it
 * returns puts both into the form that replaces it. Never stored, so secrets go along.
 */
export function takeEntries(
  scope: Pick<Scope, 'defer' | 'guard'>,
  from: HTMLElement,
): (to: HTMLElement) => void {
  const controls = [...keyedControls(from)];
  const typed = controls.filter(([, control]) => !isUntouched(control));
  const entries = Object.fromEntries(typed.map(([key, control]) => [key, readEntry(control)]));
  const focused = controls.find(([, control]) => control === document.activeElement)?.[0];
  return (to) => {
    createRestorer(scope, to).restore(entries);
    if (focused !== undefined) keyedControls(to).get(focused)?.focus({ preventScroll: true });
  };
}
