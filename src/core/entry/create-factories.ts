import type { CheckArgs } from '../calls/check-args';
import { createScope } from '../scope';
import type { InlayFactories } from './factories';
import type { FactoryScope, SiteServices } from './site-services';

interface FactoryModule {
  /** Looks at the caller's arguments. */
  readonly check: CheckArgs;
  create(scope: FactoryScope, ...args: readonly unknown[]): unknown;
}

/** Name → the module `create-<name>`. */
export type FactoryLoaders = {
  readonly [Name in keyof InlayFactories]: () => Promise<{
    readonly check: CheckArgs;
    readonly create: InlayFactories[Name] extends (...args: infer Args) => Promise<infer Made>
      ? (scope: FactoryScope, ...args: Args) => Made | Promise<Made>
      : never;
  }>;
};

const never = () => new Promise<never>(() => {});

/**
 * Each factory as a function that loads its module, and makes one thing in a scope of its own, which ends with the site or when the thing
 * ends it. A call that is overtaken by the end of the site makes nothing and never settles.
 */
export function createFactories(loaders: FactoryLoaders, services: SiteServices): InlayFactories {
  let destroyed = 0;
  services.bus.on('site:destroyed', () => {
    destroyed++;
  });
  const factories: Record<string, (...args: unknown[]) => Promise<unknown>> = {};
  for (const [name, load] of Object.entries<() => Promise<FactoryModule>>(loaders)) {
    factories[name] = async (...args) => {
      const before = destroyed;
      const module = await services.loadUnit(`create-${name}`, load);
      if (destroyed > before) return never();
      const scope = createScope({ services, name });
      scope.on('site:destroyed', scope.end);
      try {
        const made = await module.create(scope, ...module.check(services, args));
        return destroyed > before ? never() : made;
      } catch (error) {
        if (destroyed > before) return never();
        scope.end();
        throw error;
      }
    };
  }
  // Each factory's module has declared its type.
  return factories as unknown as InlayFactories;
}
