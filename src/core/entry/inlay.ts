import { type Consent, createConsent } from '../../consent/consent';
import { readSiteContext, type SiteContext } from '../../context/context';
import type { ThemeBlock } from '../lazy/define';
import type { RareSite } from '../lazy/rare-site';
import type { ReadyOptions } from '../lazy/ready';
import type { BlockDefinition } from './block';
import type { Bus } from './bus';
import { createBus } from './bus';
import { createFactories, type FactoryLoaders, type InlayFactories } from './factories';
import type { Fault, ReportFault } from './faults';
import { createFaultReporter } from './faults';
import type { Feature, PendingRequest } from './feature';
import type { BlockState } from './life';
import type { LoadChunk } from './load-chunk';
import { type PlatformAnswers, type Queued, takeQueue } from './queue';
import { createRegistry, type Registry, type SiteState } from './registry';
import { createScanner, type Scanner } from './scanner';
import type { Services } from './services';

/** One block (or, without an element of its own, one feature) as `inspect()` shows it. */
export interface Inspection {
  readonly block: string;
  readonly element?: Element;
  readonly state: BlockState;
  readonly fault?: Fault | undefined;
  /** The block's state store, where it has one and is mounted. */
  readonly store?: unknown;
  /** When the block was mounted, in milliseconds on the page's clock. */
  readonly mountedAt?: number | undefined;
}

/**
 * `window.Inlay` once the script has run. Before that it is a queue: `(window.Inlay ||= []).push((inlay) => …)`.
 * @example
 * (window.Inlay ||= []).push((inlay) => {
 *   inlay.onInitialize(() => {
 *     const undo = inlay.on('block:mounted', ({ block }) => console.log(block));
 *     return undo;
 *   });
 * });
 */
export interface InlayApi extends Pick<Registry, 'onInitialize' | 'onDestroy' | 'init'>, InlayFactories {
  readonly version: string;
  readonly state: SiteState;
  readonly context: SiteContext;
  readonly consent: Consent;
  readonly on: Bus['on'];
  readonly emit: Bus['emit'];
  /** Brings blocks in `root` (the page by default) to life; those that live already are left alone. */
  readonly scan: Scanner['scan'];
  /** Settles when every block that is due now has mounted or failed; with `all`, the waiting ones too. */
  whenReady(options?: ReadyOptions): Promise<void>;
  /**
   * Registers a block of the theme's own; resolves when its elements are found like those of any other block. One that
   * cannot be used is reported and left out.
   * @example
   * inlay.define({
   *   name: 'acme:opening-hours',
   *   selector: '.opening-hours',
   *   mount(element, scope) {
   *     scope.owner().claim(element, { classes: { 'is-open': isOpen(new Date()) } });
   *   },
   * });
   */
  define<Result = HTMLElement, Store = unknown>(block: ThemeBlock<Result, Store>): Promise<void>;
  /** Scans what is inserted, once per batch of changes; resolves to the undo. Off until called. */
  observe(): Promise<() => void>;
  /** Ends the blocks in `root`; without `root` the whole site, its destructors and features too. */
  destroy(root?: Node): void;
  inspect(): readonly Inspection[];
  /** Runs a callback with the API: at once now, from the queue before. */
  push(callback: (inlay: InlayApi) => void): void;
}

export interface InlayPorts {
  readonly version: string;
  /** A theme may add more. */
  readonly blocks: BlockDefinition[];
  readonly features: readonly Feature[];
  readonly factories: FactoryLoaders;
  readonly loadChunk: LoadChunk;
  /** The page's context object, unchecked; may throw where the page is broken. */
  readonly findContext: () => unknown;
  /** What the page has queued before the script ran. */
  readonly queue: Queued[];
  readonly loadPlatformAnswers: () => Promise<PlatformAnswers>;
}

type RareApi = typeof import('../lazy/rare-api');

