import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { hasFocus, tabTo } from './support/keyboard';
import { servedBody } from './support/served-body';
import { bodyOf, it, RENDERERS } from './support/site';

const BLOCK = '#block-a4bef22b08810e5155e9';

describe.each(RENDERERS)('a summary of events without its items under %s', (renderer) => {
  it('POST /api/widget/GetWidgetRendering: shows what the server renders, sanitized and placed', async ({
    site,
  }) => {
    const { page, errors, warnings } = await site.open('summary-events.html', renderer);
    const block = page.locator(BLOCK);
    await block.locator('.summary-item.positioned').first().waitFor();
    const asked = site.demo.received.findLast(({ path }) => path === '/api/widget/GetWidgetRendering');
    const fields = new URLSearchParams(asked?.body);
    expect(fields.get('collectionId')).toBe('6189642eb45e360ed5be3f54');
    expect(JSON.parse(fields.get('widgetJSON') ?? '')).toEqual({
      type: 55,
      id: 'afcfcd337a36cf68b6c2',
      value: expect.objectContaining({ design: 'list', headerText: 'Events & walks' }),
    });

    expect(await block.locator('.summary-heading').textContent()).toBe('Events & walks');
    expect(await block.locator('.summary-title-link').allTextContents()).toEqual([
      'Seed swap',
      'Pruning for beginners',
      'Night-scented plants, a walk by lamplight',
      'Volunteers’ day',
    ]);
    expect(await block.locator('time').first().getAttribute('datetime')).toBe('2026-03-03');
    expect(await block.locator('script, [onclick]').count()).toBe(0);
    // The design of the settings, with its pictures.
    await block.locator('img[src*="event-0"]').waitFor();
    const tops = await block
      .locator('.summary-item')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(4);
    expect([errors, warnings]).toEqual([[], []]);

    await page.evaluate(() => {
      inlayApi().destroy();
    });
    expect(await bodyOf(page)).toBe(await servedBody(page));
  });

  it("'Unable to load. Try again.': tries again when the visitor asks", async ({ site }) => {
    const { page } = await site.open('summary-events.html', renderer, {
      query: 'fault=500*2@GetWidgetRendering',
    });
    const block = page.locator(BLOCK);
    const failure = block.getByRole('alert');
    await failure.waitFor();
    expect(await failure.textContent()).toBe('Unable to load. Try again.');
    expect(await violations(page)).toEqual([]);
    await failure.getByRole('button').focus();
    await page.keyboard.press('Enter');
    // It fails once more; the visitor need not look for the button.
    await page.waitForFunction(
      (id) => document.querySelector(`${id} [role=alert]`)?.contains(document.activeElement),
      BLOCK,
    );
    await page.keyboard.press('Enter');
    await block.locator('.summary-item').first().waitFor();
    expect(await failure.count()).toBe(0);
    expect(await hasFocus(block)).toBe(true);
    expect(await tabTo(page, block.getByRole('link').first())).toBe(1);
  });
});
