import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { ENTERPRISE } from './support/captcha';
import { holdBack } from './support/hold-back';
import {
  undrawn as it,
  ONE_RENDERER,
  openDemo,
  type Site,
  type WatchedPage,
  whenReady,
} from './support/site';
import { startAnew } from './support/start-anew';

const formOf = (n: number) => `form[data-form-id="64af00000000000000000${String(n).padStart(3, '0')}"]`;
const ROW = formOf(1);
const NAMES = formOf(2);
const REDIRECT = formOf(3);
const CAPTCHA = formOf(6);
const SAVE = '/api/form/SaveFormSubmission';

const email = (page: Page, form = ROW) => page.locator(`${form} [name=email]`);
const button = (page: Page, form = ROW) => page.locator(`${form} [type=submit]`);
const thanks = (page: Page, form = ROW) => page.locator(`${form} .form-submission-text`);
const isFocused = (page: Page, form = ROW) =>
  email(page, form).evaluate((input) => input === document.activeElement);

let serial = 0;
const newAddress = () => `n${++serial}.${process.pid}@example.com`;
const sentBy = (site: Site, address: string) =>
  site.demo.received.flatMap(({ path, body }) =>
    path === SAVE && body.includes(address) ? [JSON.parse(body) as Record<string, unknown>] : [],
  );

describe.each(ONE_RENDERER)('a newsletter under %s', (renderer) => {
  let watched: WatchedPage;
  it.beforeAll(async ({ site }) => {
    watched = await site.open('newsletter.html', renderer);
  });
  /** The page with its forms as they come, for a test that leaves no error on its console. */
  const withPage = async (run: (page: Page) => Promise<void>) => {
    const { page, errors } = watched;
    await startAnew(page, { empty: [errors] });
    await run(page);
    expect(errors).toEqual([]);
  };

  it('can be filled in where an empty part of another cell of its grid lies over it', async () => {
    await withPage(async (page) => {
      await email(page).evaluate((field) => {
        const cell = document.createElement('div');
        cell.className = 'fe-block';
        cell.append(Object.assign(document.createElement('a'), { href: '#over', textContent: 'Over it' }));
        cell.style.cssText = 'position: absolute; z-index: 1; inset: 0';
        field.parentElement?.append(cell);
        if (field.parentElement) field.parentElement.style.position = 'relative';
      });
      await email(page).click();
      expect(await isFocused(page)).toBe(true);
      await page.getByText('Over it').click();
      expect(page.url()).toContain('#over');
      await page.locator('.fe-block', { hasText: 'Over it' }).evaluate((cell) => {
        cell.parentElement?.removeAttribute('style');
        cell.remove();
      });
    });
  });

  // @keys newsletter | Tab, Enter | fills in and sends
  it('sends what was typed in the shape of the platform, by keyboard alone', async ({ site }) => {
    await withPage(async (page) => {
      const address = newAddress();
      await email(page).focus();
      await page.keyboard.type(address);
      await page.keyboard.press('Enter');
      await thanks(page).waitFor({ state: 'visible' });
      expect(await thanks(page).evaluate((text) => text === document.activeElement)).toBe(true);
      expect(await page.locator(`${ROW} .newsletter-form-body`).isVisible()).toBe(false);
      const [payload] = sentBy(site, address);
      expect(payload).toEqual({
        key: expect.stringMatching(/^[\da-f-]{36}$/),
        formId: '64af00000000000000000001',
        collectionId: '6c0f31f2a9be4d0c8be1a001',
        objectName: '4d2c81e07b5a4f3e9001',
        isOverlayForm: false,
        submitButtonText: 'Sign up',
        form: JSON.stringify({ 'email-yui_3_17_2_1_1700000000001_2': address }),
        pageTitle: 'Newsletter',
        pageId: '6c0f31f2a9be4d0c8be1a001',
        contentSource: 'c',
        pagePath: '/demo-pages/newsletter.html',
        pagePermissionTypeValue: 1,
      });
    });
  });

  it('sends a name as its two parts', async ({ site }) => {
    await withPage(async (page) => {
      const address = newAddress();
      await page.locator(`${NAMES} [name=fname]`).fill('Ada');
      await page.locator(`${NAMES} [name=lname]`).fill('Lovelace <b>');
      await email(page, NAMES).fill(address);
      await button(page, NAMES).click();
      await thanks(page, NAMES).waitFor({ state: 'visible' });
      expect(JSON.parse(String(sentBy(site, address)[0]?.form))).toEqual({
        'name-yui_3_17_2_1_1700000000002_1': ['Ada', 'Lovelace <b>'],
        'email-yui_3_17_2_1_1700000000002_2': address,
      });
    });
  });

  it('shows an error beside the field until it is corrected', async () => {
    await withPage(async (page) => {
      await email(page).fill('wrong');
      await button(page).click();
      const error = page.locator(`${ROW} .form-item .field-error`);
      await error.waitFor();
      expect(await isFocused(page)).toBe(true);
      expect(await email(page).getAttribute('aria-invalid')).toBe('true');
      expect(await email(page).getAttribute('aria-describedby')).toBe(await error.getAttribute('id'));
      await email(page).fill(newAddress());
      await error.waitFor({ state: 'detached' });
      expect(await email(page).getAttribute('aria-invalid')).toBeNull();
    });
  });

  it('leads to another page of the site, and can be used again when the visitor comes back', async ({
    site,
  }) => {
    await withPage(async (page) => {
      const first = newAddress();
      await email(page, REDIRECT).fill(first);
      await button(page, REDIRECT).click();
      await page.waitForURL('**/demo-pages/plain.html');
      await page.goBack();
      await whenReady(page);
      const second = newAddress();
      await email(page, REDIRECT).fill(second);
      await button(page, REDIRECT).click();
      await page.waitForURL('**/demo-pages/plain.html');
      expect([sentBy(site, first).length, sentBy(site, second).length]).toEqual([1, 1]);
      await page.goBack();
      await whenReady(page);
    });
  });

  it('reports to the page who has signed up where', async () => {
    await withPage(async (page) => {
      await page.evaluate(() => {
        const heard: string[] = [];
        Object.assign(window, { heard });
        const { Inlay } = window;
        if (!Inlay || !('on' in Inlay)) return;
        Inlay.on('form:submitted', ({ formId }) => heard.push(`form ${formId}`));
        Inlay.on('newsletter:subscribed', ({ formId }) => heard.push(`newsletter ${formId}`));
      });
      await email(page).fill(newAddress());
      await button(page).click();
      await thanks(page).waitFor({ state: 'visible' });
      expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
        'newsletter 64af00000000000000000001',
        'form 64af00000000000000000001',
      ]);
    });
  });

  it('has a class for narrow columns', async () => {
    await withPage(async (page) => {
      const isSmall = (n: number) =>
        page
          .locator(formOf(n))
          .evaluate((form) =>
            form.closest('.sqs-block')?.classList.contains('newsletter-form-has-small-container'),
          );
      expect([await isSmall(1), await isSmall(4)]).toEqual([false, true]);
      await page.setViewportSize({ width: 300, height: 700 });
      await expect.poll(() => isSmall(1)).toBe(true);
      await page.setViewportSize({ width: 1280, height: 900 });
    });
  });

  it('is accessible, and is given back as the server sent it, after an error and after success', async () => {
    await withPage(async (page) => {
      const html = () =>
        page.evaluate(() => [...document.querySelectorAll('.sqs-block')].map(({ outerHTML }) => outerHTML));
      await page.evaluate(() => inlayApi().destroy());
      const served = await html();
      await page.evaluate(() => inlayApi().init());
      await whenReady(page);
      await button(page, NAMES).click();
      await email(page).fill(newAddress());
      await button(page).click();
      await thanks(page).waitFor({ state: 'visible' });
      expect(await violations(page)).toEqual([]);
      await page.evaluate(() => inlayApi().destroy());
      expect(await html()).toEqual(served);
    });
  });
});

