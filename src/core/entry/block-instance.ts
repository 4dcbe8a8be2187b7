import type { Driver } from '../../context/driven-by-theme';
import { findAll, findAround } from '../../dom/find-all';
import type { BlockDefinition } from './block';
import { createEarlyClaims, type EarlyClaims, type RevealOwner, type States } from './early-claims';
import type { Fault, Phase } from './faults';
import type { BlockState } from './inspection';
import { visible } from './schedule';
import type { Services } from './services';

/** One block from `found` to `destroyed`: a record that the functions below, and those that mount it, move along. */
export interface BlockInstance {
  readonly definition: BlockDefinition;
  readonly element: HTMLElement;
  readonly services: Services;
  state: BlockState;
  fault?: Fault | undefined;
  /** Decided when its code has arrived; undefined where no theme's script knows the element. */
  driver?: Driver | undefined;
  store?: unknown;
  /** When it was mounted, in milliseconds on the page's clock. */
  mountedAt?: number;
  readonly earlyClaims: EarlyClaims;
  /** The writer of what stays when the block fails; the ledger's, once that is loaded. */
  revealed: RevealOwner;
  /** Ends the waiting, or what is mounted. May throw. */
  stop: () => void;
  /** Settles when the block is mounted or has failed; undefined while it waits. */
  settled?: Promise<void>;
}

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

function claimStates({ element, revealed }: BlockInstance, states: States = {}): void {
  for (const [selector, wanted] of Object.entries(states)) {
    const nodes = selector === ':scope' ? [element] : findAll(element, selector);
    for (const node of nodes) revealed.claim(node, typeof wanted === 'function' ? wanted(node) : wanted);
  }
}

function leave(instance: BlockInstance, state: 'failed' | 'destroyed'): void {
  instance.state = state;
  isolate(instance, 'destroy', instance.stop);
  instance.stop = () => {};
  delete instance.store;
}

/** Gives a block up: the server's HTML comes back and stays revealed. */
export function failBlockInstance(instance: BlockInstance, phase: Phase, cause: unknown): void {
  if (instance.state === 'failed' || instance.state === 'destroyed') return;
  leave(instance, 'failed');
  isolate(instance, 'mount', () => {
    claimStates(instance, instance.definition.fallbackStates);
    claimStates(instance, instance.services.fallbackStates);
  });
  warn(instance, phase, cause);
}

export function endBlockInstance(instance: BlockInstance): void {
  const { definition, element, services, state } = instance;
  if (state === 'destroyed') return;
  leave(instance, 'destroyed');
  isolate(instance, 'destroy', instance.revealed.release);
  if (state === 'mounted') services.bus.emit('block:destroyed', { block: definition.name, element });
}

/** Loads and mounts now, whatever the block is waiting for. */
export function startBlockInstance(instance: BlockInstance, replayed?: () => void): void {
  const { definition, element, services } = instance;
  const { consent } = services;
  if (instance.state !== 'found' && instance.state !== 'waiting') return;
  const gate = definition.handlesConsent ? null : findAround(element, '[data-consent]');
  const isAllowed = () => !gate || consent.allows(gate.dataset.consent ?? '');
  if (!isAllowed()) {
    instance.stop();
    instance.stop = consent.subscribe(() => {
      if (isAllowed()) startBlockInstance(instance, replayed);
    });
    return;
  }
  instance.state = 'loading';
  // A block that will replay a click keeps recording clicks until it is mounted.
  if (!replayed) instance.stop();
  const fail = (phase: Phase, cause: unknown) => failBlockInstance(instance, phase, cause);
  const end = () => endBlockInstance(instance);
  instance.settled = services
    .loadUnit(definition.name, definition.load)
    .then(([{ mountBlockInstance }, module]) => mountBlockInstance({ instance, module, fail, end, replayed }))
    .catch((error) => fail('load', error));
}

/** Reveals a block that has just been found, and lets it wait for its moment. */
export function createBlockInstance(
  definition: BlockDefinition,
  element: HTMLElement,
  services: Services,
): BlockInstance {
  const earlyClaims = createEarlyClaims();
  const instance: BlockInstance = {
    definition,
    element,
    services,
    state: 'found',
    earlyClaims,
    revealed: earlyClaims,
    stop() {},
  };
  isolate(instance, 'mount', () => claimStates(instance, definition.reveal));
  instance.state = 'waiting';
  instance.stop = (definition.when ?? visible).wait(element, (replayed) =>
    startBlockInstance(instance, replayed),
  );
  return instance;
}
