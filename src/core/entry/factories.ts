import type { FeatureScope } from './feature';

/**
 * Functions of the public face that make something for a theme author: `Inlay.lightbox(…)`. Each loads its code when it
 * is first called, so it answers with a promise. A factory adds itself by declaration merging, beside its code.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the base of declaration merging
export interface InlayFactories {}

type MakerOf<Factory> = Factory extends (...args: infer Args) => Promise<infer Made>
  ? (scope: FeatureScope, ...args: Args) => Made | Promise<Made>
  : never;

/** Name → the module `create-<name>`, whose `create` gets the page's services before the caller's arguments. */
export type FactoryLoaders = {
  readonly [Name in keyof InlayFactories]: () => Promise<{ readonly create: MakerOf<InlayFactories[Name]> }>;
};

/** Each factory as a function that loads its module and passes its arguments on. */
export function createFactories(loaders: FactoryLoaders, getScope: () => FeatureScope): InlayFactories {
  const entries = Object.entries(loaders as Readonly<Record<string, () => Promise<AnyModule>>>);
  return Object.fromEntries(
    entries.map(([name, load]) => [
      name,
      (...args: unknown[]) => {
        const scope = getScope();
        return scope.loadChunk(`create-${name}`, load).then(({ create }) => create(scope, ...args));
      },
    ]),
  ) as unknown as InlayFactories;
}

interface AnyModule {
  create(scope: FeatureScope, ...args: unknown[]): unknown;
}
