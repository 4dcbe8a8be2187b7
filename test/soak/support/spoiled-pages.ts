import { Window as Dom } from 'happy-dom';
import { blocksOfReference } from '../../page/support/alone';
import type { Renderer, Site } from '../../page/support/site';
import { readDemoContexts, readDemoPages } from '../../unit/fuzz/demo-elements';

const dom = new Dom({
  settings: { disableIframePageLoading: true, handleDisabledFileLoadingAsSuccess: true },
});

/** The contexts of demo pages. */
export const contexts = readDemoContexts();

/** Every block of every demo page. What a page's own scripts, frames and handlers do is not looked at: they are left out. */
export const blocks: readonly { readonly kind: string; readonly element: Element }[] =
  readDemoPages().flatMap(({ html }) => {
    const page = new dom.DOMParser().parseFromString(html, 'text/html') as unknown as Document;
    for (const script of page.querySelectorAll('script:not([type$=json]),iframe')) script.remove();
    for (const element of page.querySelectorAll('*'))
      for (const name of element.getAttributeNames()) if (/^on/i.test(name)) element.removeAttribute(name);
    return blocksOfReference.flatMap(({ name, selector }) =>
      [...page.body.querySelectorAll(selector)].map((element) => ({ kind: name, element })),
    );
  });

interface SpoiledPage {
  readonly context: unknown;
  readonly body: string;
}

const COLLECTOR = `<script>flaws = []; ran = () => flaws.push('ran'); alert = () => flaws.push('alert');
  addEventListener('error', ({ message, error }) => message && flaws.push(message + (error?.stack ?? '')));
  addEventListener('unhandledrejection', ({ reason }) => flaws.push('rejected: ' + (reason?.stack ?? reason)));</script>`;

const pageOf = ({ context, body }: SpoiledPage, renderer: Renderer | undefined) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Spoiled</title><link rel="stylesheet" href="/dist/site.css">${COLLECTOR}
    <script type="application/json" id="site-context">${JSON.stringify(context).replaceAll('<', '\\u003c')}</script>
    <script type="module">document.documentElement.served = document.body.outerHTML;</script>
    ${renderer ? `<script type="module" src="/dist/${renderer}/site.js"></script>` : ''}</head><body>${body}</body></html>`;

/** What is wrong with the page in a frame after it has started and has been given back; empty: nothing. `isAttacked`: no link may lead to a script. */
async function judge(frame: HTMLIFrameElement, isAttacked: boolean): Promise<string> {
  const view = frame.contentWindow as (Window & typeof globalThis & { readonly flaws: string[] }) | null;
  const inlay = view?.Inlay;
  if (!view || !inlay || !('destroy' in inlay)) return `Inlay has not started: ${view?.flaws}`;
  const failed = await inlay.whenReady({ all: true }).then(() => '', String);
  const waiting = inlay.inspect().filter(({ state }) => state !== 'mounted' && state !== 'failed');
  const links = [...view.document.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const bad = isAttacked && links.find(({ protocol }) => !/^(?:https?|mailto|tel):$/.test(protocol));
  if (bad) return `a link: ${bad.outerHTML.slice(0, 300)}`;
  inlay.destroy();
  if (view.flaws.length) return view.flaws.join('; ').slice(0, 1500);
  if (failed) return failed;
  if (waiting.length) return `left ${waiting.map(({ block, state }) => `${block} ${state}`)}`;
  const { body, documentElement } = view.document;
  const { served = '' } = documentElement as HTMLElement & { readonly served?: string };
  const now = body.outerHTML;
  if (now === served) return '';
  let at = 0;
  while (now[at] === served[at]) at += 1;
  return `not given back: ${served.slice(at - 80, at + 120)} → ${now.slice(at - 80, at + 120)}`;
}

export interface Booting {
  /** Without one nothing is started: only what has run is told. */
  readonly renderer?: Renderer;
  /** Changes what the server answers to calls, a value of JSON. */
  readonly spoilAnswer?: (answer: unknown) => unknown;
}

/** Opens pages in frames of one, starts and ends Inlay in each, and says what is wrong with which. */
export async function bootAll(
  site: Site,
  pages: ReadonlyMap<number | string, SpoiledPage>,
  { renderer, spoilAnswer }: Booting,
): Promise<Readonly<Record<string, string>>> {
  const { page, discard } = await site.newPage();
  if (spoilAnswer)
    await page.route('**/api/**', async (route) => {
      try {
        const response = await route.fetch();
        const answer: unknown = await response.json().catch(() => undefined);
        await route.fulfill({ response, ...(answer !== undefined && { json: spoilAnswer(answer) }) });
      } catch {
        // The page has been closed meanwhile.
      }
    });
  const names = [...pages.keys()];
  for (const [index, name] of names.entries()) {
    const spoiled = pages.get(name);
    if (spoiled) site.answers.set(`/boots/${index}`, pageOf(spoiled, renderer));
  }
  const frames = names.map((_, index) => `<iframe src="/boots/${index}" width="900" height="600"></iframe>`);
  site.answers.set('/boots', frames.join(''));
  await page.goto(`${site.url}/boots`, { waitUntil: 'load' });
  const flaws: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const frame = page.locator('iframe').nth(index);
    const flaw = renderer
      ? await frame.evaluate(judge, Boolean(spoilAnswer))
      : await frame.evaluate((element: HTMLIFrameElement) =>
          (element.contentWindow as unknown as { readonly flaws: string[] }).flaws.join(),
        );
    if (flaw) flaws[name] = flaw;
  }
  await discard();
  return flaws;
}
