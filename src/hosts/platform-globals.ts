import type { EventName } from '../core/entry/bus';
import type { InlayApi } from '../core/entry/inlay-api';
import type { PlatformCall } from '../core/entry/queue';
import type { Services } from '../core/entry/services';
import { createImageLoader } from './image-loader';
import { noOp } from './no-op';
import { createNoOpNodes, elementOf, type Plugin } from './no-op-nodes';
import { createTextShrink, type TextShrink } from './text-shrink';

/** Events of the old platform's global object that scripts of published pages use → our events. */
const NAMES: Readonly<Record<string, string>> = {
  'cookieBanner:force': 'banner:force',
  'cookieBanner:update': 'banner:update',
  'cookieBanner:unforce': 'banner:unforce',
  'popupOverlay:requestShow': 'popup:show',
  'popupOverlay:hide': 'popup:hide',
  'popupOverlay:showing': 'popup:shown',
  'popupOverlay:ready': 'popup:ready',
  'announcementBar:event:ready': 'announcement:ready',
  'announcementBar:event:update': 'announcement:update',
  'announcementBar:event:resetVisibility': 'announcement:reset',
  'announcementBar:event:close': 'announcement:closed',
  'header:menuOverlay:opened': 'menu:opened',
  'header:menuOverlay:closed': 'menu:closed',
  'website-overlay:rendered': 'overlay:rendered',
};

const ownName = (name: unknown) => (typeof name === 'string' ? NAMES[name] : undefined);

/** Emits an event of the old platform on the bus under our name. Unknown events are ignored. */
function requestByOldName(inlay: InlayApi, name: unknown, payload: unknown): void {
  const own = ownName(name);
  // The table holds names of the bus; listeners check the payload.
  if (own) (inlay.emit as (name: string, payload: unknown) => void)(own, payload);
}

function onOldName(inlay: InlayApi, name: unknown, listener: (...payload: unknown[]) => void): void {
  const own = ownName(name);
  if (own) inlay.on(own as EventName, listener);
}

/** The platform has an initializer for each kind of block (`initializeSummaryV2Block`), which scripts call after they have inserted some. */
const INITIALIZER = /^initialize[A-Z]/;
/** Searches for a node that is to be initialized: the stub finds none, and most scripts then call no initializer. */
const SEARCH = /^Y\.(?:Node\.)?(?:one|all)$/;

type Call = (...args: unknown[]) => unknown;

const isFunction = (value: unknown): value is Call => typeof value === 'function';

/** The old platform's plug-in for titles that are too wide. */
function createTextShrinkPlugin(inlay: InlayApi, report: Services['report']): Plugin {
  let shrinking: TextShrink | undefined;
  const warn = (message: string, element: Element) => report('host', 'text-shrink', message, element);
  inlay.onDestroy(() => {
    shrinking?.end();
    shrinking = undefined;
  });
  return (element, config) => {
    shrinking ??= createTextShrink(warn);
    const named = (config as { parentEl?: unknown } | null | undefined)?.parentEl;
    const parent = elementOf(named);
    if (named && !parent)
      warn(
        '`parentEl` is not an element, so the text is shrunk to its parent. Give a node of the page, as `Y.one` returns it.',
        element,
      );
    shrinking.add(element, config, parent ?? element.parentElement);
  };
}

/** Scans the page once for all calls of one task: scripts call one initializer after the other. */
function createRescan(inlay: InlayApi): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      if (inlay.state === 'initialized') inlay.scan();
    });
  };
}

/** The globals that old themes call (`Squarespace`, `Y`, `ImageLoader`), on top of our own API. */
function createGlobals(
  inlay: InlayApi,
  services: Services,
  rescan: () => void,
): Readonly<Record<string, unknown>> {
  const { report } = services;
  const isolated = (callback: unknown, ...args: unknown[]) => {
    if (!isFunction(callback)) return;
    try {
      callback(...args);
    } catch (error) {
      report('host', 'platform-globals', error);
    }
  };
  const lastFunction = (args: readonly unknown[]) => [...args].reverse().find(isFunction);
  const TextShrink = noOp();
  const shrinkText = createTextShrinkPlugin(inlay, report);
  const nodes = createNoOpNodes((plugin) => (plugin === TextShrink ? shrinkText : undefined));
  const Y: unknown = noOp({
    Squarespace: noOp({ TextShrink }),
    Global: noOp({
      fire: (name: unknown, payload: unknown) => isolated(() => requestByOldName(inlay, name, payload)),
      on: (name: unknown, callback: unknown) =>
        onOldName(inlay, name, (...payload) => isolated(callback, ...payload)),
    }),
    use: (...args: unknown[]) => isolated(lastFunction(args), Y),
    on: (type: unknown, callback: unknown) => {
      if (type === 'domready' || type === 'load') inlay.onInitialize(() => isolated(callback));
    },
    one: (wanted: unknown) => nodes.one(wanted),
    all: (wanted: unknown) => nodes.all(wanted),
    Node: noOp({
      create: () => nodes.one(document.createElement('div')),
      one: (wanted: unknown) => nodes.one(wanted),
    }),
  });
  return {
    Y,
    Squarespace: noOp(
      {
        onInitialize: (...args: unknown[]) => inlay.onInitialize(() => isolated(lastFunction(args), Y)),
        onDestroy: (...args: unknown[]) => inlay.onDestroy(() => isolated(lastFunction(args), Y)),
        globalInit: inlay.init,
        globalDestroy: () => inlay.destroy(),
      },
      undefined,
      (name) => (INITIALIZER.test(name) ? rescan : undefined),
    ),
    SquarespaceFonts: noOp(),
    ImageLoader: noOp({
      ...createImageLoader(inlay, (message, element) => report('host', 'image-loader', message, element)),
    }),
  };
}

/**
 * Replaces the stub's globals with ours, and makes the calls that the stub has recorded. Scripts may have kept the stub's globals, so later
 * entries in `calls` are made at once.
 */
export function installLegacyGlobals(inlay: InlayApi, services: Services, calls: PlatformCall[]): void {
  const { report } = services;
  const rescan = createRescan(inlay);
  const globals = createGlobals(inlay, services, rescan);
  const make = ([path, args]: PlatformCall) => {
    const call = path
      .split('.')
      .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], globals);
    try {
      if (isFunction(call)) call(...args);
    } catch (error) {
      report('host', 'platform-globals', error);
    }
    if (SEARCH.test(path)) rescan();
  };
  Object.assign(window, globals);
  calls.forEach(make);
  // Not by `=`, which a page with a frozen `Array.prototype` forbids.
  Object.defineProperty(calls, 'push', { value: (...late: PlatformCall[]) => late.forEach(make) });
}
