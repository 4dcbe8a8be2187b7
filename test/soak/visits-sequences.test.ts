import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { createRandom } from '../../tools/random.mjs';
import { count } from '../count';
import { serveSession } from '../page/support/session-pages';
import { ONE_RENDERER, type Site, undrawn, whenStarted } from '../page/support/site';
import { whenRested } from '../page/support/when-rested';

/** `INLAY_SEQUENCES=200 INLAY_SEED=7` runs two hundred others; each event names the seed of its sequence. */
const COUNT = Number(process.env.INLAY_SEQUENCES) || 10;
const FIRST_SEED = Number(process.env.INLAY_SEED) || 1;
const MOVES = 6;
/** A tab whose last three requests have failed waits a minute before the next one. */
const SENT_MS = 90_000;

const whenRecording = async (page: Page) => {
  await whenStarted(page);
  await whenRested(page);
};

const openTab = async (context: BrowserContext, site: Site): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(`${site.url}/session/form`);
  await whenRecording(page);
  return page;
};

/** Records an event. False where the page could not store it yet: its code is still on the way, and it is lost with the page. */
const record = (page: Page, id: string): Promise<boolean> =>
  page.evaluate((name) => {
    inlayApi().emit('event:record', { to: 'overlay', data: { action: 'test', sequence: name } });
    return Object.values(localStorage).some((text) => `${text}`.includes(`"sequence":"${name}"`));
  }, id);

/** Ends a renderer as a crash would: no event of the page fires. */
async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // It is never answered.
  void session.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();
}

undrawn.for(ONE_RENDERER)(
  `loses no event and doubles none: ${COUNT} sequences of two tabs with kills and lost connections, from seed ${FIRST_SEED}`,
  { timeout: 120_000 + 2 * SENT_MS + COUNT * 10_000 },
  async (renderer, { site, task }) => {
    count(task, 'sequences of two tabs over events', COUNT);
    const { page: first } = await site.newPage();
    const context = first.context();
    await serveSession(context, renderer);
    /** What each request to the server has to bear, by chance. */
    let fault: () => 'none' | 'reset' | 'lost' = () => 'none';
    await context.route('**/api/census/overlay', async (route) => {
      const fate = fault();
      if (fate === 'reset') return route.abort('connectionreset');
      const answer = await route.fetch().catch(() => undefined);
      if (fate === 'lost' || !answer) return route.abort('connectionreset');
      return route.fulfill({ response: answer }).catch(() => {});
    });
    const tabs = [await openTab(context, site), await openTab(context, site)];
    const recorded: string[] = [];
    const early: string[] = [];
    const story: string[] = [];

    for (let seed = FIRST_SEED; seed < FIRST_SEED + COUNT; seed++) {
      const random = createRandom(seed);
      const pick = <Item>(items: readonly [Item, ...Item[]]): Item =>
        items[Math.floor(random() * items.length)] ?? items[0];
      fault = () => pick(['none', 'none', 'none', 'reset', 'lost']);
      for (let move = 0; move < MOVES; move++) {
        const index = random() < 0.5 ? 0 : 1;
        const tab = tabs[index] ?? first;
        const action = pick(['record', 'record', 'record', 'record', 'leave', 'close', 'kill', 'offline']);
        story.push(`${seed}: ${index} ${action}`);
        if (action === 'record') {
          const id = `${seed}.${move}`;
          ((await record(tab, id)) ? recorded : early).push(id);
        } else if (action === 'offline') {
          await context.setOffline(true);
          await new Promise((resolve) => setTimeout(resolve, random() * 50));
          await context.setOffline(false);
        } else if (action === 'leave') {
          await tab.goto(`${site.url}/session/form?${seed}.${move}`);
          await whenRecording(tab);
        } else {
          await (action === 'kill' ? kill(tab) : tab.close());
          tabs[index] = await openTab(context, site);
        }
        // A move may come at any moment of a request.
        await new Promise((resolve) => setTimeout(resolve, random() ** 3 * 200));
      }
    }
    fault = () => 'none';
    // The tabs hear of the connection, and send what they have at once.
    await context.setOffline(true);
    await context.setOffline(false);
    const taken = () =>
      site.demo.events.list().flatMap(({ fields }) => {
        const { action, sequence } = fields as { action?: string; sequence?: string };
        return action === 'test' ? [sequence] : [];
      });
    // The server and what stands between it and the tabs run in this process: a slow search would let their requests time out.
    const lost = () => {
      const known = new Set(taken());
      return recorded.filter((id) => !known.has(id));
    };
    const end = story.slice(-10 * MOVES).join(', ');
    await expect.poll(lost, { timeout: SENT_MS, message: end }).toEqual([]);
    expect(recorded.length).toBeGreaterThan(COUNT);
    const others = taken().filter((id) => !early.includes(id ?? ''));
    expect(others.sort()).toEqual(recorded.sort());
    for (const tab of tabs) {
      await expect
        .poll(
          () =>
            tab.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('inlay_event_'))),
          { timeout: SENT_MS },
        )
        .toEqual([]);
    }
  },
);
