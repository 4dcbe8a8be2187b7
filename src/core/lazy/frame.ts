import type { BlockModule, BlockScope, MountedBlock } from '../entry/block';
import type { Phase } from '../entry/faults';
import type { Life } from '../entry/life';
import type { ChunkMap } from '../entry/load-chunk';
import type { Services } from '../entry/services';
import type { Claims } from '../ledger/ledger.types';
import { pageLedger } from '../ledger/page-ledger';

// The part of the core that only pages with blocks load: the ledger, and what mounts a block through it.

declare const __LAZY_CHUNK_MAP__: ChunkMap | undefined;

/** The files of chunks that only other chunks ask for; the build writes them. */
export const chunks: ChunkMap = typeof __LAZY_CHUNK_MAP__ === 'object' ? __LAZY_CHUNK_MAP__ : {};

let serial = 0;

function isBlockModule(loaded: unknown): loaded is BlockModule {
  return typeof (loaded as BlockModule | undefined)?.mount === 'function';
}

/**
 * The ledger takes over what the entry has written before it was there. Like the entry's own writer this one adds: the
 * ledger takes a second claim on an element for a correction of the first.
 */
function adoptMarks(life: Life): void {
  const released = life.marks.release();
  if (!released.length) return;
  const owner = pageLedger.owner(life.definition.name);
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
  life.revealed = { claim, release: owner.release };
}

/** How the entry moves a life along. */
interface LifePorts {
  readonly fail: (phase: Phase, cause: unknown) => void;
  readonly end: () => void;
  readonly replayed: (() => void) | undefined;
}

/** Mounts a block whose code has arrived, by the module that this chooses. Never throws: what throws gives the block up. */
export async function mountLife(
  life: Life,
  services: Services,
  ports: LifePorts,
  loaded: unknown,
): Promise<void> {
  let module = loaded;
  try {
    while (isLoading(life, ports) && isBlockModule(module)) {
      const choice = module.choose?.(life.element, services.blocks);
      if (!choice) break;
      module = await services.loadChunk(choice.name, choice.load);
    }
  } catch (error) {
    ports.fail('load', error);
  }
  if (isLoading(life, ports)) mountModule(life, services, ports, module);
}

/** False for a block that was destroyed, or taken out of the page, while its code was on the way: there is nothing to say. */
function isLoading({ state, element }: Life, { end }: LifePorts): boolean {
  if (state === 'loading' && !element.isConnected) end();
  return state === 'loading' && element.isConnected;
}

function mountModule(life: Life, services: Services, { fail, replayed }: LifePorts, loaded: unknown): void {
  const { definition, element } = life;
  const block = definition.name;
  const owner = pageLedger.owner(block);
  const undos: Array<() => void> = [];
  const warn = (phase: Phase, cause: unknown) => {
    life.fault = services.report(phase, block, cause, element);
  };
  const scope: BlockScope = {
    ...services,
    ledger: pageLedger,
    block,
    // Not its property: a form with a field called `id` has that field there.
    id: Element.prototype.getAttribute.call(element, 'id') || `inlay-${block}-${++serial}`,
    owner,
    on: (event, listener) => {
      const undo = services.bus.on(event, listener);
      undos.push(undo);
      return undo;
    },
    guard:
      (handler) =>
      (...args) => {
        try {
          handler(...args);
        } catch (error) {
          warn('handler', error);
        }
      },
    warn,
    fail,
  };
  let mounted: MountedBlock | undefined;
  const unmount = () => {
    for (const undo of undos.splice(0).reverse()) undo();
    const { destroy } = mounted ?? {};
    mounted = undefined;
    try {
      destroy?.();
    } finally {
      owner.release();
    }
  };
  try {
    if (!isBlockModule(loaded)) throw new TypeError('The chunk has no mount function.');
    adoptMarks(life);
    life.stop = unmount;
    mounted = loaded.mount(element, scope) ?? undefined;
  } catch (error) {
    fail('mount', error);
  }
  if (life.state !== 'loading') {
    // The block gave itself up before there was anything to unmount.
    unmount();
    return;
  }
  life.state = 'mounted';
  life.mountedAt = performance.now();
  const store = mounted?.store;
  if (store !== undefined) life.store = store;
  services.bus.emit('block:mounted', { block, element, ...(store !== undefined && { store }) });
  replayed?.();
}
