import type { FactoryModule } from '../entry/create-factories';
import type { SiteServices } from '../entry/feature';
import { createScope } from '../scope';

export interface FactoryCall {
  readonly name: string;
  readonly services: SiteServices;
  readonly load: () => Promise<FactoryModule>;
  readonly args: readonly unknown[];
  /** Whether the site has been destroyed since the call. */
  readonly isOver: () => boolean;
}

const never = () => new Promise<never>(() => {});

/**
 * Makes one thing in a scope of its own, which ends with the site or when the thing ends it. A call that the destroy of the
 * site overtakes makes nothing and never settles.
 */
export async function runFactory({ name, load, services, args, isOver }: FactoryCall): Promise<unknown> {
  const [, module] = await services.loadUnit(`create-${name}`, load);
  if (isOver()) return never();
  const scope = createScope({ services, name });
  scope.on('site:destroyed', scope.end);
  try {
    const made = await module.create(scope, ...args);
    return isOver() ? never() : made;
  } catch (error) {
    if (isOver()) return never();
    scope.end();
    throw error;
  }
}
