import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect } from 'vitest';
import { inBlock, jsonForm, openForms, serverForm } from './support/forms-html';
import { it, ONE_RENDERER, type Site, type WatchedPage } from './support/site';

const KEY_CALL = '**/api/form/FormSubmissionKey*';
const SAVE_CALL = '**/api/form/SaveFormSubmission*';

const field = (id: string, control: string) =>
  `<div class="form-item field text" id="${id}"><label class="title" for="${id}-field">${id}</label>${control.replace('<input', `<input id="${id}-field" class="field-element"`)}</div>`;

/** The only form of a page, or the one in a block. */
const press = (within: Page | Locator) => within.locator('[type=submit]').click();
const said = (within: Page | Locator, message: RegExp) =>
  within.locator('.inlay-form-summary', { hasText: message }).first().waitFor();
const thanked = (within: Page | Locator) => within.locator('.form-submission-text').waitFor();
const valuesOf = (site: Site, id: string) =>
  site.demo.submissions.list().flatMap(({ payload, values }) => (payload.formId === id ? [values] : []));

describe.each(ONE_RENDERER)('a form under %s', (renderer) => {
  /** A page with a form for each test that takes one of it. */
  let shared: WatchedPage;
  const ids = { yes: `yes-${renderer}`, password: `password-${renderer}`, refused: `refused-${renderer}` };
  const formOf = (id: string) => shared.page.locator(`#block-${id}`);
  it.beforeAll(async ({ site }) => {
    const forms = [
      [ids.yes, ''],
      [ids.password, field('pass', '<input type="password">')],
      [ids.refused, ''],
    ] as const;
    const body = forms.map(([id = '', inside]) => inBlock(id, serverForm(id, inside))).join('');
    shared = await openForms(site, renderer, body);
  });
  // Routes of a test that has failed.
  afterEach(() => shared.page.unrouteAll({ behavior: 'ignoreErrors' }));

  it('is not confirmed, and its entries are kept, until the server itself has accepted it', async ({
    site,
  }) => {
    const id = ids.yes;
    const { page } = shared;
    const form = formOf(id);
    const name = page.locator(`#${id}-field`);
    await name.fill('Ada');
    for (const [status, body] of [
      [200, ''],
      [202, ''],
      [200, '{"success":false}'],
      [200, '<!doctype html><title>Sign in</title>'],
    ] as const) {
      await page.route(SAVE_CALL, (route) => route.fulfill({ status, body }), { times: 1 });
      await press(form);
      await said(form, /error processing/i);
      await form.locator('form:not(.submitting)').waitFor();
      expect(await name.inputValue()).toBe('Ada');
      expect(await form.locator('.form-submission-text').count()).toBe(0);
    }
    await press(form);
    await thanked(form);
    expect(valuesOf(site, id)).toHaveLength(1);
  });

  it('stores none of the typed text in its record of an attempt', async ({ site }) => {
    const id = `kept-${renderer}`;
    const { page } = await openForms(
      site,
      renderer,
      inBlock(
        id,
        serverForm(
          id,
          [
            field('card', '<input autocomplete="billing cc-number">'),
            field('code', '<input autocomplete="one-time-code">'),
            field('off', '<input autocomplete="off">'),
            field('plain-password', '<input type="password">'),
            field('opted-out', '<input data-inlay-draft="off">'),
            '<div class="form-item hidden" id="token"><input type="hidden" name="token" value="SECRET-token"></div>',
          ].join(''),
        ),
      ),
    );
    await page.route(SAVE_CALL, (route) => route.abort());
    for (const input of await page.locator('.field-element').all())
      await input.fill(`SECRET-${await input.getAttribute('id')}`);
    const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    await press(page);
    await said(page, /unable to connect/i);
    // What the draft keeps is the first field: nothing but that.
    expect((await stored()).match(/SECRET-[\w-]+/g)).toEqual([`SECRET-${id}-field`]);
    for (const secret of ['card', 'code', 'off', 'plain-password', 'opted-out'])
      await page.locator(`#${secret}-field`).fill('');
    await press(page);
    await said(page, /unable to connect/i);
    expect(await stored()).toContain('"hash');
    expect(await stored()).not.toContain('SECRET-token');
  });

  it('is sent to its own server although the page has a foreign base address', async ({ site }) => {
    const id = `base-${renderer}`;
    const strangers: string[] = [];
    const { page } = await openForms(site, renderer, inBlock(id, serverForm(id)), {
      prepare: async ({ page }) => {
        await page.addInitScript(() => {
          addEventListener('DOMContentLoaded', () => {
            const base = document.createElement('base');
            base.href = 'http://stranger.example/';
            document.head.append(base);
          });
        });
        await page.route('http://stranger.example/**', (route) => {
          strangers.push(route.request().url());
          return route.fulfill({
            headers: { 'access-control-allow-origin': site.url, 'access-control-allow-credentials': 'true' },
            json: { success: true, key: 'stolen' },
          });
        });
      },
    });
    await page.locator(`#${id}-field`).fill('private words');
    await press(page);
    await thanked(page);
    expect(valuesOf(site, id)).toEqual([{ [`text-${id}`]: 'private words' }]);
    expect(strangers).toEqual([]);
  });

  it('of another company in the place of the platform’s is sent by the browser', async ({ site }) => {
    const address = 'https://forms.example/f/1';
    const form = `<form action="${address}" method="post"><input name="plea" value="stay"><button>Send</button></form>`;
    const body = jsonForm('replaced', { formFields: [] }).replace('<div class="form-wrapper"></div>', form);
    const { page } = await openForms(site, renderer, body);
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: 'Received' }));
    const [request] = await Promise.all([
      page.waitForRequest(address),
      page.getByRole('button', { name: 'Send' }).click(),
    ]);
    expect(request.postData()).toBe('plea=stay');
  });

  it('is sent with the password that was typed last, whatever became of the first answer', async ({
    site,
  }) => {
    const id = ids.password;
    const { page } = shared;
    const form = formOf(id);
    const lose = async () => {
      await page.route(SAVE_CALL, async (route) => {
        await route.fetch();
        await route.abort();
      });
    };
    await lose();
    await page.locator(`#${id}-field`).fill('Ada');
    await page.locator('#pass-field').fill('first');
    await press(form);
    await said(form, /unable to connect/i);
    await page.unroute(SAVE_CALL);
    await page.locator('#pass-field').fill('second');
    await press(form);
    await thanked(form);
    expect(valuesOf(site, id).at(-1)).toMatchObject({ pass: 'second' });
  });

  it('can be sent again after some minutes, however long the server asks to wait', async ({ site }) => {
    const id = `quiet-${renderer}`;
    const { page } = await openForms(site, renderer, inBlock(id, serverForm(id)), {
      prepare: ({ page }) => page.clock.install(),
    });
    await page.locator(`#${id}-field`).fill('Ada');
    const headers = { 'retry-after': '99999999999' };
    await page.route(SAVE_CALL, (route) => route.fulfill({ status: 429, headers }), { times: 1 });
    await press(page);
    await said(page, /again in 300 seconds/i);
    // Put back, as by a time server; and then the time goes by.
    await page.clock.setSystemTime(new Date('2001-01-01'));
    await page.clock.runFor(300_000);
    await press(page);
    await thanked(page);
  });

  // With any status: test/unit/forms/submission/submission.test.ts.
  it('is taken once when its answer was lost and the repeat was refused', async ({ site }) => {
    const id = ids.refused;
    const { page } = shared;
    const form = formOf(id);
    let keys = 0;
    await page.route(KEY_CALL, (route) => {
      keys++;
      return route.continue();
    });
    await page.route(SAVE_CALL, (route) => route.fulfill({ status: 429 }), { times: 1 });
    await page.route(
      SAVE_CALL,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.locator(`#${id}-field`).fill('Ada');
    await press(form);
    await form.locator('.inlay-form-summary').first().waitFor();
    await form.locator('form:not(.submitting)').waitFor();
    await press(form);
    await thanked(form);
    expect([keys, valuesOf(site, id).length]).toEqual([1, 1]);
  });
});
