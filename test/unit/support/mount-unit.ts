import type { Services } from '../../../src/core/entry/services';
import type { Part } from '../../../src/core/scope';
import type { Unit } from '../../../src/core/unit';
import { createTestScope } from './scope';

/** Reads an element and mounts its unit, as the entry does; the test ends the scope. */
export function mountUnit<Result, Store>(
  unit: Unit<Result, Store>,
  element: HTMLElement,
  services: Partial<Services> = {},
): { readonly scope: Part; readonly store: Store } {
  const scope = createTestScope(services);
  const data: unknown = unit.read ? unit.read(element, scope.warnShape, scope.context) : element;
  if (!data || (typeof data === 'object' && 'fault' in data)) throw new Error('The unit reads nothing.');
  return { scope, store: unit.mount(data as never, scope, element) };
}
