import { vi } from 'vitest';
import { readSiteContext } from '../../../src/context/context';
import { createBus } from '../../../src/core/entry/bus';
import type { Services } from '../../../src/core/entry/services';
import { createScope, type Part, type Scope } from '../../../src/core/scope';

/** Loads code as the entry does, in English. */
const loadUnit = (_name: string, load: () => Promise<object>) => load();

const open: Part[] = [];

/** Ends the scopes that tests have left open: what is alive in them would go on in the next file. */
export function endTestScopes(): void {
  for (const scope of open.splice(0)) scope.end();
}

/** A scope on a page without blocks, consent or lazy code. It ends with the test's file at the latest. */
export function createTestScope(services: Partial<Services> = {}): Part {
  const scope: Part = createScope({
    services: {
      bus: createBus(() => {}),
      report: vi.fn(),
      context: readSiteContext(undefined),
      loadUnit,
      ...services,
    } as unknown as Services,
    name: 'test',
  });
  open.push(scope);
  // Vitest's `window` is the global object with functions of happy-dom's: only those reach happy-dom's own window.
  const listen: Scope['listen'] = (target, type, handler, options) => {
    if (target !== window) scope.listen(target, type, handler, options);
    else {
      const onWindow = scope.guard(handler as (event: Event) => unknown);
      addEventListener(type, onWindow, { ...options, signal: scope.signal });
    }
  };
  return { ...scope, signal: scope.signal, listen };
}
