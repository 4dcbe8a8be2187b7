import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { describedBy, openAlone, SOURCES, savedBodies } from './support/forms';
import { hasFocus } from './support/keyboard';
import { it, RENDERERS } from './support/site';

const GENERAL = 'One or more fields is invalid, please check your entries.';

describe.each(RENDERERS)('under %s', (renderer) => {
  // @wcag 1.3.5 | fields say what they are for (`autocomplete`)
  // @wcag 2.4.3 | a form that is not sent moves the focus to the first wrong field; links in its summary lead to the others
  // @wcag 2.4.6 3.3.2 | each field of a form has a label in words
  // @wcag 2.5.8 | targets in a form are 24 px at least
  // @wcag 3.2.2 | what is entered changes nothing but the errors and counters beside it
  // @wcag 3.3.1 | a form says in words what is wrong, beside the field and in a summary
  // @wcag 3.3.3 | the error of a field says what to enter
  it.for(SOURCES)(
    'a form $source says what is wrong, where, and until it is put right',
    async (source, { site }) => {
      const { block, mark } = source;
      const watched = await openAlone(site, renderer, block);
      const { page } = watched;
      const form = page.locator(`${block} form`);
      const send = () => form.locator('[type=submit]').press('Enter');
      const first = page.locator(`#name-${mark}-1 input`).first();
      const email = page.locator(`#email-${mark}-1 :is(.field-element,.inlay-form-input)`);
      const before = savedBodies(site).length;

      // 2.5.8: each target has 24 px at least.
      const small = await form.evaluate((element) =>
        [...element.querySelectorAll<HTMLElement>('input:not([type=hidden]),select,textarea,button')]
          .filter((target) => {
            const { width, height } = target.getBoundingClientRect();
            return width < 24 || height < 24;
          })
          .map(({ outerHTML }) => outerHTML),
      );
      expect(small).toEqual([]);
      // 3.3.2: every control has a name, and says when it must be filled in.
      await expect.poll(() => email.getAttribute('aria-required')).toBe('true');
      expect(await form.getByRole('textbox', { name: /^Email/ }).count()).toBe(1);
      // 3.3.7 and 1.3.5: nobody types what the browser knows.
      expect(await email.getAttribute('autocomplete')).toBe('email');
      const tokens = await page
        .locator(`#address-${mark}-1 :is(.field-element,.inlay-form-input)`)
        .evaluateAll((controls) => controls.map((control) => control.getAttribute('autocomplete')));
      expect(tokens).toEqual(expect.arrayContaining(['address-line1', 'address-level2', 'postal-code']));

      // Nothing is said while a form is filled in for the first time.
      await email.focus();
      await page.keyboard.type('ada@');
      await page.keyboard.press('Tab');
      expect(await form.locator('.field-error').count()).toBe(0);
      await email.fill('');

      // 3.3.1: beside each field, in words.
      await send();
      await expect.poll(() => hasFocus(first)).toBe(true);
      expect(await first.getAttribute('aria-invalid')).toBe('true');
      expect(await describedBy(first)).toContain('Your name is required.');
      expect(await describedBy(email)).toContain('Email is required.');
      const next = await page
        .locator(`#email-${mark}-1 .title`)
        .evaluate((title) => title.nextElementSibling?.className);
      expect(next).toBe('field-error inlay-message');
      const above = form.getByRole('group', { name: GENERAL });
      expect(await above.textContent()).toContain('Please scroll down to review.');
      expect(await form.locator('.inlay-form-summary').last().textContent()).toContain(
        'Please scroll up to review.',
      );
      // Heard once, without being looked for.
      await page
        .locator('.inlay-live-region [aria-live=assertive]', { hasText: GENERAL })
        .waitFor({ state: 'attached' });
      // A link in the summary goes to its field.
      await above.getByRole('link', { name: 'Email', exact: true }).press('Enter');
      expect(await hasFocus(email)).toBe(true);
      expect(savedBodies(site)).toHaveLength(before);

      // 3.3.3: what it should look like; taken back at the stroke that puts it right.
      await page.keyboard.type('ada@');
      expect(await page.locator(`#email-${mark}-1 .field-error`).textContent()).toBe(
        'Email is not valid. Email addresses should follow the format someone@example.com.',
      );
      // 3.3.8: no control refuses what is pasted.
      await email.evaluate((input) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', 'example.com');
        const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
        if (input.dispatchEvent(paste)) document.execCommand('insertText', false, 'example.com');
      });
      await page.locator(`#email-${mark}-1 .field-error`).waitFor({ state: 'detached' });
      expect(await email.inputValue()).toBe('ada@example.com');
      expect(await email.getAttribute('aria-invalid')).toBeNull();
      expect(await form.locator('.inlay-form-summary').count()).toBe(2);
      // Of a name only the part that is missing is wrong.
      await first.focus();
      await page.keyboard.type('Ada');
      expect(await page.locator(`#name-${mark}-1 .field-error`).textContent()).toBe(
        'All fields in Your name are required.',
      );
      expect(await first.getAttribute('aria-invalid')).toBeNull();
      await page.keyboard.press('Tab');
      await page.keyboard.type('Lovelace');
      await page.locator(`#name-${mark}-1 .field-error`).waitFor({ state: 'detached' });
      expect(await form.locator('.inlay-form-summary').count()).toBe(0);

      // Characters are counted, few that are left are said, and too many refused.
      const area = page.locator(`#textarea-${mark}-1 textarea`);
      const counter = page.locator(`#textarea-${mark}-1 .inlay-form-counter`);
      expect(await counter.textContent()).toBe('0 / 200');
      expect(await describedBy(area)).toContain('0 / 200');
      await area.fill('x'.repeat(200));
      expect(await counter.textContent()).toBe('200 / 200');
      await page
        .locator('.inlay-live-region', { hasText: 'No characters left' })
        .waitFor({ state: 'attached' });
      await area.focus();
      await page.keyboard.press('End');
      await page.keyboard.type('x');
      expect(await counter.getAttribute('class')).toContain('inlay-form-counter--exceeded');
      // Of an address the part that is wrong; other rules of single fields: validate-field.test.ts.
      const zip = page.locator(`#address-${mark}-1 [autocomplete=postal-code]`);
      await zip.fill('4321');
      const country = page.locator(`#address-${mark}-1 [autocomplete^=country]`);
      if (mark === 'json') await country.selectOption('US');
      else await country.fill('US');
      await send();
      const said = async (type: string) =>
        (await page.locator(`#${type}-${mark}-1 .field-error`).textContent()) ?? '';
      await expect.poll(() => said('textarea')).toBe('You have exceeded the character limit.');
      expect(await said('address')).toBe('A US zip code has five digits.');
      expect(await zip.getAttribute('aria-invalid')).toBe('true');
      expect(savedBodies(site)).toHaveLength(before);
      expect(await violations(page)).toEqual([]);

      // In no width it has to be scrolled sideways.
      for (const width of [360, 768]) {
        await page.setViewportSize({ width, height: 800 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(over).toBeLessThanOrEqual(0);
      }
      expect([...watched.errors, ...watched.warnings]).toEqual([]);
    },
  );
});
