import { createConsent } from '../../consent/consent';
import { readSiteContext, type SiteContext } from '../../context/context';
import { readSwitchedOff } from '../../context/switched-off';
import { findAll } from '../../dom/find-all';
import { dispatchDomEvents } from '../lazy/dom-events';
import type { OnDemandSite } from '../lazy/on-demand-site';
import { whenReadable } from '../lazy/ready-language';
import type { BlockDefinition } from './block';
import { createBus } from './bus';
import { createFactories, type FactoryLoaders } from './create-factories';
import { keepEarlyClicks } from './early-clicks';
import type { InlayFactories } from './factories';
import { createFaultReporter, type ReportFault } from './faults';
import type { FeatureDefinition } from './feature';
import { type KeptEvent, startFeature } from './feature-instance';
import { importUrl } from './import-url';
import type { InlayApi } from './inlay-api';
import type { Inspection } from './inspection';
import type { LoadChunk } from './load-chunk';
import { drainQueue, type QueuePorts } from './queue';
import { createRegistry } from './registry';
import { createScanner } from './scanner';
import type { Services } from './services';

interface InlayPorts extends QueuePorts {
  readonly version: string;
  /** A theme may add more. */
  readonly blocks: BlockDefinition[];
  readonly fallbackStates?: Services['fallbackStates'];
  readonly features: readonly FeatureDefinition[];
  readonly factories: FactoryLoaders;
  readonly loadChunk: LoadChunk;
  /** The page's context object, unchecked; may throw where the page is broken. */
  readonly findContext: () => unknown;
}

type OnDemandApi = typeof import('../lazy/on-demand-api');

// One function for all methods: the loader keeps it.
const importOnDemandApi = () => import('../lazy/on-demand-api');

/** A value that is neither a node nor a selector finds nothing. */
const nodesOf = (root: unknown): readonly Node[] =>
  typeof root === 'string' ? findAll(document, root) : root instanceof Node ? [root] : [];

/** Without `report` nothing is reported, since the context will be read again. */
function readContext(find: () => unknown, report?: ReportFault): SiteContext {
  const warn = (message: string) => report?.('context', 'site', message);
  try {
    return readSiteContext(find(), (path, wanted) => warn(`${path} is not of type ${wanted}`));
  } catch (error) {
    warn(`The site context cannot be read, defaults are used. ${error}`);
    return readSiteContext(undefined);
  }
}

/** The services of all units, the registry of initializers, and the choices made before features listen. */
function createServices({ blocks, fallbackStates, loadChunk, findContext }: InlayPorts) {
  // Mostly faults outside blocks; those of blocks are kept by their instances.
  const inspected: Inspection[] = [];
  const bus = createBus((name, error) => {
    // A listener for faults that throws would receive its own fault, and throw again.
    if (name === 'fault') reportError(error);
    else report('bus', name, error);
  });
  dispatchDomEvents(bus);
  const report = createFaultReporter((fault) => {
    if (!fault.element) inspected.push({ block: fault.block, state: 'failed', fault });
    bus.emit('fault', fault);
  });
  bus.on('style:failed', ({ chunk, url }) => {
    const code = 'CSS_CHUNK_LOAD_FAILED';
    report('load', chunk, Object.assign(new Error(`${code}: ${url}`), { code }));
  });
  const registry = createRegistry(
    (phase, error) => report(phase, 'site', error),
    (state) => bus.emit(`site:${state}`),
  );
  const context = readContext(findContext);
  const early: KeptEvent[] = [];
  const consent = createConsent(
    (choice) => {
      if (registry.state !== 'initialized') early.push({ name: 'consent:changed', payload: choice });
      bus.emit('consent:changed', choice);
    },
    () => context.cookieSettings,
  );
  const services: Services & Pick<OnDemandSite, 'blocks'> = {
    bus,
    context,
    consent,
    report,
    loadChunk,
    importUrl,
    loadUnit: (name, load) =>
      Promise.all([loadChunk(name, load), services.firstFeature]).then(([module]) =>
        whenReadable(services, module),
      ),
    inspected,
    blocks,
    fallbackStates,
  };
  return { services, registry, early };
}

/** The methods of `window.Inlay`, except those of the registry and the factories. */
function createMethods(
  site: OnDemandSite,
  version: string,
  destroySite: () => void,
): Omit<InlayApi, keyof InlayFactories | 'state' | 'onInitialize' | 'onDestroy' | 'init'> {
  const { bus, context, consent } = site;
  const rare =
    <Name extends keyof OnDemandApi>(name: Name) =>
    (...args: unknown[]) =>
      // `InlayApi` types the arguments and the answer of each method.
      site
        .loadChunk('on-demand-api', importOnDemandApi)
        .then((api) => (api[name] as (...all: unknown[]) => never)(site, ...args));
  return {
    version,
    context,
    consent,
    on: bus.on,
    emit: bus.emit,
    scan: (root = document) => {
      for (const node of nodesOf(root)) bus.emit('site:scan', node as ParentNode);
    },
    whenReady: rare('whenReady'),
    observe: rare('observe'),
    define: rare('define'),
    toggle: rare('toggle'),
    messages: (given) => (site.messagesOnTheWay = rare('messages')(given)),
    // `null` is an element that was not found, not the whole site.
    destroy: (root) => (root === undefined ? destroySite() : nodesOf(root).forEach(site.scanner.destroy)),
    inspect: () => [
      ...[...site.scanner.instances.values()].map(
        // The internal fields of an instance, and those that `Inspection` shows.
        ({ definition, services: _, revealed, stop, settled, decision, ...shown }) => ({
          block: definition.name,
          ...(decision && { driver: decision.driver, driverReason: decision.reason }),
          ...shown,
        }),
      ),
      ...site.features.flatMap(({ name }) =>
        site.switchedOff?.includes(name) ? [{ block: name, state: 'off' } as const] : [],
      ),
      ...site.inspected,
    ],
    push(callback) {
      try {
        callback(site.inlay);
      } catch (error) {
        site.report('initialize', 'site', error);
      }
    },
  };
}

/** Creates the API. Nothing happens in the page before `init`. */
export function createInlay(ports: InlayPorts): InlayApi {
  const { services, registry, early } = createServices(ports);
  const { onInitialize, destroy } = registry;
  const scanner = createScanner(ports.blocks, services);
  const { features }: Pick<OnDemandSite, 'features'> = ports;
  // `inlay` follows, before any method can be called.
  const site = Object.assign(services, { scanner, features }) as OnDemandSite;
  const inlay: InlayApi = Object.assign(
    // Its getter `state` stays one.
    registry,
    createMethods(site, ports.version, destroy),
    createFactories(ports.factories, site),
  );
  Object.assign(site, { inlay });
  services.bus.on('site:scan', scanner.scan);

  onInitialize(() => {
    // A script in the page's head runs before an inline script may have written the context, and with it the policy.
    Object.assign(services.context, readContext(ports.findContext, services.report));
    services.switchedOff = readSwitchedOff();
  });
  const start = (isFirst: boolean) => {
    for (const feature of ports.features)
      if (Boolean(feature.comesFirst) === isFirst)
        onInitialize(() => !site.switchedOff?.includes(feature.name) && startFeature(feature, site, early));
  };
  start(true);
  onInitialize(() => {
    scanner.scan();
    return scanner.destroy;
  });
  onInitialize(() =>
    keepEarlyClicks(
      scanner.instances,
      ports.queue.findLast((entry) => entry instanceof MouseEvent),
    ),
  );
  start(false);
  onInitialize(() => {
    early.length = 0;
  });
  drainQueue(ports, inlay, services);
  return inlay;
}
