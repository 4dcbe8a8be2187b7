import { describe, expect } from 'vitest';
import { editAnswers } from './support/edit-answers';
import { hurryEvents } from './support/hurry';
import { scrollThrough } from './support/scroll-through';
import { it, ONE_RENDERER, openDemo, type Site, type WatchedPage } from './support/site';
import { whenRested } from './support/when-rested';

/** Events that the server has counted since `from`, by their path's end and their fields. */
const counted = ({ demo }: Site, from: number) =>
  demo.events
    .list()
    .slice(from)
    .flatMap(({ path, fields }) => {
      const event = /^\/api\/(?:census|events)\/([\w-]+)$/.exec(path)?.[1];
      return event ? [{ event, fields }] : [];
    });

const decline = ({ page }: WatchedPage, { url }: Site) =>
  page.context().addCookies([
    { name: 'ss_performanceCookiesAllowed', value: 'false', url },
    { name: 'ss_marketingCookiesAllowed', value: 'false', url },
  ]);

/** The files with code for statistics that a page has loaded. */
const statisticsOf = ({ page }: WatchedPage) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/statistics-')),
  );

describe.each(ONE_RENDERER)('the census under %s', (renderer) => {
  it('counts forms and buttons that are seen, a click that leaves the page, and sign-ups', async ({
    site,
  }) => {
    const from = site.demo.events.list().length;
    const of = (event: string) => counted(site, from).filter((call) => call.event === event);
    const watched = await site.newPage();
    const { page } = watched;
    await hurryEvents(page);
    await openDemo(site, watched, 'newsletter.html', renderer);
    await expect.poll(() => of('form-render').length).toBe(5);
    expect(of('form-render').map(({ fields }) => fields)).toContainEqual({
      pageTitle: 'Newsletter',
      pageId: '6c0f31f2a9be4d0c8be1a001',
      contentSource: 'c',
      pagePath: '/demo-pages/newsletter.html',
      pagePermissionTypeValue: '1',
      websiteId: 'c099a42a5555825cdb50df0c',
      formId: '64af00000000000000000001',
      blockId: 'block-4d2c81e07b5a4f3e9001',
      visitorCookie: expect.stringMatching(/^\w+(\|\d+){3}\|1$/),
      key: expect.stringMatching(/^\d+$/),
    });
    await page.locator('[name=email]').first().fill(`census.${renderer}@example.com`);
    await page.keyboard.press('Enter');
    await expect.poll(() => of('RecordEvent').length).toBe(1);
    expect(of('RecordEvent')[0]?.fields).toMatchObject({
      event: 'newsletter-subscribe',
      data: expect.stringContaining('64af00000000000000000001'),
    });
    const button = page.locator('.sqs-block-button-element');
    await button.scrollIntoViewIfNeeded();
    await expect.poll(() => of('button-render').length).toBe(1);
    await button.click();
    await page.waitForURL('**/submissions');
    await expect.poll(() => of('button-click').length).toBe(1);
    expect(of('button-click')[0]?.fields).toMatchObject({
      id: 'block-4d2c81e07b5a4f3e9010',
      href: '/submissions',
      text: 'What has arrived',
      alignment: 'left',
      size: 'medium',
    });
    expect(watched.errors).toEqual([]);
  });

  it('counts a popup, its form and sign-ups there, on a page that has no form of its own', async ({
    site,
  }) => {
    const from = site.demo.events.list().length;
    const of = (event: string) => counted(site, from).filter((call) => call.event === event);
    const watched = await site.newPage();
    const { page } = watched;
    await hurryEvents(page);
    await editAnswers(page, '**/demo-pages/popup-overlay.html*', (html) =>
      html
        .replace('"timerDelay":2000', '"timerDelay":0')
        .replace('"showOnScroll":true', '"showOnScroll":false'),
    );
    await openDemo(site, watched, 'popup-overlay.html', renderer);
    const popup = page.locator('dialog.inlay-popup');
    await popup.waitFor();
    await expect
      .poll(() => of('form-render').map(({ fields }) => fields.formId))
      .toEqual(['64af00000000000000000099']);
    expect(of('overlay').map(({ fields }) => fields)).toEqual([
      expect.objectContaining({
        action: '1',
        trigger: '1',
        pagePath: '/demo-pages/popup-overlay.html',
        visitorCookie: expect.stringMatching(/^\w+(\|\d+){3}\|1$/),
      }),
    ]);
    const field = popup.getByLabel('Email Address');
    await field.fill(`popup.census.${renderer}@otterbrook.example`);
    await field.press('Enter');
    await expect
      .poll(() => of('RecordEvent').map(({ fields }) => fields.event))
      .toEqual(['newsletter-subscribe']);
    await popup.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => of('overlay').map(({ fields }) => fields.action)).toEqual(['1', '2']);
    await page.evaluate(() => {
      inlayApi().emit('popup:show');
    });
    await popup.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => of('overlay').map(({ fields }) => fields.action)).toEqual(['1', '2', '1', '3']);
    expect(of('overlay')[2]?.fields).not.toHaveProperty('trigger');
    expect(watched.errors).toEqual([]);
  });

  it('counts without identifying visitors where the owner keeps no activity log', async ({ site }) => {
    const from = site.demo.events.list().length;
    const watched = await site.newPage();
    const { page } = watched;
    await hurryEvents(page);
    await editAnswers(page, '**/demo-pages/newsletter.html*', (html) =>
      html.replace('"cookieSettings":{', '"cookieSettings":{"isVisitorDataRestricted":true,'),
    );
    await openDemo(site, watched, 'newsletter.html', renderer);
    const renders = () => counted(site, from).filter(({ event }) => event === 'form-render');
    await expect.poll(() => renders().length).toBe(5);
    for (const { fields } of renders()) expect(fields).not.toHaveProperty('visitorCookie');
    expect(await page.evaluate(() => document.cookie)).not.toContain('ss_cv');
  });

  it('does not count visitors who have declined', async ({ site }) => {
    const from = site.demo.events.list().length;
    const watched = await site.newPage();
    const { page } = watched;
    await decline(watched, site);
    await openDemo(site, watched, 'newsletter.html', renderer);
    await page.locator('[name=email]').first().fill(`no.census.${renderer}@example.com`);
    await page.keyboard.press('Enter');
    await page.locator('.form-submission-text').first().waitFor({ state: 'visible' });
    await whenRested(page, { isCounted: false });
    expect(await statisticsOf(watched)).toEqual([]);
    expect(counted(site, from)).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).not.toContain('ss_cvr');
  });

  it('loads no code for statistics for visitors who have declined, whatever the page has', async ({
    site,
  }) => {
    const watched = await site.newPage();
    await decline(watched, site);
    await openDemo(site, watched, 'blog-post.html', renderer);
    await scrollThrough(watched.page);
    await watched.page.locator('article.comment').first().waitFor();
    await whenRested(watched.page, { isCounted: false });
    expect(await statisticsOf(watched)).toEqual([]);
  });
});
