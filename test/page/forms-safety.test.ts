import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect } from 'vitest';
import { inBlock, openForms, serverForm } from './support/forms-html';
import { it, ONE_RENDERER, type Site, type WatchedPage } from './support/site';

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
  const ids = {
    yes: `yes-${renderer}`,
    password: `password-${renderer}`,
    refused: `refused-${renderer}`,
  };
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
});
