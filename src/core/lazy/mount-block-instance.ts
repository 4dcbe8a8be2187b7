import type { BlockModule, BlockScope } from '../entry/block';
import type { BlockInstance } from '../entry/block-instance';
import type { Phase } from '../entry/faults';
import type { ChunkMap } from '../entry/load-chunk';
import type { Services } from '../entry/services';
import type { Claims } from '../ledger/ledger.types';
import { pageLedger } from '../ledger/page-ledger';
import { createScope, type Part } from '../scope';
import { mountUnit } from './mount-unit';

export { mountFeature } from './mount-feature';
export { runFactory } from './run-factory';

// The part of the core that only pages with blocks load: the ledger, and what mounts a block through it.

declare const __LAZY_CHUNK_MAP__: ChunkMap | undefined;

/** The files of chunks that only other chunks ask for; the build writes them. */
export const chunks: ChunkMap = typeof __LAZY_CHUNK_MAP__ === 'object' ? __LAZY_CHUNK_MAP__ : {};

/**
 * The ledger takes over what the entry has written before it was there. Like the entry's own writer this one adds: the
 * ledger takes a second claim on an element for a correction of the first.
 */
function handOverClaims(instance: BlockInstance): void {
  const released = instance.earlyClaims.release();
  if (!released.length) return;
  const owner = pageLedger.owner(instance.definition.name);
  const stated = new Map<Element, Claims>();
  const claim = (element: Element, { classes, attributes }: Claims) => {
    const before = stated.get(element);
    const claims = {
      classes: { ...before?.classes, ...classes },
      attributes: { ...before?.attributes, ...attributes },
    };
    stated.set(element, claims);
    owner.claim(element, claims);
  };
  for (const [element, claims] of released) claim(element, claims);
  instance.revealed = { claim, release: owner.release };
}

/** How the entry moves a instance along. */
interface InstancePorts {
  readonly fail: (phase: Phase, cause: unknown) => void;
  readonly end: () => void;
  readonly replayed: (() => void) | undefined;
}

/** Mounts a block whose code has arrived, by the module that this chooses. Never throws: what throws gives the block up. */
export async function mountBlockInstance(
  instance: BlockInstance,
  services: Services,
  ports: InstancePorts,
  loaded: BlockModule,
): Promise<void> {
  let module = loaded;
  try {
    while (isLoading(instance, ports)) {
      const choice = (module.unit ?? module).choose?.(instance.element, services.blocks);
      if (!choice) break;
      module = await services.loadChunk(choice.name, choice.load);
    }
  } catch (error) {
    ports.fail('load', error);
  }
  if (isLoading(instance, ports)) mountLoaded(instance, services, ports, module);
}

/** False for a block that was destroyed, or taken out of the page, while its code was on the way: there is nothing to say. */
function isLoading({ state, element }: BlockInstance, { end }: InstancePorts): boolean {
  if (state === 'loading' && !element.isConnected) end();
  return state === 'loading' && element.isConnected;
}

/** Mounts a module; returns the block's store. */
function mountModule(module: BlockModule, element: HTMLElement, plain: Part): unknown {
  const scope: BlockScope = Object.assign(plain, { owner: Object.assign(plain.owner, plain.owner()) });
  if (module.unit) return mountUnit(module.unit, { subject: element, scope, extra: element });
  if (!module.mount) throw new TypeError('The chunk exports no unit.');
  const mounted = module.mount(element, scope);
  if (mounted?.destroy) scope.defer(mounted.destroy);
  return mounted?.store;
}

function mountLoaded(
  instance: BlockInstance,
  services: Services,
  { fail, replayed }: InstancePorts,
  module: BlockModule,
): void {
  const { definition, element } = instance;
  const block = definition.name;
  const scope = createScope({
    services,
    name: block,
    element,
    warn: (phase, cause) => {
      instance.fault = services.report(phase, block, cause, element);
    },
    fail,
  });
  let store: unknown;
  try {
    handOverClaims(instance);
    instance.stop = scope.end;
    store = mountModule(module, element, scope);
  } catch (error) {
    fail('mount', error);
  }
  if (instance.state !== 'loading') return;
  instance.state = 'mounted';
  instance.mountedAt = performance.now();
  if (store !== undefined) instance.store = store;
  services.bus.emit('block:mounted', { block, element, ...(store !== undefined && { store }) });
  replayed?.();
}
