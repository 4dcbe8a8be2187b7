import type { CheckArgs } from '../calls/check-args';
import { type FactoryModule, runFactory } from '../lazy/run-factory';
import type { InlayFactories } from './factories';
import type { FactoryScope, SiteServices } from './site-services';

type MakerOf<Factory> = Factory extends (...args: infer Args) => Promise<infer Made>
  ? (scope: FactoryScope, ...args: Args) => Made | Promise<Made>
  : never;

/** Name → the module `create-<name>`: `check` looks at the caller's arguments, and `create` gets a scope before them. */
export type FactoryLoaders = {
  readonly [Name in keyof InlayFactories]: () => Promise<{
    readonly check: CheckArgs;
    readonly create: MakerOf<InlayFactories[Name]>;
  }>;
};

/** Each factory as a function that loads its module and passes its arguments on. */
export function createFactories(loaders: FactoryLoaders, services: SiteServices): InlayFactories {
  let destroyed = 0;
  services.bus.on('site:destroyed', () => {
    destroyed++;
  });
  const factories: Record<string, (...args: unknown[]) => Promise<unknown>> = {};
  for (const [name, load] of Object.entries<() => Promise<FactoryModule>>(loaders)) {
    factories[name] = (...args) => {
      const before = destroyed;
      const isOver = () => destroyed > before;
      return services
        .loadUnit(`create-${name}`, load)

        .then((module) => runFactory({ name, module, services, args, isOver }));
    };
  }
  // Each factory's module has declared its type.
  return factories as unknown as InlayFactories;
}
