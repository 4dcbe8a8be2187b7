import { findConsentGate } from '../../consent/gate';
import { type Decision, decide } from '../../context/driven-by-theme';
import { findAll } from '../../dom/find-all';
import { mountUnit } from '../lazy/mount-unit';
import type { LedgerOwner } from '../ledger/ledger.types';
import { pageLedger } from '../ledger/page-ledger';
import { createScope } from '../scope';
import type { BlockDefinition, BlockModule } from './block';
import type { Fault, Phase } from './faults';
import type { BlockState } from './inspection';
import { visible } from './schedule';
import type { Services } from './services';
import type { States } from './states';
import { inTurn, waiting } from './yielding';

/** One block from `found` to `destroyed`: a record that the functions below move along. */
export interface BlockInstance {
  readonly definition: BlockDefinition;
  readonly element: HTMLElement;
  readonly services: Services;
  state: BlockState;
  fault?: Fault | undefined;
  /** Who drives it. Decided when its code has arrived; undefined where no theme's script knows the element. */
  decision?: Decision | undefined;
  store?: unknown;
  /** When it was mounted, in milliseconds on the page's clock. */
  mountedAt?: number;
  /** The writers of what stays when the block fails. */
  readonly revealed: LedgerOwner[];
  /** Ends the waiting, or what is mounted. May throw. */
  stop: () => void;
  /** Settles when the block is mounted or has failed; undefined while it waits. */
  settled?: Promise<void>;
}

const LATE = 'Bound by the theme after Inlay, so Inlay gave it back. Load the theme’s script earlier.';

function warn(instance: BlockInstance, phase: Phase, cause: unknown): void {
  const { definition, element, services } = instance;
  instance.fault = services.report(phase, definition.name, cause, element);
}

function isolate(instance: BlockInstance, phase: Phase, run: () => void): void {
  try {
    run();
  } catch (error) {
    warn(instance, phase, error);
  }
}

/** Adds states to the nodes of a block. What the server has written stays. */
function claimStates({ definition, element, revealed }: BlockInstance, states: States = {}): void {
  for (const [selector, wanted] of Object.entries(states)) {
    // Each has an owner: an element may match several selectors, and an owner has one claim on it.
    const owner = pageLedger.owner(definition.name);
    revealed.push(owner);
    for (const node of selector === ':scope' ? [element] : findAll(element, selector)) {
      const { attributes = {}, ...claims } = typeof wanted === 'function' ? wanted(node) : wanted;
      const added = Object.entries(attributes).filter(([name]) => !node.hasAttribute(name));
      owner.claim(node, { ...claims, attributes: Object.fromEntries(added) });
    }
  }
}

/** Ends what runs. Returns whether all of it was mounted, so that its end is to be told. */
function leave(instance: BlockInstance, state: 'failed' | 'left' | 'off' | 'destroyed'): boolean {
  const wasMounted = instance.state === 'mounted';
  instance.state = state;
  isolate(instance, 'destroy', instance.stop);
  instance.stop = () => {};
  delete instance.store;
  return wasMounted;
}

const tellEnd = ({ definition, element, services }: BlockInstance) =>
  services.bus.emit('block:destroyed', { block: definition.name, element });

/** The server's HTML comes back and stays revealed: no script will show what is hidden in it. */
function giveUp(instance: BlockInstance, state: 'failed' | 'off'): void {
  leave(instance, state);
  isolate(instance, 'mount', () => {
    claimStates(instance, instance.definition.fallbackStates);
    claimStates(instance, instance.services.fallbackStates);
  });
}

function failBlockInstance(instance: BlockInstance, phase: Phase, cause: unknown): void {
  if (instance.state === 'failed' || instance.state === 'destroyed') return;
  giveUp(instance, 'failed');
  warn(instance, phase, cause);
}

export function endBlockInstance(instance: BlockInstance): void {
  if (instance.state === 'destroyed') return;
  const wasMounted = leave(instance, 'destroyed');
  for (const { release } of instance.revealed) isolate(instance, 'destroy', release);
  if (wasMounted) tellEnd(instance);
}

/** Two scripts answer each click on an element that the theme has bound after Inlay, so Inlay gives it back. */
function giveBackToTheme(instance: BlockInstance, isFirst: boolean): void {
  if (leave(instance, 'left')) tellEnd(instance);
  if (isFirst) warn(instance, 'mount', LATE);
}

