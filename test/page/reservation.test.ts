import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { tabTo } from './support/keyboard';
import { serveEdited } from './support/serve-edited';
import { bodyOf, it, openDemo, RENDERERS, serverBody, type WatchedPage } from './support/site';

const block = (page: Page, end: number) => page.locator(`#block-5d2e7b3ea1c45f8892b${end}`);
const [OPENTABLE, OLDER, TOCK, ACUITY, ZOLA] = [1, 2, 3, 4, 5] as const;

/** Runs in the place of Tock's script. */
function drawTock(): void {
  const { tock } = window as unknown as { tock: { queue: unknown[][] } };
  const container = document.getElementById('Tock_widget_container');
  const wrapper = document.createElement('div');
  wrapper.className = 'TockWidgetWrapper';
  const button = document.createElement('button');
  button.className = 'TockButton-blue';
  button.textContent = tock.queue.map((call) => call.join(' ')).join();
  wrapper.append(button);
  container?.append(wrapper);
}

/** Runs in the place of Zola's script, which replaces its links. */
function drawZola(): void {
  for (const link of document.querySelectorAll('.zola-registry-embed')) {
    const widget = document.createElement('p');
    widget.className = 'stand-in-zola';
    widget.textContent = link.getAttribute('data-registry-key');
    link.replaceWith(widget);
  }
}

