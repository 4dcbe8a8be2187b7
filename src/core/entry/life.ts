import { findAll, findAround } from '../../dom/find-all';
import type { BlockDefinition } from './block';
import type { Fault, Phase } from './faults';
import { createMarks, type Marks, type RevealOwner } from './marks';
import { visible } from './schedule';
import type { Services } from './services';

export type BlockState = 'found' | 'waiting' | 'loading' | 'mounted' | 'failed' | 'destroyed';

/** One block's way from `found` to `destroyed`: a record that the functions below and the lazy frame move along. */
export interface Life {
  readonly definition: BlockDefinition;
  readonly element: HTMLElement;
  state: BlockState;
  fault?: Fault | undefined;
  store?: unknown;
  /** When it was mounted, in milliseconds on the page's clock. */
  mountedAt?: number;
  readonly marks: Marks;
  /** What must stay when the block fails; the ledger's, once it is there. */
  revealed: RevealOwner;
  /** Ends the waiting, or what is mounted; says what went wrong by throwing. */
  stop: () => void;
  /** Settles when the block is mounted or has failed; undefined while it waits. */
  settled?: Promise<void>;
}

function warn(life: Life, { report }: Services, phase: Phase, cause: unknown): void {
  life.fault = report(phase, life.definition.name, cause, life.element);
}

function isolate(life: Life, services: Services, phase: Phase, run: (() => void) | undefined): void {
  try {
    run?.();
  } catch (error) {
    warn(life, services, phase, error);
  }
}

function mark({ element, revealed }: Life, claims: BlockDefinition['reveal'] = {}): void {
  for (const [selector, wanted] of Object.entries(claims)) {
    const nodes = selector === ':scope' ? [element] : findAll(element, selector);
    for (const node of nodes) revealed.claim(node, typeof wanted === 'function' ? wanted(node) : wanted);
  }
}

function leave(life: Life, services: Services, state: 'failed' | 'destroyed'): void {
  life.state = state;
  isolate(life, services, 'destroy', life.stop);
  life.stop = () => {};
  delete life.store;
}

/** Gives a block up: the server's HTML comes back and stays revealed. */
export function failLife(life: Life, services: Services, phase: Phase, cause: unknown): void {
  if (life.state === 'failed' || life.state === 'destroyed') return;
  leave(life, services, 'failed');
  isolate(life, services, 'mount', () => {
    mark(life, life.definition.rescue);
    // Pictures that the server left to the script; whoever failed to load them, they are seen.
    for (const image of findAll(life.element, 'img[data-src]:not([src])')) {
      life.revealed.claim(image, {
        classes: { loaded: true },
        attributes: { loading: 'lazy', src: image.getAttribute('data-src') },
      });
    }
  });
  warn(life, services, phase, cause);
}

export function endLife(life: Life, services: Services): void {
  const { definition, element, state } = life;
  if (state === 'destroyed') return;
  leave(life, services, 'destroyed');
  isolate(life, services, 'destroy', life.revealed.release);
  if (state === 'mounted') services.bus.emit('block:destroyed', { block: definition.name, element });
}

/** Loads and mounts now, whatever the block is waiting for. */
export function startLife(life: Life, services: Services, replayed?: () => void): void {
  const { definition, element } = life;
  const { consent, loadChunk, loadFrame } = services;
  if (life.state !== 'found' && life.state !== 'waiting') return;
  const gate = definition.asksItself ? null : findAround(element, '[data-consent]');
  const isAllowed = () => !gate || consent.allows(gate.dataset.consent ?? '');
  if (!isAllowed()) {
    life.stop();
    life.stop = consent.subscribe(() => {
      if (isAllowed()) startLife(life, services, replayed);
    });
    return;
  }
  life.state = 'loading';
  // A block that is to replay a click goes on noting clicks until it can.
  if (!replayed) life.stop();
  const fail = (phase: Phase, cause: unknown) => failLife(life, services, phase, cause);
  life.settled = Promise.all([loadFrame(), loadChunk(definition.name, definition.load)])
    .then(([frame, loaded]) =>
      frame.mountLife(life, services, { fail, end: () => endLife(life, services), replayed }, loaded),
    )
    .catch((error) => fail('load', error));
}

/** Starts a life: reveals the block, then waits for its moment. */
export function createLife(definition: BlockDefinition, element: HTMLElement, services: Services): Life {
  const marks = createMarks();
  const life: Life = {
    definition,
    element,
    state: 'found',
    marks,
    revealed: marks,
    stop() {},
  };
  const start = (replayed?: () => void) => startLife(life, services, replayed);
  isolate(life, services, 'mount', () => mark(life, definition.reveal));
  life.state = 'waiting';
  life.stop = (definition.when ?? visible).wait(element, start);
  return life;
}
