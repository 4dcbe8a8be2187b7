import { readSiteContext } from '../../src/context/context';
import { createBus } from '../../src/core/entry/bus';
import type { Services } from '../../src/core/entry/services';
import { createScope } from '../../src/core/scope';

/** A scope for galleries of Inlay that a bench mounts itself. They need no other services. */
export const scope = createScope({
  services: {
    bus: createBus((_, error) => reportError(error)),
    context: readSiteContext({}, () => {}),
  } as unknown as Services,
  name: 'gallery',
  warn: (_, cause) => reportError(cause),
});
