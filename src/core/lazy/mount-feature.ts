import type { PendingRequest, SiteServices } from '../entry/feature';
import { createScope } from '../scope';
import type { AnyFeatureUnit } from '../unit';
import { dispatchDomEvents } from './dom-events';
import { mountUnit } from './mount-unit';

/** What a feature's lazy chunk exports: its unit, or those of several features by name. */
export type FeatureModule =
  | { readonly unit: AnyFeatureUnit }
  | { readonly units: Readonly<Record<string, AnyFeatureUnit>> };

export interface ArrivedFeature {
  readonly name: string;
  readonly services: SiteServices;
  readonly module: FeatureModule;
  readonly pending: readonly PendingRequest[];
}

/** Starts a feature whose code has arrived, and returns its end. Never throws: one that throws half-way is undone. */
export function mountFeature({ name, services, module, pending }: ArrivedFeature): () => void {
  dispatchDomEvents(services.bus, pending);
  const scope = createScope({ services, name, id: `inlay-${name}` });
  try {
    const unit = 'units' in module ? module.units[name] : module.unit;
    if (!unit) throw new TypeError('The chunk exports no unit.');
    mountUnit(unit, { subject: services.context, scope, extra: pending });
  } catch (error) {
    scope.fail('mount', error);
  }
  return scope.end;
}
