import type { ReportFault } from '../core/entry/faults';
import type { InlayApi } from '../core/entry/inlay-api';
import type { PlatformCall } from '../core/entry/queue';
import { createImageLoader } from './image-loader';
import { onOldName, requestByOldName } from './platform-events';
import { silent } from './silent';
import { emptyList, findNode } from './silent-nodes';

type Call = (...args: unknown[]) => unknown;

const isFunction = (value: unknown): value is Call => typeof value === 'function';

/** The globals that old themes call (`Squarespace`, `Y`, `ImageLoader`), on top of our own API. */
function createGlobals(inlay: InlayApi, report: ReportFault): Readonly<Record<string, unknown>> {
  const isolated = (callback: unknown, ...args: unknown[]) => {
    if (!isFunction(callback)) return;
    try {
      callback(...args);
    } catch (error) {
      report('host', 'platform-globals', error);
    }
  };
  const rescan = () => inlay.state === 'initialized' && inlay.scan();
  const lastFunction = (args: readonly unknown[]) => [...args].reverse().find(isFunction);
  const Y: unknown = silent({
    Global: silent({
      fire: (name: unknown, payload: unknown) => isolated(() => requestByOldName(inlay, name, payload)),
      on: (name: unknown, callback: unknown) =>
        onOldName(inlay, name, (...payload) => isolated(callback, ...payload)),
    }),
    use: (...args: unknown[]) => isolated(lastFunction(args), Y),
    on: (type: unknown, callback: unknown) => {
      if (type === 'domready' || type === 'load') inlay.onInitialize(() => isolated(callback));
    },
    one: (wanted: unknown) => findNode(wanted),
    all: emptyList,
    Node: silent({
      create: () => findNode(document.createElement('div')),
      one: (wanted: unknown) => findNode(wanted),
    }),
  });
  return {
    Y,
    Squarespace: silent({
      onInitialize: (...args: unknown[]) => inlay.onInitialize(() => isolated(lastFunction(args), Y)),
      onDestroy: (...args: unknown[]) => inlay.onDestroy(() => isolated(lastFunction(args), Y)),
      initializeLayoutBlocks: rescan,
      initializePageContent: rescan,
      globalInit: inlay.init,
      globalDestroy: () => inlay.destroy(),
    }),
    SquarespaceFonts: silent(),
    ImageLoader: silent({
      ...createImageLoader(inlay, (message, element) => report('host', 'image-loader', message, element)),
    }),
  };
}

/** Replaces the stub's globals with ours, and makes the calls that the stub has recorded. */
export function installLegacyGlobals(
  inlay: InlayApi,
  report: ReportFault,
  calls: readonly PlatformCall[],
): void {
  const globals = createGlobals(inlay, report);
  Object.assign(window, globals);
  for (const [path, args] of calls) {
    const call = path
      .split('.')
      .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], globals);
    try {
      if (isFunction(call)) call(...args);
    } catch (error) {
      report('host', 'platform-globals', error);
    }
  }
}
