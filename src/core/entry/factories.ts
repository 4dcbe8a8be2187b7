import type { Part } from '../scope';
import type { Bus } from './bus';
import type { FeatureScope, SiteServices } from './feature';

/**
 * Functions of the public face that make something for a theme author: `Inlay.lightbox(…)`. Each loads its code when it
 * is first called, so it answers with a promise. A factory adds itself by declaration merging, beside its code.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the base of declaration merging
export interface InlayFactories {}

/** The scope of one call. It ends with the site; a thing that can be closed or destroyed earlier calls `end` then. */
export interface FactoryScope extends FeatureScope, Part {}

type MakerOf<Factory> = Factory extends (...args: infer Args) => Promise<infer Made>
  ? (scope: FactoryScope, ...args: Args) => Made | Promise<Made>
  : never;

/** Name → the module `create-<name>`, whose `create` gets a scope before the caller's arguments. */
export type FactoryLoaders = {
  readonly [Name in keyof InlayFactories]: () => Promise<{ readonly create: MakerOf<InlayFactories[Name]> }>;
};

export interface FactoryModule {
  create(scope: FactoryScope, ...args: readonly unknown[]): unknown;
}

export interface FactoryPorts {
  readonly loaders: FactoryLoaders;
  readonly bus: Bus;
  readonly getServices: () => SiteServices;
}

/** Each factory as a function that loads its module and passes its arguments on. */
export function createFactories({ loaders, bus, getServices }: FactoryPorts): InlayFactories {
  let site = new AbortController();
  bus.on('site:destroyed', () => {
    site.abort();
    site = new AbortController();
  });
  const entries = Object.entries(loaders as Readonly<Record<string, () => Promise<FactoryModule>>>);
  return Object.fromEntries(
    entries.map(([name, load]) => [
      name,
      (...args: unknown[]) => {
        const services = getServices();
        const { signal } = site;
        return Promise.all([services.loadFrame(), services.loadChunk(`create-${name}`, load)]).then(
          ([{ runFactory }, module]) => runFactory({ name, services, module, args, site: signal }),
        );
      },
    ]),
  ) as unknown as InlayFactories;
}
