import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { CHECKBOX, ENTERPRISE } from '../page/support/captcha';
import { useSavedPages } from '../page/support/saved-pages';

const saved = useSavedPages({ where: (html) => /class="[^"]*\bsqs-block-form[\s"]/.test(html) });

/** Counted from the markup alone, without a word of our own code. */
const countForms = () =>
  [...document.querySelectorAll('.sqs-block-form')].filter((block) =>
    block.querySelector('form[data-form-id], .sqs-form-block-context'),
  ).length;

/** Fills in every field of a form in the page; what each was given. */
const fill = (form: HTMLFormElement): Record<string, string[]> => {
  const entries: Record<string, string[]> = {};
  const texts: Readonly<Record<string, string>> = {
    email: 'ada@example.com',
    number: '42',
    phone: '5550109999',
  };
  for (const item of form.querySelectorAll<HTMLElement>('.form-item[id]')) {
    const type = [...item.classList].find((name) => name in texts) ?? '';
    const given: string[] = [];
    for (const control of item.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
      '.field-element, .inlay-form-input, select',
    )) {
      if (control instanceof HTMLSelectElement) control.selectedIndex = control.options.length - 1;
      else control.value = texts[type] ?? 'Ada';
      control.dispatchEvent(new Event('input', { bubbles: true }));
      given.push(control.value);
    }
    const choice = item.querySelector<HTMLInputElement>(
      'input[type=radio], .option input:not(.mailing-list)',
    );
    if (choice) choice.click();
    entries[item.id] = given;
  }
  return entries;
};

/** No form goes without its captcha, and no network brings one. */
const answerCaptcha = (page: Page) =>
  page.route('https://www.google.com/recaptcha/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: route.request().url().includes('enterprise') ? ENTERPRISE : CHECKBOX,
    }),
  );

const lives = (page: Page) =>
  page.evaluate(() =>
    inlayApi()
      .inspect()
      .filter(({ block }) => block === 'form' || block === 'server-form')
      .map(({ state, fault }) => `${state} ${fault?.message ?? ''}`.trim()),
  );

describe('forms of saved published pages', () => {
  saved.each(
    '%s: each form mounts, and what is filled in reaches the server',
    async (path, site, renderer) => {
      const { page } = await saved.open(site, path, `renderer=${renderer}`, { before: answerCaptcha });
      const count = await page.evaluate(countForms);
      expect(count).toBeGreaterThan(0);
      expect(await lives(page)).toEqual(Array(count).fill('mounted'));
      const forms = page.locator('.sqs-block-form form:not([hidden] *)');
      expect(await forms.count()).toBe(count);
      for (let index = 0; index < count; index++) {
        const before = site.demo.submissions.list().length;
        const form = forms.nth(index);
        // The code that sends it may still be on its way: the submit is kept for it.
        const entries = await form.evaluate(fill);
        await page.route('**/thank-you', (route) => route.fulfill({ status: 204 }));
        await form.evaluate((it: HTMLFormElement) => it.requestSubmit());
        await expect.poll(() => site.demo.submissions.list().length - before).toBe(1);
        const values = site.demo.submissions.list().at(-1)?.values ?? {};
        expect(Object.keys(values).sort()).toEqual(Object.keys(entries).sort());
        for (const [id, given] of Object.entries(entries)) {
          const value = values[id];
          expect(Array.isArray(value) ? value.join('') : value, id).toBe(given.join(''));
        }
      }
    },
  );
});
