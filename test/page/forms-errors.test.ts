import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './support/axe';
import { SOURCES, savedBodies } from './support/forms';
import { hasFocus, tabTo } from './support/keyboard';
import { openDemo, RENDERERS, useSite } from './support/site';

const site = useSite();
const GENERAL = 'One or more fields is invalid, please check your entries.';

/** Rows of the catalogue of form errors: what the server does, and what the visitor reads. */
const CATALOGUE: readonly (readonly [fault: string, message: string])[] = [
  ['401', 'Unable to submit form. Please try again later.'],
  ['404', 'This form has not been configured yet.'],
  ['429', 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
  ['500', 'Unable to send form. Please try again later.'],
  ['503', 'Unknown error, please try again later.'],
  ['notjson', 'Error processing form submission. Please reload and try again.'],
  ['500@FormSubmissionKey', 'Could not get a form submission key, please try again later.'],
];

/** What a screen reader says of a control beyond its name. */
const describedBy = (page: Page, selector: string) =>
  page.locator(selector).evaluate((control) =>
    (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

describe.each(RENDERERS)('under %s', (renderer) => {
  describe.each(SOURCES)('a form $source', (source) => {
    const { block, mark } = source;
    const open = async (query = '') => {
      const watched = await site.newPage();
      await openDemo(site, watched, 'forms.html', renderer, { query });
      const form = watched.page.locator(`${block} form`);
      return { ...watched, form, send: () => form.locator('[type=submit]').press('Enter') };
    };
    const fill = async (page: Page) => {
      const name = page.locator(`#name-${mark}-1 input`);
      await name.first().fill('Ada');
      await name.last().fill('Lovelace');
      await page.locator(`#email-${mark}-1 input`).first().fill('ada@example.com');
    };

    it('says what is wrong beside each field and around the form, and leads to the first', async () => {
      const { page, form, send, errors, close } = await open();
      const before = savedBodies(site).length;
      await send();
      const first = page.locator(`#name-${mark}-1 input`).first();
      await expect.poll(() => hasFocus(first)).toBe(true);
      expect(await first.getAttribute('aria-invalid')).toBe('true');
      expect(await describedBy(page, `#name-${mark}-1 input >> nth=0`)).toContain('Your name is required.');
      expect(await describedBy(page, `#email-${mark}-1 .field-element`)).toContain('Email is required.');
      // Beside the title: right behind it.
      const next = await page
        .locator(`#email-${mark}-1 .title`)
        .evaluate((title) => title.nextElementSibling?.className);
      expect(next).toBe('field-error');
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
      await above.getByRole('link', { name: 'Email is required.' }).press('Enter');
      expect(await hasFocus(page.locator(`#email-${mark}-1 .field-element`))).toBe(true);
      expect(savedBodies(site)).toHaveLength(before);
      expect(await violations(page)).toEqual([]);
      expect(errors).toEqual([]);
      await close();
    });

    it('takes back what was put right while it is typed, and the summary with the last of it', async () => {
      const { page, form, send, close } = await open();
      await send();
      const email = page.locator(`#email-${mark}-1 .field-element`);
      await email.focus();
      await page.keyboard.type('ada@');
      expect(await page.locator(`#email-${mark}-1 .field-error`).textContent()).toBe(
        'Email is not valid. Email addresses should follow the format someone@example.com.',
      );
      await page.keyboard.type('example.com');
      await page.locator(`#email-${mark}-1 .field-error`).waitFor({ state: 'detached' });
      expect(await email.getAttribute('aria-invalid')).toBeNull();
      expect(await form.locator('.inlay-form-summary').count()).toBe(2);
      await page.locator(`#name-${mark}-1 input`).first().focus();
      await page.keyboard.type('Ada');
      expect(await page.locator(`#name-${mark}-1 .field-error`).textContent()).toBe(
        'All fields in Your name are required.',
      );
      await page.keyboard.press('Tab');
      await page.keyboard.type('Lovelace');
      await page.locator(`#name-${mark}-1 .field-error`).waitFor({ state: 'detached' });
      expect(await form.locator('.inlay-form-summary').count()).toBe(0);
      await close();
    });

    it('says nothing while a form is filled in for the first time', async () => {
      const { page, form, close } = await open();
      const email = page.locator(`#email-${mark}-1 .field-element`);
      await email.focus();
      await page.keyboard.type('ada@');
      await page.keyboard.press('Tab');
      expect(await form.locator('.field-error').count()).toBe(0);
      await close();
    });

    it('counts characters, says when there are few left, and refuses too many', async () => {
      const { page, send, close } = await open();
      await fill(page);
      const area = page.locator(`#textarea-${mark}-1 textarea`);
      const counter = page.locator(`#textarea-${mark}-1 .inlay-form-counter`);
      expect(await counter.textContent()).toBe('0 / 200');
      expect(await describedBy(page, `#textarea-${mark}-1 textarea`)).toContain('0 / 200');
      await area.fill('x'.repeat(200));
      expect(await counter.textContent()).toBe('200 / 200');
      await page
        .locator('.inlay-live-region', { hasText: 'No characters left' })
        .waitFor({ state: 'attached' });
      await area.focus();
      await page.keyboard.press('End');
      await page.keyboard.type('x');
      expect(await counter.getAttribute('class')).toContain('inlay-form-counter--exceeded');
      await send();
      await page
        .locator(`#textarea-${mark}-1 .field-error`, { hasText: 'You have exceeded the character limit.' })
        .waitFor();
      expect(await hasFocus(area)).toBe(true);
      expect(await violations(page)).toEqual([]);
      await close();
    });

    it.each(CATALOGUE)('reads the answer %s as “%s”', async (fault, message) => {
      const { page, form, send, close } = await open(`fault=${fault}`);
      await fill(page);
      await send();
      await form.getByRole('group', { name: message }).waitFor();
      // Below the form, too, where the visitor is; what was typed is still there, and the button can be pressed again.
      expect(await form.locator('.inlay-form-summary').last().textContent()).toBe(message);
      expect(await page.locator(`#email-${mark}-1 .field-element`).inputValue()).toBe('ada@example.com');
      expect(await form.locator('[type=submit]').getAttribute('aria-disabled')).toBeNull();
      expect(await form.getAttribute('class')).toMatch(/\berror\b/);
      expect(await form.getAttribute('class')).not.toMatch(/\bsubmitting\b/);
      if (fault === '500') expect(await violations(page)).toEqual([]);
      await close();
    });

    it('shows what the server says of a field like its own errors', async () => {
      const { page, form, send, close } = await open('fault=400*1');
      await fill(page);
      await send();
      await form.getByRole('group', { name: GENERAL }).waitFor();
      const wrong = form.locator('.form-item.error');
      expect(await wrong.count()).toBe(1);
      expect(await hasFocus(wrong)).toBe(true);
      const said = await wrong.locator('.field-error').textContent();
      expect(said).not.toBe('');
      expect(await wrong.locator('[aria-invalid=true]').first().getAttribute('aria-describedby')).toContain(
        '-error',
      );
      // Said until the entry is another one.
      await page.keyboard.type('x');
      await wrong.first().waitFor({ state: 'detached' });
      await send();
      await form.locator('.form-submission-text').waitFor({ state: 'visible' });
      await close();
    });

    it('shows what the server says in its own words', async () => {
      const { page, form, send, close } = await open();
      await page.route('**/api/form/SaveFormSubmission*', (route) =>
        route.fulfill({
          status: 418,
          contentType: 'application/json',
          body: '{"error":"The kettle is on."}',
        }),
      );
      await fill(page);
      await send();
      await form.getByRole('group', { name: 'The kettle is on.' }).waitFor();
      await close();
    });

    it('is locked while it is on its way, then says thanks where the visitor is', async () => {
      const { page, form, send, close } = await open('fault=slow*1');
      await fill(page);
      const before = savedBodies(site).length;
      await send();
      await expect.poll(site.demo.countSlow).toBe(1);
      const button = form.locator('[type=submit]');
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
      expect(await violations(page)).toEqual([]);
      await send();
      site.demo.releaseSlow();
      const thanks = form.locator('.form-submission-text');
      await thanks.waitFor({ state: 'visible' });
      expect(await thanks.textContent()).toContain('Thank you, the gardeners have your letter.');
      await expect.poll(() => hasFocus(thanks)).toBe(true);
      expect(await thanks.evaluate((text) => text.getBoundingClientRect().top >= 0)).toBe(true);
      expect(await form.locator('.field-list').isVisible()).toBe(false);
      expect(savedBodies(site)).toHaveLength(before + 1);
      expect(await violations(page)).toEqual([]);
      await close();
    });

    it('has controls that can be hit, with names, and tells browsers what goes into them', async () => {
      const { page, form, close } = await open();
      // 2.5.8: each target has 24 px or the room of one around it.
      const small = await form.evaluate((element) =>
        [...element.querySelectorAll<HTMLElement>('input:not([type=hidden]),select,textarea,button')]
          .filter((target) => {
            const { width, height } = target.getBoundingClientRect();
            return width < 24 || height < 24;
          })
          .map(({ outerHTML }) => outerHTML),
      );
      expect(small).toEqual([]);
      // 3.3.7 and 1.3.5: nobody types what the browser knows.
      expect(await page.locator(`#email-${mark}-1 .field-element`).getAttribute('autocomplete')).toBe(
        'email',
      );
      const tokens = await page
        .locator(`#address-${mark}-1 .field-element`)
        .evaluateAll((controls) => controls.map((control) => control.getAttribute('autocomplete')));
      expect(tokens).toEqual(expect.arrayContaining(['address-line1', 'address-level2', 'postal-code']));
      // 3.3.8: no control refuses what is pasted.
      const email = page.locator(`#email-${mark}-1 .field-element`);
      await email.evaluate((input) => {
        const data = new DataTransfer();
        data.setData('text/plain', 'ada@example.com');
        const isTaken = input.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
        if (isTaken) document.execCommand('insertText', false, 'ada@example.com');
      });
      expect(await violations(page)).toEqual([]);
      await close();
    });
  });

  it('opens a form over the page from its button, and comes back to it', async () => {
    const watched = await site.newPage();
    const { page } = watched;
    await openDemo(site, watched, 'forms.html', renderer);
    for (const block of ['#block-json-overlay', '#block-server-overlay']) {
      const handle = page.locator(`${block} .lightbox-handle`);
      await expect.poll(() => handle.getAttribute('aria-haspopup')).toBe('dialog');
      expect(await page.locator(`${block} form`).last().isVisible()).toBe(false);
      await handle.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', {
        name: block.includes('json') ? 'Ask for a cutting' : 'Book the bench',
      });
      await dialog.waitFor();
      expect(await hasFocus(dialog.locator('form:not([hidden] *) .field-element').first())).toBe(true);
      expect(await violations(page)).toEqual([]);
      await page.keyboard.type('Ada');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await hasFocus(handle)).toBe(true);
      // What was typed is still there.
      await page.keyboard.press('Space');
      await dialog.waitFor();
      expect(await dialog.locator('form:not([hidden] *) .field-element').first().inputValue()).toBe('Ada');
      await tabTo(page, dialog.locator('form:not([hidden] *) [type=submit]'));
      await page.keyboard.press('Enter');
      await dialog.getByRole('group', { name: GENERAL }).waitFor();
      await dialog.getByRole('button', { name: 'Close' }).press('Enter');
      await dialog.waitFor({ state: 'detached' });
    }
    expect(watched.errors).toEqual([]);
    await watched.close();
  });

  it('goes to the page that the form names once it has been sent, and to no other site', async () => {
    const watched = await site.newPage();
    const { page } = watched;
    await openDemo(site, watched, 'forms.html', renderer);
    await page.locator('#block-json-overlay .lightbox-handle').press('Enter');
    const dialog = page.getByRole('dialog').locator('.react-form-contents');
    await dialog.locator('.first-name input').fill('Ada');
    await dialog.locator('.last-name input').fill('Lovelace');
    await dialog.locator('[type=email]').fill('ada@example.com');
    await dialog.locator('textarea').fill('A cutting, please');
    await dialog.locator('[type=submit]').press('Enter');
    await page.waitForURL('**/demo-pages/plain.html');
    await watched.close();
  });

  it('leaves forms of others alone', async () => {
    const watched = await site.newPage();
    const { page } = watched;
    await openDemo(site, watched, 'forms.html', renderer);
    const other = page.locator('#block-other form');
    expect(await other.getAttribute('novalidate')).toBeNull();
    await other.getByRole('textbox').fill('roses');
    await other.getByRole('button').press('Enter');
    await page.waitForURL('**/demo-pages/plain.html?q=roses');
    await watched.close();
  });

  it.each([360, 768])('does not need to be scrolled sideways at %d px', async (width) => {
    const watched = await site.newPage({ viewport: { width, height: 800 } });
    const { page } = watched;
    await openDemo(site, watched, 'forms.html', renderer);
    await page.locator('#block-json-form [type=submit]').press('Enter');
    await page.locator('#block-json-form .inlay-form-summary').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await watched.close();
  });
});
