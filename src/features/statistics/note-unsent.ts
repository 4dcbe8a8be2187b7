import type { Scope } from '../../core/scope';
import { isDebugging } from '../../dom/is-debugging';

/**
 * Says that something was not counted, to theme developers who have the debug overlay open. It is no fault: no visitor misses anything, and the owner of the
 * site cannot have a server answer.
 */
export function noteUnsent({ name }: Pick<Scope, 'name'>, problem: string): void {
  if (isDebugging()) console.info(`[inlay] ${name}: ${problem}`);
}
