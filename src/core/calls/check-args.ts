import type { Services } from '../entry/services';
import { type CallShape, checkCall } from './check-call';

/** Checks the arguments of one function: reports what can be left out, and returns the rest. */
export type CheckArgs = (services: Pick<Services, 'report'>, given: readonly unknown[]) => readonly unknown[];

/**
 * A check for the arguments of a public function. It throws a TypeError, with a sentence for the caller, when the call cannot work.
 * @example export const check = checkArgs('tooltip', { element: required(anElement), content: required(aText) });
 */
export const checkArgs =
  (name: string, shape: CallShape): CheckArgs =>
  ({ report }, given) => {
    const { fault, warnings, args } = checkCall(name, shape, given);
    for (const text of warnings) report('call', name, text);
    if (fault !== undefined) throw new TypeError(fault);
    return args;
  };
