import { describe, expect } from 'vitest';
import { bundle } from './support/bundle';
import { it, RENDERERS, type Renderer, type Site, type WatchedPage, whenStarted } from './support/site';

const FAULTS = [
  'read',
  'import',
  'empty-module',
  'mount',
  'render',
  'effect',
  'update',
  'handler',
  'destroy',
  'slow',
  'reveal',
] as const;

const ACCORDION = `<div class="sqs-block sqs-block-accordion" id="good"><ul class="accordion-items-container">
  <li class="accordion-item"><h3 class="accordion-item__title-wrapper"><button class="accordion-item__click-target"
  aria-expanded="false">Works</button></h3><div class="accordion-item__dropdown" role="region">Yes</div></li></ul></div>`;
const HTML = `<!doctype html><title>Faults</title>${FAULTS.map(
  (fault) => `<div data-fault="${fault}" class="a  b" style="color:  blue"><b>${fault}</b></div>`,
).join('\n')}${ACCORDION}`;

async function openFaults(site: Site, renderer: Renderer): Promise<WatchedPage> {
  const watched = await site.newPage();
  const script = await bundle('faulty-site.tsx', renderer);
  await watched.page.route('**/faults-fixture', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: HTML }),
  );
  await watched.page.goto(`${site.url}/faults-fixture`);
  await watched.page.evaluate(() => Object.assign(window, { before: document.body.innerHTML }));
  await watched.page.addScriptTag({ content: script });
  await whenStarted(watched.page);
  await watched.page.waitForFunction(
    (waiting) =>
      inlayApi()
        .inspect()
        .filter(({ state }) => state === 'waiting' || state === 'loading').length === waiting,
    1,
  );
  return watched;
}

const inspect = ({ page }: WatchedPage) =>
  page.evaluate(() =>
    inlayApi()
      .inspect()
      .map(({ block, state, fault }) => ({ block, state, phase: fault?.phase, message: fault?.message })),
  );

describe.each(RENDERERS)('faults under %s', (renderer) => {
  it('confines every failure to its block, reports it once, keeps the server’s HTML, and restores the page byte for byte afterwards', async ({
    site,
  }) => {
    const watched = await openFaults(site, renderer);
    const { page, errors, warnings } = watched;
    await page.waitForFunction(() =>
      inlayApi()
        .inspect()
        .some((one) => one.block === 'effect' && one.state === 'failed'),
    );
    const states = Object.fromEntries((await inspect(watched)).map((one) => [one.block, one]));
    expect(states.read).toMatchObject({ state: 'failed', phase: 'read', message: 'bad data' });
    expect(states.import).toMatchObject({
      state: 'failed',
      phase: 'load',
      message: 'Loading chunk import failed.',
    });
    expect(states['empty-module']).toMatchObject({
      state: 'failed',
      phase: 'load',
      message: 'Loading chunk empty-module failed.',
    });
    expect(states.mount).toMatchObject({ state: 'failed', phase: 'mount', message: 'in mount' });
    expect(states.render).toMatchObject({ state: 'failed', phase: 'render', message: 'in render' });
    expect(states.effect).toMatchObject({ state: 'failed', phase: 'render', message: 'in effect' });
    expect(states.handler).toMatchObject({ state: 'mounted' });
    expect(states.accordion).toMatchObject({ state: 'mounted' });
    expect(states.faulty).toMatchObject({ phase: 'mount', message: 'in feature' });

    // One clear message each: the warning names the block, the phase and the cause.
    for (const [block, message] of [
      ['read', 'bad data'],
      ['mount', 'in mount'],
      ['render', 'in render'],
      ['effect', 'in effect'],
    ]) {
      expect(
        warnings.filter((text) => text.includes(`[inlay] ${block} (`) && text.includes(`${message}`)),
      ).toHaveLength(1);
    }
    expect(warnings.filter((text) => text.includes('in listener'))).toHaveLength(1);

    const outer = (fault: string) =>
      page.locator(`[data-fault="${fault}"]`).evaluate((element) => element.outerHTML);
    for (const fault of ['read', 'mount', 'render', 'effect']) {
      expect(await outer(fault)).toBe(
        `<div data-fault="${fault}" class="a  b" style="color:  blue"><b class="revealed rescued">${fault}</b></div>`,
      );
    }

    await page.locator('[data-fault="handler"]').click();
    await page.locator('[data-fault="update"]').click();
    await page.waitForFunction(() =>
      inlayApi()
        .inspect()
        .some((one) => one.block === 'update' && one.state === 'failed'),
    );
    expect(warnings.filter((text) => text.includes('handler (handler): in handler'))).toHaveLength(1);
    await page.locator('#good button').click();
    expect(await page.locator('#good button').getAttribute('aria-expanded')).toBe('true');
    expect(errors).toEqual([]);

    await page.evaluate(() => {
      // Removed while its code is on the way, then the code arrives.
      inlayApi().destroy();
      (window as unknown as { openGate(): void }).openGate();
    });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    const [before, after] = await page.evaluate(() => [
      (window as unknown as { before: string }).before,
      document.body.innerHTML.replace(/<script>.*<\/script>$/s, ''),
    ]);
    expect(after).toBe(before);
    expect(warnings.filter((text) => text.includes('in destroy'))).toHaveLength(1);
    expect(errors).toEqual([]);
  });
});
