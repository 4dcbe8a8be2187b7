import { findAll } from '../../dom/find-all';
import type { CheckArgs } from '../calls/check-args';
import { createScope } from '../scope';
import type { InlayFactories } from './factories';
import type { FactoryScope, SiteServices } from './site-services';

interface FactoryModule {
  /** Looks at the caller's arguments. */
  readonly check: CheckArgs;
  create(scope: FactoryScope, ...args: readonly unknown[]): unknown;
}

/** By factory, the elements in its first argument that are its own from the call on: their blocks end, and start again when the factory ends. */
export type FactoryTakes = Readonly<Record<string, string>>;

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

/** Ends the blocks of what the factory takes, at once: by the time its code has come, they would have done their work. Returns the undo. */
function take(given: unknown, takes: string | undefined, { inlay }: SiteServices): () => void {
  const root = typeof given === 'string' ? findAll(document, given)[0] : given;
  const taken = takes && root instanceof Element ? findAll(root, takes) : [];
  for (const element of taken) inlay.destroy(element);
  return () => {
    if (inlay.state === 'initialized') for (const element of taken) inlay.scan(element);
  };
}

/**
 * Each factory as a function that loads its module, and makes one thing in a scope of its own, which ends with the site or when the thing
 * ends it. A call that is overtaken by the end of the site makes nothing and never settles.
 */
export function createFactories(
  loaders: FactoryLoaders,
  services: SiteServices,
  takes: FactoryTakes = {},
): InlayFactories {
  let destroyed = 0;
  services.bus.on('site:destroyed', () => {
    destroyed++;
  });
  const factories: Record<string, (...args: unknown[]) => Promise<unknown>> = {};
  for (const [name, load] of Object.entries<() => Promise<FactoryModule>>(loaders)) {
    factories[name] = async (...args) => {
      const before = destroyed;
      const giveBack = take(args[0], takes[name], services);
      const module = await services.loadUnit(`create-${name}`, load).catch((error) => {
        giveBack();
        throw error;
      });
      if (destroyed > before) return never();
      const scope = createScope({ services, name });
      scope.defer(giveBack);
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
