import { decideDriver } from '../../context/driven-by-theme';
import type { BlockModule } from '../entry/block';
import type { BlockInstance } from '../entry/block-instance';
import type { Phase } from '../entry/faults';
import type { Claims } from '../ledger/ledger.types';
import { pageLedger } from '../ledger/page-ledger';
import { createScope } from '../scope';
import { dispatchDomEvents } from './dom-events';
import { mountUnit } from './mount-unit';

/**
 * The ledger takes over what the entry wrote before the ledger was loaded. Like the entry's own writer this one only adds: the
 * ledger would read a second claim on an element as a replacement of the first.
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

export interface ArrivedBlock {
  readonly instance: BlockInstance;
  readonly module: BlockModule;
  /** Gives the block up. */
  readonly fail: (phase: Phase, cause: unknown) => void;
  /** Ends a block that has left the page. */
  readonly end: () => void;
  /** Repeats the click that started the block. */
  readonly replayed: (() => void) | undefined;
}

/** Whether the block is still to be mounted: it may have been destroyed, or removed from the page, while its code was loading. */
function isLoading({ instance: { state, element }, end }: ArrivedBlock): boolean {
  if (state === 'loading' && !element.isConnected) end();
  return state === 'loading' && element.isConnected;
}

/** Mounts a block whose code has arrived, by the module that this one chooses. Never throws: an error gives the block up. */
export async function mountBlockInstance(arrived: ArrivedBlock): Promise<void> {
  const { instance, fail } = arrived;
  const { element, services } = instance;
  dispatchDomEvents(services.bus);
  let { module } = arrived;
  try {
    while (isLoading(arrived)) {
      const choice = module.unit?.choose?.(element, services.blocks);
      if (!choice) break;
      // A choice names a block's module, whatever else it exports.
      const [, chosen] = await services.loadUnit(choice.name, choice.load);
      module = chosen as BlockModule;
    }
    const driver = decideDriver(element, module.unit?.controllers);
    instance.driver = driver instanceof Promise ? await driver : driver;
  } catch (error) {
    fail('load', error);
  }
  if (!isLoading(arrived)) return;
  if (instance.driver === 'theme') {
    instance.stop();
    instance.state = 'left';
    // The press was meant for the theme.
    arrived.replayed?.();
  } else mountLoaded(arrived, module);
}

function mountLoaded({ instance, fail, replayed }: ArrivedBlock, { unit }: BlockModule): void {
  const { definition, element, services } = instance;
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
    if (!unit) throw new TypeError('The chunk exports no unit.');
    handOverClaims(instance);
    instance.stop = scope.end;
    store = mountUnit(unit, { subject: element, scope, extra: element });
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
