import type { Scope } from '../../core/scope';
import { isDebugging } from '../../dom/is-debugging';

/**
 * Logs that something was not counted, for theme developers who have the debug overlay open. That is not a fault: visitors miss nothing, and the owner of the
 * site cannot make a server answer.
 */
export function logUnsent({ name }: Pick<Scope, 'name'>, problem: string): void {
  if (isDebugging()) console.info(`[inlay] ${name}: ${problem}`);
}
