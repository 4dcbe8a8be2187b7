import type { FactoryModule } from '../entry/factories';
import type { SiteServices } from '../entry/feature';
import { createScope } from '../scope';

export interface FactoryCall {
  readonly name: string;
  readonly services: SiteServices;
  readonly module: FactoryModule;
  readonly args: readonly unknown[];
  /** Aborted when the site is destroyed. */
  readonly site: AbortSignal;
}

const never = () => new Promise<never>(() => {});

/**
 * Makes one thing in a scope of its own, which ends with the site or when the thing ends it. A call that the destroy of the
 * site overtakes makes nothing and never settles.
 */
export async function runFactory({ name, services, module, args, site }: FactoryCall): Promise<unknown> {
  if (site.aborted) return never();
  const scope = createScope({ services, name });
  site.addEventListener('abort', scope.end);
  scope.defer(() => site.removeEventListener('abort', scope.end));
  try {
    const made = await module.create(scope, ...args);
    return site.aborted ? never() : made;
  } catch (error) {
    if (site.aborted) return never();
    scope.end();
    throw error;
  }
}
