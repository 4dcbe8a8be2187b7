import type { Page } from 'playwright-core';

/** What Inlay asks of the browser while a page starts. */
export interface CountedWork {
  readonly cookies: number;
  readonly storage: number;
  /** Queries of the whole document. */
  readonly queries: number;
  /** Elements that were tried on a selector one by one. */
  readonly matches: number;
}

declare global {
  var countedWork: Record<keyof CountedWork, number>;
}

/** Runs in the page before its own scripts. */
function install(): void {
  globalThis.countedWork = { cookies: 0, storage: 0, queries: 0, matches: 0 };
  const count = (target: object, name: string, kind: keyof CountedWork) => {
    const described = Object.getOwnPropertyDescriptor(target, name) ?? {};
    const half = described.get ? 'get' : 'value';
    const own = described[half] as (...args: unknown[]) => unknown;
    Object.defineProperty(target, name, {
      ...described,
      [half](...args: unknown[]) {
        countedWork[kind]++;
        return own.apply(this, args);
      },
    });
  };
  count(Document.prototype, 'cookie', 'cookies');
  for (const method of ['getItem', 'setItem', 'removeItem']) count(Storage.prototype, method, 'storage');
  for (const method of ['querySelector', 'querySelectorAll', 'getElementsByTagName'])
    count(Document.prototype, method, 'queries');
  count(Element.prototype, 'matches', 'matches');
}

/** Counts from the first script of the next page on. */
export const watchWork = (page: Page): Promise<unknown> => page.addInitScript(install);

export const readWork = (page: Page): Promise<CountedWork> => page.evaluate(() => globalThis.countedWork);

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: {
    readonly beginData?: { readonly stackTrace?: readonly { readonly url?: string }[] };
    readonly elementCount?: number;
  };
}

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.stack',
];

/** What the browser does while `act` runs. */
async function trace(
  page: Page,
  act: () => Promise<unknown>,
  categories = CATEGORIES,
): Promise<readonly TraceEvent[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser of its own.');
  await browser.startTracing(page, { categories });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  return traceEvents;
}

/** How often Inlay has the browser lay out the page in the middle of a script while `act` runs. */
export const countForcedLayouts = async (page: Page, act: () => Promise<unknown>): Promise<number> =>
  (await trace(page, act)).filter(
    ({ name, args }) =>
      name === 'Layout' && args?.beginData?.stackTrace?.some(({ url }) => url?.includes('/dist/')),
  ).length;

/** How many elements get their styles anew while `act` runs, each as often as that happens. */
export const countRestyled = async (page: Page, act: () => Promise<unknown>): Promise<number> =>
  (await trace(page, act)).reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0);

/** How many files the browser parses whole once more while `act` runs, to name the line that has sent a request. */
export async function countParsedAgain(page: Page, act: () => Promise<unknown>): Promise<number> {
  const events = await trace(page, act, ['disabled-by-default-v8.compile']);
  const searches = events.filter(({ name }) => name === 'V8.CollectSourcePositions');
  if (!searches.length) throw new Error('The browser has looked for no line.');
  const isWithin = (inner: TraceEvent, outer: TraceEvent) =>
    inner.pid === outer.pid &&
    inner.tid === outer.tid &&
    inner.ts >= outer.ts &&
    inner.ts <= outer.ts + (outer.dur ?? 0);
  return events.filter(
    (event) => event.name === 'V8.ParseProgram' && searches.some((search) => isWithin(event, search)),
  ).length;
}
