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
const TAKES: Readonly<Record<string, string>> = {
  // Its design decides which images load.
  gallery: 'img:not([src])',
};

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
function take(given: unknown, takes: string, { inlay }: SiteServices): () => void {
  const root = typeof given === 'string' ? findAll(document, given)[0] : given;
  const taken = root instanceof Element ? findAll(root, takes) : [];
  taken.forEach(inlay.destroy);
  return () => {
    if (inlay.state === 'initialized') taken.forEach(inlay.scan);
  };
}

/**
 * Each factory as a function that loads its module, and makes one thing in a scope of its own, which ends with the site or when the thing
 * ends it. A call that is overtaken by the end of the site makes nothing and never settles.
 */
export function createFactories(
  loaders: FactoryLoaders,
  services: SiteServices,
  takes = TAKES,
): InlayFactories {
  const factories: Record<string, (...args: unknown[]) => Promise<unknown>> = {};
  for (const [name, load] of Object.entries<() => Promise<FactoryModule>>(loaders)) {
    factories[name] = async (...args) => {
      const scope = createScope({ services, name });
      let isOver = false;
      scope.on('site:destroyed', () => {
        isOver = true;
        scope.end();
      });
      try {
        const takenBy = takes[name];
        if (takenBy) scope.defer(take(args[0], takenBy, services));
        const module = await services.loadUnit(`create-${name}`, load);
        const made = isOver || (await module.create(scope, ...module.check(services, args)));
        return isOver ? never() : made;
      } catch (error) {
        scope.end();
        if (isOver) return never();
        throw error;
      }
    };
  }
  // Each factory's module has declared its type.
  return factories as unknown as InlayFactories;
}