describe.each(ONE_RENDERER)('its captcha under %s', (renderer) => {
  it('is loaded when a visitor reaches the form, reported within seconds when it does not come, and its token is sent once it has', async ({
    site,
  }) => {
    const watched = await site.newPage();
    const { page } = watched;
    const { asked, release } = await holdBack(page, 'https://www.google.com/recaptcha/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: ENTERPRISE }),
    );
    await page.clock.install();
    await openDemo(site, watched, 'trouble/newsletter-captcha.html', renderer);
    expect(asked).toEqual([]);
    const address = newAddress();
    await email(page, CAPTCHA).fill(address);
    await expect
      .poll(() => asked)
      .toEqual(['https://www.google.com/recaptcha/enterprise.js?render=demo-site-key']);
    const key = page.waitForResponse('**/api/form/FormSubmissionKey*');
    await button(page, CAPTCHA).click();
    await page.locator(`${CAPTCHA} [type=submit]`, { hasText: 'Submitting…' }).waitFor();
    await page.locator(`${CAPTCHA} .newsletter-form-spinner`).waitFor({ state: 'visible' });
    await (await key).finished();
    const said = page.locator(`${CAPTCHA} .inlay-form-summary`, { hasText: /could not be loaded/ });
    await expect
      .poll(async () => {
        await page.clock.runFor(1000);
        return said.count();
      })
      .toBe(1);
    expect(await email(page, CAPTCHA).inputValue()).toBe(address);
    expect(sentBy(site, address)).toEqual([]);
    release();
    await button(page, CAPTCHA).click();
    await thanks(page, CAPTCHA).waitFor({ state: 'visible' });
    expect(sentBy(site, address)).toEqual([
      expect.objectContaining({
        recaptchaEnterpriseV3Token: 'token of demo-site-key for NEWSLETTER_BLOCK_SUBMISSION',
      }),
    ]);
    expect(watched.errors).toEqual([]);
  });
});
