import type { WarnShape } from '../data/shape';
import { matches, withAncestors } from '../dom/find-all';
import { listen } from '../dom/listen';
import type { Store } from '../store/store';
import type { Bus, EventName } from './entry/bus';
import type { InlayEvents } from './entry/events';
import type { Phase } from './entry/faults';
import type { Services } from './entry/services';
import type { Claims, LedgerOwner } from './ledger/ledger.types';
import { pageLedger } from './ledger/page-ledger';

interface EventTypes extends HTMLElementEventMap, DocumentEventMap, WindowEventMap {}

type EventOf<Type extends string> = Type extends keyof EventTypes ? EventTypes[Type] : Event;

/** An event's data besides its element. */
type EventDetail<Name extends EventName> = Omit<NonNullable<Parameters<InlayEvents[Name]>[0]>, 'element'>;

/** `signal` is the scope's own: for a listener that must go earlier, use a part. */
type ListenOptions = Omit<AddEventListenerOptions, 'signal'>;

/**
 * The life of a block, a feature, a thing made by a factory, or a part of one of them. Whatever is started through it ends
 * with it, newest first. Once it has ended it does nothing: `load` never settles, handlers do not run, claims write nothing.
 */
export interface Scope extends Services {
  /** Names the unit in faults. */
  readonly name: string;
  /** Unique on the page and stable; the server's id where its element has one. */
  readonly id: string;
  /** Aborted when the scope ends, before anything else is undone: for requests and what else takes a signal. */
  readonly signal: AbortSignal;
  /** Calls `end` when the scope ends; at once when it is ending already. What it throws is reported, and the other ends still run. */
  defer(end: () => void): void;
  /**
   * Checks whether a node belongs to the unit. Blocks of one kind may be nested, as pages wrap one product twice: then the content of the inner
   * one is not the outer one's. `listen` skips nodes of another unit; other code asks first.
   */
  owns(node: Element): boolean;
  /** A new writer for server nodes, released with the scope. What writes one element from two places needs two. */
  owner(): LedgerOwner;
  /**
   * Keeps a server node as `describe` says, now and after each change of the store. `describe` is a pure function of the state. Every binding
   * is a writer of its own: two of one node add up, and neither undoes the other.
   * @example scope.bind(button, isOpen, (open) => ({ attributes: { 'aria-expanded': String(open) } }));
   */
  bind<State>(node: Element, store: Store<State>, describe: (state: State) => Claims): void;
  /** Calls `show` with the state, now and after each change of the store. */
  follow<State>(store: Store<State>, show: (state: State) => void): void;
  /**
   * Adds a guarded listener that is removed with the scope, unless the target belongs to another unit (`owns`).
   * @example scope.listen(button, 'click', async () => (await scope.load('panel', importPanel)).openPanel(scope));
   */
  listen<Type extends string>(
    target: EventTarget,
    type: Type,
    handler: (event: EventOf<Type>) => unknown,
    options?: ListenOptions,
  ): void;
  /** Listens on the bus until the scope ends; returns the earlier undo. */
  readonly on: Bus['on'];
  /**
   * Emits a fact about the scope's element, which goes with it: on the bus, and as a DOM event where `lazy/dom-events.ts` lists it.
   * @example scope.emit('accordion:opened', { item, index });
   */
  emit<Name extends EventName>(name: Name, detail: EventDetail<Name>): void;
  /** For callbacks of observers, timers and stores: what it throws, or rejects with, is a fault of the unit and goes no further. */
  guard<Args extends unknown[]>(handler: (...args: Args) => unknown): (...args: Args) => void;
  /** Loads more code, with retries. `name` is the file's, without ending and `.mount`. Rejects with a ChunkLoadError. */
  load<Module>(name: string, importer: () => Promise<Module>): Promise<Module>;
  /** A scope for a part that may end earlier (`part.end()`); it ends with this one at the latest. */
  part(about?: { /** Faults name it, and its id is the part's. */ readonly element?: Element }): Part;
  /** Reports that something is wrong while the unit keeps running. */
  warn(phase: Phase, cause: unknown): void;
  /** Reports values of settings that do not fit, in one wording: hand it to the readers of `data/shape`. */
  readonly warnShape: WarnShape;
  /** Reports what is wrong and ends the scope. A block gives the server's HTML back, revealed; a part ends alone, and its unit keeps running. */
  fail(phase: Phase, cause: unknown): void;
}

export interface Part extends Scope {
  end(): void;
}

interface ScopeOptions<Given extends Services> {
  readonly services: Given;
  readonly name: string;
  readonly id?: string;
  readonly element?: Element | undefined;
  /** Default: a report that names the unit and its element. */
  readonly warn?: Scope['warn'];
  /** Default: ends the scope, then warns. */
  readonly fail?: Scope['fail'];
}

let serial = 0;

/** Not the property: a form with a field called `id` has that field there. */
const idOf = (element: Element | undefined) => element && Element.prototype.getAttribute.call(element, 'id');

