import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { useSavedPages } from '../page/support/saved-pages';

const saved = useSavedPages({ where: (html) => html.includes('class="newsletter-form"') });

/** Stands in for Google, whom the tests cannot reach. */
const CAPTCHA = `window.grecaptcha = { enterprise: {
  ready: (callback) => callback(),
  execute: () => Promise.resolve('token'),
} };`;

describe('newsletters of saved pages', () => {
  saved.each('%s: each mounts, and what is filled in arrives', async (path, site, renderer) => {
    const before = (page: Page) =>
      page.route('https://www.google.com/recaptcha/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: CAPTCHA }),
      );
    const { page } = await saved.open(site, path, `renderer=${renderer}`, { before });
    const states = await page.evaluate(() =>
      inlayApi()
        .inspect()
        .flatMap(({ block, state }) => (block === 'newsletter' ? state : [])),
    );
    const blocks = page.locator('.sqs-block-newsletter:has(form[data-form-id])');
    expect(states).toEqual(Array(await blocks.count()).fill('mounted'));
    expect(states.length).toBeGreaterThan(0);
    for (let n = 0; n < states.length; n++) {
      const form = blocks.nth(n).locator('form[data-form-id]');
      const mark = `from.${renderer}${n}.${path.replace(/\W/g, '').slice(0, 40)}@example.com`;
      // Filled in from within: the page's own theme may have put anything over it.
      const fields = await form.evaluate((element, typed) => {
        if (!(element instanceof HTMLFormElement)) return {};
        const filled: Record<string, string | string[]> = {};
        for (const item of element.querySelectorAll('.form-item[id]')) {
          const inputs = [...item.querySelectorAll('input')];
          for (const input of inputs) {
            input.value = input.name === 'email' ? typed : `${input.name} typed`;
            input.dispatchEvent(new Event('input', { bubbles: true }));
          }
          const values = inputs.map(({ value }) => value);
          filled[item.id] = item.matches('fieldset') ? values : (values[0] ?? '');
        }
        element.requestSubmit();
        return filled;
      }, mark);
      const sent = () =>
        site.demo.submissions.list().filter(({ values }) => JSON.stringify(values).includes(mark));
      await expect.poll(() => sent().map(({ values }) => values)).toEqual([fields]);
      const [submission] = sent();
      expect(submission?.payload.formId).toBe(await form.getAttribute('data-form-id'));
    }
  });
});
