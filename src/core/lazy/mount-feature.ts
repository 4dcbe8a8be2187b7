import type { FeatureScope, PendingRequest, SiteServices } from '../entry/feature';
import { createScope } from '../scope';
import type { AnyFeatureUnit } from '../unit';
import { mountUnit } from './mount-unit';

/** What a feature's lazy chunk exports. */
export interface FeatureModule {
  readonly unit?: AnyFeatureUnit;
  /** The form before units; what it returns runs at the end. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a feature that undoes everything through its scope returns nothing
  mount?(scope: FeatureScope, pending: readonly PendingRequest[]): (() => void) | undefined | void;
}

export interface ArrivedFeature {
  readonly name: string;
  readonly services: SiteServices;
  readonly module: FeatureModule;
  readonly pending: readonly PendingRequest[];
}

/** Starts a feature whose code has arrived, and returns its end. Never throws: one that throws half-way is undone. */
export function mountFeature({ name, services, module, pending }: ArrivedFeature): () => void {
  const scope = createScope({ services, name, id: `inlay-${name}` });
  try {
    if (module.unit) mountUnit(module.unit, { subject: services.context, scope, extra: pending });
    else if (module.mount) scope.defer(module.mount(scope, pending) ?? (() => {}));
    else throw new TypeError('The chunk exports no unit.');
  } catch (error) {
    scope.fail('mount', error);
  }
  return scope.end;
}
