import type { CDPSession, Page } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';
import { countPage } from '../page/support/counters';
import { openDemo, pageTest, RENDERERS, type WatchedPage } from '../page/support/site';
import { whenRested } from '../page/support/when-rested';

const it = pageTest({ ownBrowser: { args: ['--js-flags=--jitless --no-flush-bytecode'] } });

// What the engine compiles of hot code, and throws away of cold code, is more than what is looked for here.
const ROUNDS = 100;
const HUNDREDS = 3;
/** A table of the engine doubles once within the first hundred. */
const WARM_UP_ROUNDS = 100;
/** Of a whole hundred rounds, which keep less than half of it: a single function kept by each would be more. */
const HEAP_BYTES = 4 * 1024;
/** Forms in popups are counted when the browser rests: a table of those that wait grows with a hundred of them, once and for all. */
const POPUP_HEAP_BYTES = 24 * 1024;

const OVERLAYS = ['confirm', 'toast', 'tooltip', 'banner', 'manage panel', 'popup'] as const;
type Overlay = (typeof OVERLAYS)[number];
/** A dialog, what is beside the page, and a form in a dialog: the rest of an overlay is the same code as under Preact. `npm run proof` tries all. */
const UNDER_REACT: readonly Overlay[] = process.env.INLAY_CYCLES ? OVERLAYS : ['confirm', 'toast', 'popup'];

/** Shows one and takes it away again, as often as told. */
const cycle = (page: Page, overlay: Overlay, times: number) =>
  page.evaluate(
    async ([what, rounds]) => {
      const inlay = inlayApi();
      const channel = new MessageChannel();
      const nextTask = () =>
        new Promise((resolve) => {
          channel.port1.onmessage = resolve;
          channel.port2.postMessage(0);
        });
      const until = async (selector: string, isThere: boolean) => {
        while (Boolean(document.querySelector(selector)) !== isThere) await nextTask();
      };
      const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
      const opener = document.querySelector<HTMLElement>('main a[href]') ?? document.body;
      const show: Readonly<Record<Overlay, () => Promise<unknown>>> = {
        async confirm() {
          const asked = inlay.confirm({ title: 'Round', message: 'One of many' });
          await until('dialog.inlay-confirm', true);
          press('.inlay-confirm-button');
          await asked;
        },
        async toast() {
          const { close, closed } = await inlay.toast({ message: 'Round' });
          close();
          await closed;
        },
        async tooltip() {
          const undo = await inlay.tooltip(opener, 'Round');
          opener.focus({ focusVisible: true } as FocusOptions);
          await until('.inlay-tooltip', true);
          opener.blur();
          undo();
        },
        async banner() {
          inlay.emit('banner:force');
          await until('.inlay-cookie-banner', true);
          inlay.emit('banner:unforce');
          await until('.inlay-cookie-banner', false);
        },
        async 'manage panel'() {
          inlay.emit('banner:open');
          await until('dialog.inlay-manage-cookies', true);
          press('.inlay-manage-cookies .inlay-sheet-close');
          await until('dialog', false);
        },
        async popup() {
          inlay.emit('popup:show');
          await until('dialog.inlay-popup form', true);
          inlay.emit('popup:hide');
          await until('dialog', false);
        },
      };
      for (let round = 0; round < rounds; round += 1) await show[what]();
      channel.port1.close();
    },
    [overlay, times] as const,
  );

describe.each(RENDERERS)('overlays under %s', (renderer) => {
  let watched: WatchedPage;
  let session: CDPSession;
  const heap = async () => {
    // Events of popups are kept until the server has answered.
    await watched.page.waitForFunction(
      () => !Object.keys(localStorage).some((name) => name.startsWith('inlay_event_')),
    );
    // What the first rounds free may hold what the last can free.
    for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };

  it.beforeAll(async ({ site }) => {
    watched = await site.newPage({ reducedMotion: 'reduce' });
    await openDemo(site, watched, 'cookie-banner-current.html', renderer);
    const { page } = watched;
    session = await page.context().newCDPSession(page);
    await page.evaluate(() => {
      inlayApi().consent.choose({ performance: true, marketing: true });
    });
    await page.locator('.inlay-cookie-saved').waitFor();
    await whenRested(page);
  });
  afterAll(() => watched.close());

  const overlays = renderer === 'react' ? UNDER_REACT : OVERLAYS;
  it.each(overlays)('%s: a hundred leave nothing behind', async (overlay) => {
    const { page } = watched;
    await cycle(page, overlay, overlay === 'popup' ? 10 : WARM_UP_ROUNDS);
    // Late code would be counted as what the rounds have left.
    await page.waitForLoadState('networkidle');
    const before = await countPage(page);
    const most = overlay === 'popup' ? POPUP_HEAP_BYTES : HEAP_BYTES;
    // A leak grows with each hundred. What grows once is a table of the engine, or late code and the answers to its requests.
    let growth = Number.POSITIVE_INFINITY;
    for (let hundred = 0; hundred < HUNDREDS && growth >= most; hundred += 1) {
      const start = await heap();
      await cycle(page, overlay, ROUNDS);
      growth = (await heap()) - start;
    }
    expect(growth).toBeLessThan(most);
    // Less is no leak: what an earlier overlay left for the collector may go meanwhile.
    await expect.poll(async () => (await countPage(page)).nodes - before.nodes).toBeLessThanOrEqual(0);
    expect((await countPage(page)).listeners - before.listeners).toBeLessThanOrEqual(0);
    expect(watched.errors).toEqual([]);
  });
});
