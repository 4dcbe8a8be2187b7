import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { inBlock, jsonForm, openForms, serverForm } from './support/forms-html';
import { hasFocus } from './support/keyboard';
import { it, RENDERERS, type WatchedPage } from './support/site';

const NEWSLETTER = `<div class="sqs-block sqs-block-newsletter" id="block-news"><div class="newsletter-form-wrapper">
  <form class="newsletter-form" data-form-id="news" method="POST"><div class="newsletter-form-body">
    <div class="newsletter-form-fields-wrapper form-fields"><div class="newsletter-form-field-wrapper form-item field email required" id="email-news">
      <label class="title" for="email-news-field">Email address</label>
      <input class="newsletter-form-field-element field-element" id="email-news-field" name="email" type="text"></div></div>
    <div class="newsletter-form-button-wrapper submit-wrapper"><button class="newsletter-form-button" type="submit"><span class="newsletter-form-button-label">Sign up</span></button></div>
  </div></form></div></div>`;

const FIELDS = [
  { type: 'text', id: 'text-f', title: 'Your name', required: true },
  { type: 'email', id: 'email-f', title: 'Email', required: true },
];

/** All that stands in a form's messages, in the order of the page. */
const said = (page: Page, within = 'body') =>
  page
    .locator(`${within} form .field-error`)
    .evaluateAll((all) => all.map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim()));
const failWith = (page: Page, status: number) =>
  page.route('**/api/form/SaveFormSubmission*', (route) =>
    route.fulfill({ status, contentType: 'application/json', body: '{}' }),
  );

describe.each(RENDERERS)('what is wrong with a form under %s', (renderer) => {
  let watched: WatchedPage;
  it.beforeAll(async ({ site }) => {
    const forms = [
      NEWSLETTER,
      jsonForm('said', { formFields: FIELDS }),
      inBlock('server', serverForm('server')),
    ];
    watched = await openForms(site, renderer, forms.join(''));
  });

  it('is announced once where there is one field, which has the focus; else it is shown at its fields, to which the summary links by their titles', async () => {
    const { page } = watched;
    await page.locator('#block-news [type=submit]').click();
    await page.locator('#email-news .field-error').waitFor();
    expect(await said(page)).toEqual(['Email address is required.']);
    expect(await hasFocus(page.locator('#email-news-field'))).toBe(true);
    // Heard as well, in one place.
    const heard = page.locator('[aria-live=assertive]', { hasText: /fields is invalid/ });
    await heard.waitFor({ state: 'attached' });
    expect(await heard.count()).toBe(1);

    await page.locator('#block-said [type=submit]').click();
    await page.locator('#email-f .field-error').waitFor();
    expect(await said(page, '#block-said')).toEqual([
      'Your form has encountered a problem. Please scroll down to review.Your nameEmail',
      'Your name is required.',
      'Email is required.',
      'Your form has encountered a problem. Please scroll up to review.',
    ]);
    await page.getByRole('link', { name: 'Email', exact: true }).click();
    expect(await hasFocus(page.locator('#email-f-field'))).toBe(true);
  });

  it('is said once when the server has failed, whatever the form', async () => {
    const { page } = watched;
    await failWith(page, 500);
    await page.locator('#text-f-field').fill('Ada');
    for (const [block, field] of [
      ['#block-said', '#email-f-field'],
      ['#block-server', '#server-field'],
      ['#block-news', '#email-news-field'],
    ] as const) {
      await page.locator(field).fill('ada@example.com');
      await page.locator(`${block} [type=submit]`).click();
      await page.locator(`${block} .inlay-form-summary`).first().waitFor();
      expect(await said(page, block), block).toEqual(['Unable to send form. Please try again later.']);
    }
  });
});
