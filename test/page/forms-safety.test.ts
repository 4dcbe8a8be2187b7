import { describe, expect } from 'vitest';
import { inBlock, openForms, serverForm } from './support/forms-html';
import { it, ONE_RENDERER } from './support/site';

const SAVE_CALL = '**/api/form/SaveFormSubmission*';

describe.each(ONE_RENDERER)('a form under %s', (renderer) => {
  // Which answers count: read-answer.test.ts. What is stored of entries: draft.test.ts, submission-keys.test.ts.
  it('is not confirmed, and its entries are kept, until the server itself has accepted it', async ({
    site,
  }) => {
    const id = `yes-${renderer}`;
    const { page } = await openForms(site, renderer, inBlock(id, serverForm(id)));
    const name = page.locator(`#${id}-field`);
    const button = page.locator('[type=submit]');
    await name.fill('Ada');
    for (const [status, body] of [
      [202, ''],
      [200, '<!doctype html><title>Sign in</title>'],
    ] as const) {
      await page.route(SAVE_CALL, (route) => route.fulfill({ status, body }), { times: 1 });
      await button.click();
      await page
        .locator('.inlay-form-summary', { hasText: /error processing/i })
        .first()
        .waitFor();
      await page.locator('form:not(.submitting)').waitFor();
      expect(await name.inputValue()).toBe('Ada');
      expect(await page.locator('.form-submission-text').count()).toBe(0);
    }
    await button.click();
    await page.locator('.form-submission-text').waitFor();
    expect(site.demo.submissions.list().filter(({ payload }) => payload.formId === id)).toHaveLength(1);
  });
});
