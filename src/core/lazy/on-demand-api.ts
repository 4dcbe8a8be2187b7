import { liveContext } from '../../context/live-context';
import { readToggle, type Toggle } from '../../context/toggles';
import { isNearViewport } from '../../dom/near-viewport';
import { checkArgs } from '../calls/check-args';
import { aFlag, anything, aText, each, options, required } from '../calls/kinds';
import type { BlockInstance } from '../entry/block-instance';
import type { ReadyOptions } from '../entry/inlay-api';
import type { Services } from '../entry/services';
import { inTurn } from '../entry/yielding';
import { define as defineBlock } from './define';
import type { OnDemandSite } from './on-demand-site';

// Methods of `window.Inlay` that few pages call: one chunk, loaded at the first call of any of them.

const checks = {
  whenReady: checkArgs('whenReady', { options: options({ all: aFlag }) }),
  toggle: checkArgs('toggle', { name: required(aText), isEnabledByDefault: aFlag }),
  define: checkArgs('define', {
    // `define` itself checks the fields and their types.
    block: { ...anything, fields: each('name selector reveal fallbackStates when read mount', anything) },
  }),
};

/** The code of `Inlay.messages`. Its module comes with the code that loads languages: both write the same messages. */
export async function messages(services: Services, given: unknown): Promise<void> {
  const { addMessages } = await services.loadChunk('load-language', () => import('./load-language'));
  await addMessages(services, given);
}

/**
 * Scans what is inserted into the page, once per batch of changes. Off by default: a page that knows when it inserts
 * calls `scan(root)` itself. A node that was moved is back in the page when its batch is read, so its block keeps running.
 */
export function observe({ inlay }: Pick<OnDemandSite, 'inlay'>): () => void {
  const observer = new MutationObserver((mutations) => {
    const added = new Set<Element>();
    for (const { addedNodes } of mutations) {
      for (const node of addedNodes) if (node instanceof Element && node.isConnected) added.add(node);
    }
    for (const element of added) inlay.scan(element);
    // Blocks may have been removed with nothing added: an empty scan ends them.
    if (added.size === 0) inlay.scan(document.createDocumentFragment());
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Checks whether a waiting block should start now, judged by its position: its observer may not have reported yet. */
function isDue({ definition: { when }, element }: BlockInstance): boolean {
  return (when?.name ?? 'visible') === 'visible' ? isNearViewport(element) : when?.name !== 'interaction';
}

/** Settles when every block that should start now has mounted or failed. */
async function settle(
  { scanner, bus, inlay }: OnDemandSite,
  { all = false }: ReadyOptions = {},
): Promise<void> {
  // On a slow device blocks are found, and features started, in later tasks than the one that has run the script.
  if (inlay.state === 'notInitialized')
    await new Promise<void>((resolve) => {
      const undo = bus.on('site:initialized', () => {
        undo();
        resolve();
      });
    });
  await inTurn(() => {});
  scanner.start((instance) => all || isDue(instance));
  await Promise.all([...scanner.instances.values()].map(({ settled }) => settled));
  const loading: Promise<unknown>[] = [];
  if (all) bus.emit('site:wake', (promise) => loading.push(promise));
  await Promise.all(loading);
}

export const whenReady = (site: OnDemandSite, ...args: unknown[]) =>
  settle(site, ...(checks.whenReady(site, args) as [ReadyOptions?]));

export function toggle(site: OnDemandSite, ...args: unknown[]): Toggle {
  const [name, isEnabledByDefault] = checks.toggle(site, args) as [string, boolean?];
  return readToggle({
    name,
    page: liveContext(),
    isEnabledByDefault: isEnabledByDefault === true,
    query: location.search,
  });
}

export const define = (site: OnDemandSite, ...args: unknown[]) =>
  defineBlock(site, checks.define(site, args)[0]);
