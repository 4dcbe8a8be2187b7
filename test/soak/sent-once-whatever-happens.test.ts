import { describe, expect } from 'vitest';
import { SENDING_CONTROLS } from '../page/support/sending-controls';
import { it, RENDERERS } from '../page/support/site';
import { createVisit, type Visit } from './support/create-visit';

/** Fails, says so, and is pressed again. */
const failOnce = (outcome: 'lost' | 'lost and unread' | 'cut') => async (visit: Visit) => {
  const { reached, heal } = await visit.strike(outcome);
  await visit.press();
  await reached;
  await visit.whenQuiet();
  await heal();
  await visit.pressAgain();
};

const SITUATIONS: Readonly<Record<string, (visit: Visit) => Promise<unknown>>> = {
  'double press': (visit) => visit.button().dblclick(),
  'two clicks in one task': (visit) => visit.pressInOneTask(2),
  async 'Enter and click'(visit) {
    const { reached, release, heal } = await visit.strike('held');
    await visit.enter();
    await reached;
    await visit.pressInOneTask(1);
    release();
    await visit.whenQuiet();
    await heal();
  },
  'lost after it was stored': failOnce('lost'),
  'lost after it was stored, and nothing can be read until it is pressed again': failOnce('lost and unread'),
  cut: failOnce('cut'),
  async 'offline, then online'(visit) {
    const context = visit.page.context();
    await context.setOffline(true);
    const failed = visit.page.waitForEvent('requestfailed', (request) => request.url().includes('/api/'));
    await visit.press();
    await failed;
    await context.setOffline(false);
    await visit.page.waitForFunction(() => navigator.onLine);
    await visit.pressAgain();
  },
  async 'pending, then destroyed'(visit) {
    const { reached, release, heal } = await visit.strike('held');
    await visit.press();
    await reached;
    await visit.page.evaluate(() => inlayApi().destroy());
    release();
    await visit.whenQuiet();
    await heal();
  },
  'destroyed in the next task, and started again': (visit) =>
    visit.button().evaluate(async (button: HTMLElement) => {
      button.click();
      await new Promise((resolve) => setTimeout(resolve));
      inlayApi().destroy();
      await inlayApi().init();
    }),
};

describe.each(RENDERERS)('what is sent once, whatever happens, under %s', (renderer) => {
  it.for(SENDING_CONTROLS)('$name', async (control, { site }) => {
    const counts: Record<string, number> = {};
    const { page } = await site.newPage();
    const visit = createVisit(site, page, { control, renderer });
    for (const [name, run] of Object.entries(SITUATIONS)) {
      await visit.open();
      await run(visit);
      await visit.settle();
      counts[name] = visit.effects();
      await visit.forget();
    }
    const once = Object.fromEntries(Object.keys(SITUATIONS).map((name) => [name, 1]));
    expect(counts).toEqual(once);
  });
});
