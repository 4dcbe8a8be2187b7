import type { FactoryModule } from '../entry/create-factories';
import type { SiteServices } from '../entry/feature';
import { createScope } from '../scope';
import { dispatchDomEvents } from './dom-events';

export interface FactoryCall {
  readonly name: string;
  readonly module: FactoryModule;
  readonly services: SiteServices;
  readonly args: readonly unknown[];
  /** Whether the site has been destroyed since the call. */
  readonly isOver: () => boolean;
}

const never = () => new Promise<never>(() => {});

/**
 * Makes one thing in a scope of its own, which ends with the site or when the thing ends it. A call that the destroy of the
 * site overtakes makes nothing and never settles.
 */
export async function runFactory({ name, module, services, args, isOver }: FactoryCall): Promise<unknown> {
  if (isOver()) return never();
  dispatchDomEvents(services.bus);
  const scope = createScope({ services, name });
  scope.on('site:destroyed', scope.end);
  try {
    const made = await module.create(scope, ...module.check(services, args));
    return isOver() ? never() : made;
  } catch (error) {
    if (isOver()) return never();
    scope.end();
    throw error;
  }
}
