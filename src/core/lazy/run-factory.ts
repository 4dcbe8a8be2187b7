import type { CheckArgs } from '../calls/check-args';
import type { FactoryScope, SiteServices } from '../entry/site-services';
import { createScope } from '../scope';

export interface FactoryModule {
  readonly check: CheckArgs;
  create(scope: FactoryScope, ...args: readonly unknown[]): unknown;
}

interface FactoryCall {
  readonly name: string;
  readonly module: FactoryModule;
  readonly services: SiteServices;
  readonly args: readonly unknown[];
  /** Whether the site has been destroyed since the call. */
  readonly isOver: () => boolean;
}

const never = () => new Promise<never>(() => {});

/**
 * Makes one thing in its own scope, which ends with the site or when the thing ends it. A call that the destroy of the
 * site overtakes makes nothing and never settles.
 */
export async function runFactory({ name, module, services, args, isOver }: FactoryCall): Promise<unknown> {
  if (isOver()) return never();
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
