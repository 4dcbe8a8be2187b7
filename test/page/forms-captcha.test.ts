import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { CHECKBOX, ENTERPRISE } from './support/captcha';
import { savedBodies } from './support/forms';
import { inBlock, jsonForm, openForms, serverForm } from './support/forms-html';
import { it, RENDERERS, type Site } from './support/site';

const SCRIPTS = 'https://www.google.com/recaptcha/**';
const BODY =
  jsonForm('json', {
    captchaEnabled: true,
    formFields: [{ type: 'text', id: 'text-json', title: 'Your name', required: true }],
  }) + inBlock('server', serverForm('server', '<div class="captcha-container" data-theme="light"></div>'));
const FORMS = [
  { block: '#block-json', field: '#text-json-field' },
  { block: '#block-server', field: '#server-field' },
] as const;

let serial = 0;
const answerWith = (page: Page, body: string) =>
  page.route(SCRIPTS, (route) => route.fulfill({ contentType: 'text/javascript', body }));
const sentBy = (site: Site, mark: string) =>
  savedBodies(site)
    .filter((body) => body.includes(mark))
    .map((body) => JSON.parse(body) as Record<string, unknown>);

describe.each(RENDERERS)('the captcha of a form under %s', (renderer) => {
  it('is asked for a token, where it is invisible, once a visitor has reached the form', async ({ site }) => {
    const asked: string[] = [];
    const { page } = await openForms(site, renderer, BODY, {
      context: { recaptchaEnterpriseContext: { recaptchaEnterpriseSiteKey: 'a-key' } },
      prepare: async ({ page }) => {
        page.on('request', (request) => request.url().includes('recaptcha/') && asked.push(request.url()));
      },
    });
    expect(asked).toEqual([]);
    // Blocked: said at each press, and the form never goes without it.
    const [first, second] = FORMS;
    await page.locator(first.field).fill(`blocked.${renderer}`);
    await page.keyboard.press('Enter');
    await page
      .locator(first.block)
      .getByRole('group', { name: /The CAPTCHA could not be loaded/ })
      .waitFor();
    expect(asked[0]).toBe('https://www.google.com/recaptcha/enterprise.js?render=a-key');
    expect(sentBy(site, `blocked.${renderer}`)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.locator(first.field).press('Enter');
    await page.locator(`${first.block} form.submitting`).waitFor({ state: 'detached' });
    expect(sentBy(site, `blocked.${renderer}`)).toEqual([]);
    // No longer blocked: the token goes with the entries.
    await answerWith(page, ENTERPRISE);
    await page.locator(first.field).press('Enter');
    await page.locator(`${first.block} .form-submission-text`).waitFor({ state: 'visible' });
    expect(sentBy(site, `blocked.${renderer}`)).toHaveLength(1);
    await page.locator(second.field).fill(`token.${renderer}`);
    await page.keyboard.press('Enter');
    await page.locator(`${second.block} .form-submission-text`).waitFor({ state: 'visible' });
    expect(sentBy(site, `token.${renderer}`)).toEqual([
      expect.objectContaining({ recaptchaEnterpriseV3Token: 'token of a-key for FORM_BLOCK_SUBMISSION' }),
    ]);
  });

  // @wcag 3.3.8 | a captcha is a box to tick, and no test of memory; password fields take what is pasted
  it('with a box must be ticked, and again after a failure', async ({ site }) => {
    const { page } = await openForms(site, renderer, BODY, {
      context: { pageType: 3, website: { id: 'w', captchaSettings: { siteKey: 'box-key' } } },
      prepare: ({ page }) => answerWith(page, CHECKBOX),
    });
    for (const { block, field } of FORMS) {
      const mark = `box.${block.slice(1)}.${renderer}`;
      const box = page.locator(`${block} .captcha-container button`);
      const button = page.locator(`${block} [type=submit]`);
      const said = (message: string) => page.locator(block).getByRole('group', { name: message }).waitFor();
      expect(await page.locator(`${block} .captcha-container`).innerHTML()).toBe('');
      await page.locator(field).fill(mark);
      await page.keyboard.press('Enter');
      await said('Complete CAPTCHA before submitting.');
      await box.click();
      await page.context().addCookies([{ name: 'demo_fault', value: `500*1~${++serial}`, url: site.url }]);
      await button.press('Enter');
      await said('Unable to send form. Please try again later.');
      expect(await button.getAttribute('aria-disabled')).toBe('true');
      await box.click();
      expect(await button.getAttribute('aria-disabled')).toBeNull();
      await button.press('Enter');
      await page.locator(`${block} .form-submission-text`).waitFor({ state: 'visible' });
      expect(sentBy(site, mark).map(({ captchaKey }) => captchaKey)).toEqual(
        Array(2).fill('ticked with box-key'),
      );
    }
    await page.evaluate(() => inlayApi().destroy());
    expect(await page.locator('#block-server .captcha-container').innerHTML()).toBe('');
  });
});
