import { createBus } from '../../../src/core/entry/bus';
import type { Services } from '../../../src/core/entry/services';
import { createScope, type Part } from '../../../src/core/scope';

/** A scope for one gallery, without a site around it. */
export function createGalleryScope(onWarning: (message: string) => void = () => {}): Part {
  const services = { bus: createBus(() => {}) } as unknown as Services;
  return createScope({ services, name: 'gallery', warn: (_, cause) => onWarning(String(cause)) });
}