// Functions of their own: the loader holds on to them.
const importFrame = () => import('../lazy/frame');
const importRareApi = () => import('../lazy/rare-api');

/** Without `report` nothing is said: it is read again. */
function readContext(find: () => unknown, report?: ReportFault): SiteContext {
  const warn = (message: string) => report?.('context', 'site', message);
  try {
    return readSiteContext(find(), (path, wanted) => warn(`${path} is not of type ${wanted}`));
  } catch (error) {
    warn(`The site context cannot be read, defaults are used. ${error}`);
    return readSiteContext(undefined);
  }
}

/** Puts the frame together. Nothing happens in the page before `init`. */
export function createInlay(ports: InlayPorts): InlayApi {
  const { version, blocks, features, loadChunk } = ports;
  // Faults that belong to no living block; those of blocks are read from the blocks.
  const pageFaults: Inspection[] = [];
  const bus = createBus((name, error) => {
    // A listener of faults that fails itself would be told of that, and fail again.
    if (name === 'fault') reportError(error);
    else report('bus', name, error);
  });
  const report = createFaultReporter((fault) => {
    if (!fault.element) pageFaults.push({ block: fault.block, state: 'failed', fault });
    bus.emit('fault', fault);
  });
  const registry = createRegistry({
    onFault: (phase, error) => report(phase, 'site', error),
    onState: (state) => bus.emit(`site:${state}`),
  });
  const context = readContext(ports.findContext);
  // Choices that a page makes before its features listen: they get them when they start.
  const early: PendingRequest[] = [];
  const consent = createConsent(
    (choice) => {
      if (registry.state !== 'initialized') early.push({ name: 'consent:changed', payload: choice });
      bus.emit('consent:changed', choice);
    },
    () => context.cookieSettings,
  );
  const loadFrame = () => loadChunk('frame', importFrame);
  const services: Services = { bus, context, consent, report, loadChunk, loadFrame, blocks };
  const scanner = createScanner(blocks, services);

  bus.on('site:scan', scanner.scan);

  const rare =
    <Name extends keyof RareApi>(name: Name) =>
    (argument?: unknown) =>
      // Each method takes the argument that the type of the face gives it.
      loadChunk('rare-api', importRareApi).then((api) => api[name](site, argument as never) as never);
  const face: Omit<InlayApi, keyof InlayFactories> = {
    version,
    context,
    consent,
    get state() {
      return registry.state;
    },
    on: bus.on,
    emit: bus.emit,
    onInitialize: registry.onInitialize,
    onDestroy: registry.onDestroy,
    init: registry.init,
    scan: scanner.scan,
    whenReady: rare('whenReady'),
    observe: rare('observe'),
    define: rare('define'),
    destroy: (root) => (root ? scanner.destroy(root) : registry.destroy()),
    inspect: () => [
      ...[...scanner.lives.values()].map(({ definition, element, state, fault, store, mountedAt }) => ({
        block: definition.name,
        element,
        state,
        fault,
        store,
        mountedAt,
      })),
      ...pageFaults,
    ],
    push(callback) {
      try {
        callback(inlay);
      } catch (error) {
        report('initialize', 'site', error);
      }
    },
  };

  const inlay: InlayApi = Object.assign(
    face,
    createFactories({ loaders: ports.factories, bus, getSite: () => site }),
  );
  const site: RareSite = Object.assign(services, { inlay, scanner, blocks });

  registry.onInitialize(() => {
    // A script in the page's head runs before an inline script may have written the context, and with it the policy.
    Object.assign(context, readContext(ports.findContext, report));
  });
  registry.onInitialize(() => {
    scanner.scan();
    return () => scanner.destroy();
  });
  for (const feature of features) {
    registry.onInitialize(() => feature(site, early));
  }
  registry.onInitialize(() => {
    early.length = 0;
  });
  takeQueue(ports.queue, inlay, services, ports.loadPlatformAnswers);
  return inlay;
}
