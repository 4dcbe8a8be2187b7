import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { openAlone, SOURCES, savedBodies } from './support/forms';
import { hasFocus } from './support/keyboard';
import { it, RENDERERS, type Site } from './support/site';

const GENERAL = 'One or more fields is invalid, please check your entries.';

/** What the server does, and what the visitor reads. Other answers: `forms-faults`. */
const CATALOGUE: readonly (readonly [fault: string, message: string])[] = [
  // First: the answer that is no JSON leaves a key that may still be good.
  ['500@FormSubmissionKey', 'Could not get a form submission key, please try again later.'],
  ['words', 'The glasshouse is closed for the winter.'],
  ['notjson', 'Error processing form submission. Please reload and try again.'],
];

let serial = 0;
/** From now on the server fails in this way; as a page's `?fault=` does. */
const setFault = (site: Site, page: Page, fault: string) =>
  page.context().addCookies([{ name: 'demo_fault', value: `${fault}~${++serial}`, url: site.url }]);

describe.each(RENDERERS)('under %s', (renderer) => {
  // @wcag 4.1.3 | a form says that it is sending, refused or taken in one live region
  it.for(SOURCES)('a form $source reads each answer of the server out', async ({ block, mark }, { site }) => {
    const watched = await openAlone(site, renderer, block);
    const { page } = watched;
    const form = page.locator(`${block} form`);
    const button = form.locator('[type=submit]');
    const send = () => button.press('Enter');
    const email = page.locator(`#email-${mark}-1 :is(.field-element,.inlay-form-input)`);
    const name = page.locator(`#name-${mark}-1 input`);
    await name.first().fill('Ada');
    await name.last().fill('Lovelace');
    await email.fill('ada@example.com');
    const said = (message: string) => form.getByRole('group', { name: message, exact: true });

    // Something on the page keeps an entry from being read.
    await email.evaluate((input) =>
      Object.defineProperty(input, 'value', {
        configurable: true,
        get() {
          throw new Error('closed');
        },
      }),
    );
    await send();
    await said('Could not parse the form fields, please check your entries.').waitFor();
    await email.evaluate((input: Partial<HTMLInputElement>) => delete input.value);
    expect(watched.warnings.splice(0).join()).toContain('(handler): closed');

    for (const [fault, message] of CATALOGUE) {
      await setFault(site, page, fault);
      await send();
      await said(message).waitFor();
      // Once, below the form, where the visitor is; what was typed is still there, and the button can be pressed again.
      expect(await form.locator('.inlay-form-summary').allTextContents()).toEqual([message]);
      expect(await email.inputValue()).toBe('ada@example.com');
      expect(await button.getAttribute('aria-disabled')).toBeNull();
      expect(await form.getAttribute('class')).toMatch(/\berror\b/);
      expect(await form.getAttribute('class')).not.toMatch(/\bsubmitting\b/);
    }

    // Field by field: like the form's own errors.
    await setFault(site, page, '400*1');
    await send();
    await said(GENERAL).waitFor();
    const wrong = form.locator('.form-item.error');
    expect(await wrong.count()).toBe(1);
    expect(await hasFocus(wrong)).toBe(true);
    expect(await wrong.locator('.field-error').textContent()).not.toBe('');
    expect(await wrong.locator('[aria-invalid=true]').first().getAttribute('aria-describedby')).toContain(
      '-error',
    );
    // Said until the entry is another one.
    await page.keyboard.type('x');
    await wrong.first().waitFor({ state: 'detached' });

    // The server asks for a pause, and gets it.
    await page.evaluate(() => {
      const now = performance.now.bind(performance);
      let passed = 0;
      performance.now = () => now() + passed;
      Object.assign(window, {
        pass(ms: number) {
          passed += ms;
        },
      });
    });
    const pass = (ms: number) =>
      page.evaluate((time) => (window as unknown as { pass(ms: number): void }).pass(time), ms);
    await setFault(site, page, 'wait*1');
    await send();
    const limited = 'Submission rate limit exceeded. Please try again later. You can send it again in';
    await form.getByRole('group', { name: new RegExp(`${limited} (60|5\\d) seconds\\.`) }).waitFor();
    const asked = savedBodies(site).length;
    // Some of it has passed by itself.
    await pass(50_000);
    await send();
    await form.getByRole('group', { name: new RegExp(`${limited} (10|\\d) seconds?\\.`) }).waitFor();
    expect(savedBodies(site)).toHaveLength(asked);
    await pass(11_000);

    // Locked while it is on its way; then thanks, where the visitor is.
    await setFault(site, page, 'slow*1');
    await send();
    await expect.poll(site.demo.countSlow).toBe(1);
    const before = savedBodies(site).length;
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    expect(await form.getAttribute('aria-busy')).toBe('true');
    expect(await form.getAttribute('class')).toMatch(/\bsubmitting\b/);
    expect(
      await button.evaluate((it) =>
        it instanceof HTMLInputElement
          ? it.value
          : [...it.children]
              .filter((part) => part.checkVisibility())
              .map((part) => part.textContent)
              .join(''),
      ),
    ).toBe('Submitting…');
    await send();
    site.demo.releaseSlow();
    const thanks = page.locator(`${block} .form-submission-text`);
    await thanks.waitFor({ state: 'visible' });
    expect(await thanks.textContent()).toContain('Thank you, the gardeners have your letter.');
    await expect.poll(() => hasFocus(thanks)).toBe(true);
    await expect
      .poll(() => thanks.evaluate((text) => Math.round(text.getBoundingClientRect().top)))
      .toBeGreaterThanOrEqual(0);
    expect(await form.locator('.field-list').isVisible()).toBe(false);
    expect(savedBodies(site)).toHaveLength(before);
    expect(await violations(page)).toEqual([]);
  });
});