/** Answers for the services without a network. Returns the addresses that were asked for. */
async function standIn(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const scripts: Readonly<Record<string, string>> = {
    'www.exploretock.com': `(${drawTock})()`,
    'widget.zola.com': `(${drawZola})()`,
    'embed.acuityscheduling.com': '',
  };
  await page.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => {
      const { hostname, href } = new URL(route.request().url());
      asked.push(href);
      const body = scripts[hostname];
      return body === undefined
        ? route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>${hostname}</title>` })
        : route.fulfill({ contentType: 'text/javascript', body });
    },
  );
  return asked;
}

const allow = (page: Page) =>
  page.evaluate(() => inlayApi().consent.choose({ performance: true, marketing: true }));

describe.each(RENDERERS)('reservations under %s', (renderer) => {
  let watched: WatchedPage;
  let asked: readonly string[];
  let served: string;

  it.beforeAll(async ({ site }) => {
    served = await serverBody(site, 'reservation.html');
    watched = await site.newPage();
    asked = await standIn(watched.page);
    await openDemo(site, watched, 'reservation.html', renderer);
  });

  it('are a link and a button before consent, without any request', async () => {
    const { page } = watched;
    expect(asked).toEqual([]);
    const link = (end: number) => block(page, end).locator('.inlay-note-link');
    expect(await link(OPENTABLE).getAttribute('href')).toBe(
      'https://www.opentable.com/restref/client/?rid=1125616&restref=1125616',
    );
    expect(await link(OLDER).getAttribute('href')).toContain('opentable.co.uk/restref/client/?rid=48010');
    expect(await link(TOCK).getAttribute('href')).toBe('https://www.exploretock.com/otterbrook-glasshouse');
    // The server's own link is there.
    expect(await link(ZOLA).count()).toBe(0);
    expect(await block(page, ZOLA).getByRole('button').textContent()).toBe('Show the registry');
    expect(await block(page, OPENTABLE).locator('.loaded:not(.loading)').count()).toBe(1);
  });

  // @keys reservation | Space | shows the form of a service
  it('come from OpenTable in a frame, wide over 850 px, once a visitor asks for it', async () => {
    const { page } = watched;
    const frame = block(page, OPENTABLE).locator('iframe');
    await tabTo(page, block(page, OPENTABLE).getByRole('button', { name: 'Show the booking form' }));
    await page.keyboard.press('Space');
    await block(page, OPENTABLE).locator('.loaded iframe').waitFor();
    const address = new URL((await frame.getAttribute('src')) ?? '');
    expect(address.origin + address.pathname).toBe('https://www.opentable.com/widget/reservation/canvas');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      rid: '1125616',
      theme: 'wide',
      domain: 'com',
      lang: 'en',
    });
    // The other block of the same service came with it.
    const older = new URL((await block(page, OLDER).locator('iframe').getAttribute('src')) ?? '');
    expect([older.hostname, older.searchParams.get('domain')]).toEqual(['www.opentable.co.uk', 'couk']);
    // Tock, Acuity and Zola still wait.
    expect(asked.filter((href) => !href.includes('opentable'))).toEqual([]);
    await page.setViewportSize({ width: 600, height: 900 });
    await block(page, OPENTABLE).locator('iframe[src*="theme=standard"]').waitFor();
    expect(await frame.count()).toBe(1);
  });

  it('come from Tock (column layout at 750 px or less), Acuity and Zola with consent', async () => {
    const { page } = watched;
    await allow(page);
    // The theme's button, and one column up to 750 px.
    await block(page, TOCK).locator('.TockButton-blue.sqs-button-element--primary').waitFor();
    expect(await block(page, TOCK).locator('.TockButton-blue').textContent()).toBe(
      'init otterbrook-glasshouse',
    );
    const column = block(page, TOCK).locator('.Tock_widget_container-columnLayout');
    expect(await column.count()).toBe(1);
    await page.setViewportSize({ width: 1280, height: 900 });
    await column.waitFor({ state: 'detached' });
    await block(page, ZOLA).locator('.stand-in-zola').waitFor();
    expect(await block(page, ZOLA).locator('a').isVisible()).toBe(false);
    await block(page, ACUITY).locator('iframe[src*="schedule.php?owner=31033072"]').waitFor();
    expect(await page.locator('.inlay-waiting').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
  });

  it('restore the page, and mount again', async () => {
    const { page, errors } = watched;
    await page.evaluate(() => inlayApi().destroy());
    // The scripts of the page's own markup have run; Inlay has undone the rest.
    expect(await bodyOf(page)).toBe(served);
    const before = asked.length;
    await page.evaluate(async () => {
      inlayApi().init();
      await inlayApi().whenReady({ all: true });
    });
    await block(page, ZOLA).locator('.stand-in-zola').waitFor();
    // The server's script runs once; the frame of a new life needs it again.
    await expect.poll(() => asked.slice(before).filter((href) => href.includes('embed.js'))).toHaveLength(1);
    expect(errors).toEqual([]);
  });
});

describe('a reservation', () => {
  it('is a link to book when the service does not answer', async ({ site }) => {
    const watched = await site.newPage();
    const { page, warnings } = watched;
    await page.route('https://**', (route) => route.abort());
    await openDemo(site, watched, 'reservation.html', 'preact');
    await allow(page);
    await block(page, TOCK).getByText('The booking form could not be loaded.').waitFor();
    await block(page, ZOLA).getByText('The registry could not be loaded.').waitFor();
    expect(await block(page, TOCK).locator('.inlay-note-link').isVisible()).toBe(true);
    expect(await block(page, ZOLA).locator('a.zola-registry-embed').isVisible()).toBe(true);
    expect(warnings.filter((line) => line.includes('a link to book is shown')).join()).toContain('tock.js');
  });

  it('asks an owner who is logged in to log out, without any request', async ({ site }) => {
    const watched = await site.newPage();
    const { page } = watched;
    const asked = await standIn(page);
    const path = await serveEdited(site, 'reservation.html', 'preact', (html) =>
      html.replace('SQUARESPACE_CONTEXT = {', 'SQUARESPACE_CONTEXT = {"authenticatedAccount":{"id":"1"},'),
    );
    await openDemo(site, watched, path, 'preact');
    await allow(page);
    for (const end of [OPENTABLE, TOCK, ZOLA]) {
      expect(await block(page, end).getByRole('alert').textContent()).toBe(
        'Please log out of your account in order to use the block.',
      );
    }
    expect(asked.filter((href) => /opentable|exploretock|zola/.test(href))).toEqual([]);
  });
});
