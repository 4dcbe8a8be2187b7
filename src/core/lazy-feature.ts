import type { Feature, FeatureScope } from './feature';

export interface LazyFeature {
  readonly name: string;
  /** Decides from the page, before any code is loaded. */
  readonly isWanted: (scope: FeatureScope) => boolean;
  readonly load: () => Promise<{ readonly mount: (scope: FeatureScope) => () => void }>;
}

/** A feature whose code is loaded only where the page wants it; destroying the site meanwhile cancels it. */
export function lazyFeature({ name, isWanted, load }: LazyFeature): Feature {
  return (scope) => {
    if (!isWanted(scope)) return undefined;
    let undo: (() => void) | undefined;
    let isGone = false;
    scope
      .loadChunk(name, load)
      .then(({ mount }) => {
        if (!isGone) undo = mount(scope);
      })
      .catch((error) => scope.report('load', name, error));
    return () => {
      isGone = true;
      undo?.();
    };
  };
}