/** `wanted` as `data/shape` names it: `number`, `object`, `left|right`, or `valid page URL`. A word or an address is quoted. */
const misfit = (path: string, wanted: string, value: unknown) => {
  const isChoice = wanted.includes('|');
  const kind = isChoice
    ? `one of the expected options (${wanted})`
    : `${/^[aeiou]/.test(wanted) ? 'an' : 'a'} ${wanted}`;
  const isQuoted = typeof value === 'string' && (isChoice || wanted.startsWith('valid '));
  return `${path}${isQuoted ? `: ${value}` : ''} is not ${kind}, the default is used.`;
};

const isChunkError = (error: unknown) => (error as Error | undefined)?.name === 'ChunkLoadError';

/** Checks whether no unit of this name lies between the element and a node in it. */
function isOwnNode(node: Element, { services: { blocks }, name, element }: ScopeOptions<Services>): boolean {
  const selector = blocks?.find((block) => block.name === name)?.selector;
  if (!element || !selector) return true;
  const around = withAncestors(node);
  // Not asked of the element itself: a selector that looks into it would go through all its nodes, for each of them.
  return around
    .slice(0, Math.max(around.indexOf(element as HTMLElement), 0))
    .every((box) => !matches(box, selector));
}

/** Functions that run until a scope has ended, and whose errors, or rejections, are its faults. */
const createGuard =
  (isEnded: () => boolean, warn: Scope['warn']): Scope['guard'] =>
  (handler) => {
    const failed = (error: unknown) => {
      if (!isEnded()) warn(isChunkError(error) ? 'load' : 'handler', error);
    };
    return (...args) => {
      if (isEnded()) return;
      try {
        const result = handler(...args);
        if (result instanceof Promise) result.catch(failed);
      } catch (error) {
        failed(error);
      }
    };
  };

/** The undos of a scope, which run when it ends, newest first. */
function createEnds(onError: (error: unknown) => void) {
  const ends = new Set<() => void>();
  let state: 'live' | 'ending' | 'ended' = 'live';
  let controller: AbortController | undefined;
  const run = (undo: () => void) => {
    try {
      undo();
    } catch (error) {
      onError(error);
    }
  };
  return {
    /** False as soon as the end begins. */
    isLive: () => state === 'live',
    /** True when everything has been undone. */
    isEnded: () => state === 'ended',
    /** Aborted when the end begins. Created on first use, since most blocks never need it. */
    signal() {
      if (!controller) {
        controller = new AbortController();
        if (state !== 'live') controller.abort();
      }
      return controller.signal;
    },
    /** Runs `undo` at the end, or at once if that has begun. Errors go to `onError`, and the others still run. */
    add(undo: () => void) {
      if (state === 'live') ends.add(undo);
      else run(undo);
    },
    /** For an `undo` that has already run. */
    remove: (undo: () => void) => void ends.delete(undo),
    end() {
      if (state !== 'live') return;
      state = 'ending';
      controller?.abort();
      // An end may undo one of the others.
      for (const newest of [...ends].reverse()) if (ends.delete(newest)) run(newest);
      state = 'ended';
    },
  };
}

/** A scope with the services of the page that it is given, and what else comes with them. */
export function createScope<Given extends Services>(given: ScopeOptions<Given>): Given & Part {
  const { services, name, element, id = idOf(element) || `inlay-${name}-${++serial}` } = given;
  const warn = given.warn ?? ((phase, cause) => void services.report(phase, name, cause, element));
  const ends = createEnds((error) => warn('destroy', error));
  const { isLive, isEnded, end, add: defer } = ends;
  const guard = createGuard(isEnded, warn);
  const owner = () => {
    const writer = pageLedger.owner(name, isEnded);
    defer(() => writer.release());
    return writer;
  };
  const follow: Scope['follow'] = (store, show) => {
    const update = () => show(store.get());
    update();
    defer(store.subscribe(guard(update)));
  };

  return {
    ...services,
    name,
    id,
    owns: (node) => isOwnNode(node, given),
    get signal() {
      return ends.signal();
    },
    defer,
    owner,
    listen(target, type, handler, options) {
      if (target instanceof Element && !isOwnNode(target, given)) return;
      const listening = { ...options, signal: ends.signal() };
      listen<string>(target, type, guard(handler as (event: Event) => unknown), listening);
    },
    on(event, listener) {
      if (!isLive()) return () => {};
      const stop = services.bus.on(event, listener);
      const undo = () => {
        ends.remove(undo);
        stop();
      };
      defer(undo);
      return undo;
    },
    emit(event, detail) {
      // The type of `detail` goes by the name; the element is what it leaves out.
      (services.bus.emit as (name: string, payload: object) => void)(event, { ...detail, element });
    },
    guard,
    load: (chunk, importer) =>
      new Promise((resolve, reject) => {
        services.loadUnit(chunk, importer).then(
          (module) => isLive() && resolve(module),
          (error) => isLive() && reject(error),
        );
      }),
    part({ element: about } = {}) {
      const part = createScope({ services, name, element: about ?? element, ...(!about && { id, warn }) });
      defer(part.end);
      part.defer(() => ends.remove(part.end));
      return part;
    },
    warn,
    warnShape: (path, wanted, value) => warn('read', misfit(path, wanted, value)),
    fail:
      given.fail ??
      ((phase, cause) => {
        if (!isLive()) return;
        end();
        warn(phase, cause);
      }),
    end,
    follow,
    bind(node, store, describe) {
      const writer = owner();
      follow(store, (state) => writer.claim(node, describe(state)));
    },
  };
}
