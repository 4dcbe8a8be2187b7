import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { openAlone, savedBodies } from './support/forms';
import { hasFocus } from './support/keyboard';
import { it, RENDERERS, type Site } from './support/site';

const BLOCK = '#block-json-form';
const GENERAL = 'One or more fields is invalid, please check your entries.';

/** What the server does, and what the visitor reads. Other answers: submission.test.ts, `forms-faults`. */
const [FAULT, MESSAGE] = ['words', 'The glasshouse is closed for the winter.'] as const;

let serial = 0;
/** From now on the server fails in this way; as a page's `?fault=` does. */
const setFault = (site: Site, page: Page, fault: string) =>
  page.context().addCookies([{ name: 'demo_fault', value: `${fault}~${++serial}`, url: site.url }]);

describe.each(RENDERERS)('under %s', (renderer) => {
  // @wcag 4.1.3 | a form says that it is sending, refused or taken in one live region
  // One that the server wrote is told of the same answers by the same code; what differs is drawn in forms-errors.
  it('a form reads each answer of the server out', async ({ site }) => {
    const watched = await openAlone(site, renderer, BLOCK);
    const { page } = watched;
    const form = page.locator(`${BLOCK} form`);
    const button = form.locator('[type=submit]');
    const send = () => button.press('Enter');
    const email = page.locator(`#email-json-1 :is(.field-element,.inlay-form-input)`);
    const name = page.locator(`#name-json-1 input`);
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

    await setFault(site, page, FAULT);
    await send();
    await said(MESSAGE).waitFor();
    // Once, below the form, where the visitor is; what was typed is still there, and the button can be pressed again.
    expect(await form.locator('.inlay-form-summary').allTextContents()).toEqual([MESSAGE]);
    expect(await email.inputValue()).toBe('ada@example.com');
    expect(await button.getAttribute('aria-disabled')).toBeNull();
    expect(await form.getAttribute('class')).toMatch(/\berror\b/);
    expect(await form.getAttribute('class')).not.toMatch(/\bsubmitting\b/);

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
    const thanks = page.locator(`${BLOCK} .form-submission-text`);
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