/** Loads and mounts now, whatever the block is waiting for. */
export function startBlockInstance(instance: BlockInstance): void {
  const { definition, element, services } = instance;
  const { consent } = services;
  if (instance.state !== 'found' && instance.state !== 'waiting') return;
  const gate = findConsentGate(definition, element);
  const isAllowed = () => !gate || consent.allows(gate.dataset.consent ?? '');
  if (!isAllowed()) {
    instance.stop();
    instance.stop = consent.subscribe(() => {
      if (isAllowed()) startBlockInstance(instance);
    });
    return;
  }
  instance.state = 'loading';
  instance.stop();
  instance.settled = services
    .loadUnit(definition.name, definition.load)
    .then((module) => mountArrived(instance, module))
    .catch((error) => failBlockInstance(instance, 'load', error));
}

/** Checks whether the block is still to be mounted: it may have been destroyed, or removed from the page, while its code was loading. */
function isLoading(instance: BlockInstance): boolean {
  if (instance.state === 'loading' && !instance.element.isConnected) endBlockInstance(instance);
  return instance.state === 'loading';
}

/** Mounts a block whose code has arrived, by the module that this one chooses. */
async function mountArrived(instance: BlockInstance, arrived: BlockModule): Promise<void> {
  const { element, services } = instance;
  let module = arrived;
  while (isLoading(instance)) {
    const choice = module.unit?.choose?.(element, services.blocks);
    if (!choice) break;
    if (services.switchedOff?.includes(choice.name)) {
      giveUp(instance, 'off');
      return;
    }
    // A choice names a block's module, whatever else it exports.
    module = (await services.loadUnit(choice.name, choice.load)) as BlockModule;
  }
  const decision = decide(element, module.unit?.controllers);
  instance.decision = decision instanceof Promise ? await decision : decision;
  let isWhole: Promise<void> | undefined;
  await inTurn(() => {
    if (!isLoading(instance)) return;
    if (instance.decision?.driver === 'theme') instance.state = 'left';
    else isWhole = mountLoaded(instance, module);
  });
  await isWhole;
}

/** Says that a block is mounted, unless it has ended meanwhile. */
function tellMounted(instance: BlockInstance): void {
  const { definition, element, services, state, store } = instance;
  if (state !== 'loading') return;
  instance.state = 'mounted';
  instance.mountedAt = performance.now();
  services.bus.emit('block:mounted', {
    block: definition.name,
    element,
    ...(store !== undefined && { store }),
  });
}

/** Mounts it. Settles once it is whole, where that takes more than one task; undefined: it is already. */
function mountLoaded(instance: BlockInstance, { unit }: BlockModule): Promise<void> | undefined {
  const { definition, element, services } = instance;
  const scope = createScope({
    services,
    name: definition.name,
    element,
    warn: (phase, cause) => warn(instance, phase, cause),
    fail: (phase, cause) => failBlockInstance(instance, phase, cause),
  });
  const { length } = waiting;
  const giveBack = (isFirst: boolean) => giveBackToTheme(instance, isFirst);
  instance.decision?.giveBack.add(giveBack);
  scope.defer(() => instance.decision?.giveBack.delete(giveBack));
  try {
    if (!unit) throw new TypeError('The chunk exports no unit.');
    instance.stop = scope.end;
    // Kept nowhere else: a function in here that knew it would hold it, and the block's nodes, after its end.
    const store = mountUnit(unit, { subject: element, scope, extra: element });
    if (instance.state === 'loading' && store !== undefined) instance.store = store;
  } catch (error) {
    failBlockInstance(instance, 'mount', error);
  }
  // The rest of it has its turn first.
  if (waiting.length > length) return inTurn(() => tellMounted(instance));
  tellMounted(instance);
  return undefined;
}

/** Reveals a block that has just been found. */
export function createBlockInstance(
  definition: BlockDefinition,
  element: HTMLElement,
  services: Services,
): BlockInstance {
  const instance: BlockInstance = {
    definition,
    element,
    services,
    state: 'found',
    revealed: [],
    stop() {},
  };
  isolate(instance, 'mount', () => claimStates(instance, definition.reveal));
  return instance;
}

/** Lets a block wait for its moment, unless it is switched off. It reads styles: reveal all that have been found before. */
export function awaitStart(instance: BlockInstance): void {
  const { definition, element, services } = instance;
  if (services.switchedOff?.includes(definition.name)) {
    giveUp(instance, 'off');
    return;
  }
  instance.state = 'waiting';
  instance.stop = (definition.when ?? visible).wait(element, () => startBlockInstance(instance));
}
