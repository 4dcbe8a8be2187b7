import { findAll, findAround } from '../../dom/find-all';
import type { BlockDefinition } from './block';
import { createEarlyClaims, type EarlyClaims, type RevealOwner } from './early-claims';
import type { Fault, Phase } from './faults';
import type { BlockState } from './inlay-api';
import { visible } from './schedule';
import type { Services } from './services';

/** One block's way from `found` to `destroyed`: a record that the functions below and the lazy frame move along. */
export interface BlockInstance {
  readonly definition: BlockDefinition;
  readonly element: HTMLElement;
  state: BlockState;
  fault?: Fault | undefined;
  store?: unknown;
  /** When it was mounted, in milliseconds on the page's clock. */
  mountedAt?: number;
  readonly earlyClaims: EarlyClaims;
  /** What must stay when the block fails; the ledger's, once it is there. */
  revealed: RevealOwner;
  /** Ends the waiting, or what is mounted; says what went wrong by throwing. */
  stop: () => void;
  /** Settles when the block is mounted or has failed; undefined while it waits. */
  settled?: Promise<void>;
}

function warn(instance: BlockInstance, { report }: Services, phase: Phase, cause: unknown): void {
  instance.fault = report(phase, instance.definition.name, cause, instance.element);
}

function isolate(
  instance: BlockInstance,
  services: Services,
  phase: Phase,
  run: (() => void) | undefined,
): void {
  try {
    run?.();
  } catch (error) {
    warn(instance, services, phase, error);
  }
}

function mark({ element, revealed }: BlockInstance, claims: BlockDefinition['reveal'] = {}): void {
  for (const [selector, wanted] of Object.entries(claims)) {
    const nodes = selector === ':scope' ? [element] : findAll(element, selector);
    for (const node of nodes) revealed.claim(node, typeof wanted === 'function' ? wanted(node) : wanted);
  }
}

function leave(instance: BlockInstance, services: Services, state: 'failed' | 'destroyed'): void {
  instance.state = state;
  isolate(instance, services, 'destroy', instance.stop);
  instance.stop = () => {};
  delete instance.store;
}

/** Gives a block up: the server's HTML comes back and stays revealed. */
export function failBlockInstance(
  instance: BlockInstance,
  services: Services,
  phase: Phase,
  cause: unknown,
): void {
  if (instance.state === 'failed' || instance.state === 'destroyed') return;
  leave(instance, services, 'failed');
  isolate(instance, services, 'mount', () => {
    mark(instance, instance.definition.fallbackStates);
    // Pictures that the server left to the script; whoever failed to load them, they are seen.
    for (const image of findAll(instance.element, 'img[data-src]:not([src])')) {
      instance.revealed.claim(image, {
        classes: { loaded: true },
        attributes: { loading: 'lazy', src: image.getAttribute('data-src') },
      });
    }
  });
  warn(instance, services, phase, cause);
}

export function endBlockInstance(instance: BlockInstance, services: Services): void {
  const { definition, element, state } = instance;
  if (state === 'destroyed') return;
  leave(instance, services, 'destroyed');
  isolate(instance, services, 'destroy', instance.revealed.release);
  if (state === 'mounted') services.bus.emit('block:destroyed', { block: definition.name, element });
}

/** Loads and mounts now, whatever the block is waiting for. */
export function startBlockInstance(instance: BlockInstance, services: Services, replayed?: () => void): void {
  const { definition, element } = instance;
  const { consent, loadChunk, loadMounting } = services;
  if (instance.state !== 'found' && instance.state !== 'waiting') return;
  const gate = definition.handlesConsent ? null : findAround(element, '[data-consent]');
  const isAllowed = () => !gate || consent.allows(gate.dataset.consent ?? '');
  if (!isAllowed()) {
    instance.stop();
    instance.stop = consent.subscribe(() => {
      if (isAllowed()) startBlockInstance(instance, services, replayed);
    });
    return;
  }
  instance.state = 'loading';
  // A block that is to replay a click goes on noting clicks until it can.
  if (!replayed) instance.stop();
  const fail = (phase: Phase, cause: unknown) => failBlockInstance(instance, services, phase, cause);
  instance.settled = Promise.all([loadMounting(), loadChunk(definition.name, definition.load)])
    .then(([frame, loaded]) =>
      frame.mountBlockInstance(
        instance,
        services,
        { fail, end: () => endBlockInstance(instance, services), replayed },
        loaded,
      ),
    )
    .catch((error) => fail('load', error));
}

/** Starts a instance: reveals the block, then waits for its moment. */
export function createBlockInstance(
  definition: BlockDefinition,
  element: HTMLElement,
  services: Services,
): BlockInstance {
  const earlyClaims = createEarlyClaims();
  const instance: BlockInstance = {
    definition,
    element,
    state: 'found',
    earlyClaims,
    revealed: earlyClaims,
    stop() {},
  };
  const start = (replayed?: () => void) => startBlockInstance(instance, services, replayed);
  isolate(instance, services, 'mount', () => mark(instance, definition.reveal));
  instance.state = 'waiting';
  instance.stop = (definition.when ?? visible).wait(element, start);
  return instance;
}
