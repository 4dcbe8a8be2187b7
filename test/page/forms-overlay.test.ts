import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { openAlone } from './support/forms';
import { hasFocus } from './support/keyboard';
import { it, once, RENDERERS } from './support/site';
import { tabInto } from './support/tab-into';

const GENERAL = 'One or more fields is invalid, please check your entries.';

const BLOCKS = ['#block-server-overlay', '#block-json-overlay'] as const;

describe.each(RENDERERS)('a form over the page under %s', (renderer) => {
  // @keys form | Enter, Space, Escape | opens a form over the page; closes it
  it('opens from its button, keeps what is typed, and leads to the page that it names', async ({ site }) => {
    const watched = await openAlone(site, renderer, `:is(${BLOCKS})`);
    const { page } = watched;
    for (const block of BLOCKS) {
      const handle = page.locator(`${block} .lightbox-handle`);
      await expect.poll(() => handle.getAttribute('aria-haspopup')).toBe('dialog');
      expect(await page.locator(`${block} form`).last().isVisible()).toBe(false);
      await handle.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', {
        name: block.includes('json') ? 'Ask for a cutting' : 'Book the bench',
      });
      await dialog.waitFor();
      const field = dialog.locator('form:not([hidden] *) :is(.field-element,.inlay-form-input)').first();
      expect(await hasFocus(field)).toBe(true);
      await page.keyboard.type('Ada');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await hasFocus(handle)).toBe(true);
      // What was typed is still there.
      await page.keyboard.press('Space');
      await dialog.waitFor();
      expect(await field.inputValue()).toBe('Ada');
      await tabInto(page, dialog.locator('form:not([hidden] *) [type=submit]'));
      await page.keyboard.press('Enter');
      await dialog.getByRole('group', { name: GENERAL }).waitFor();
      expect(await violations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Close' }).press('Enter');
      await dialog.waitFor({ state: 'detached' });
    }
    await page.locator('#block-json-overlay .lightbox-handle').press('Enter');
    const form = page.getByRole('dialog').locator('.react-form-contents');
    await form.locator('.last-name input').fill('Lovelace');
    await form.locator('[type=email]').fill('ada@example.com');
    await form.locator('textarea').fill('A cutting, please');
    await form.locator('[type=submit]').press('Enter');
    await page.waitForURL('**/demo-pages/plain.html');
    expect(watched.errors).toEqual([]);
  });

  once('opens where fields have the names of properties by which the page is climbed', async ({ site }) => {
    const { page, errors, warnings } = await openAlone(site, renderer, '#block-server-overlay');
    const handle = page.locator('#block-server-overlay .lightbox-handle');
    await expect.poll(() => handle.getAttribute('aria-haspopup')).toBe('dialog');
    await page.evaluate(() => {
      for (const name of ['parentElement', 'childNodes', 'textContent'])
        document
          .querySelector('#block-server-overlay form')
          ?.append(Object.assign(document.createElement('input'), { type: 'hidden', name }));
    });
    await handle.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Book the bench' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect([...errors, ...warnings]).toEqual([]);
  });

  once(
    'stays in the page, which says so, while its code cannot be loaded, and opens once it is',
    async ({ site }) => {
      const { page, warnings } = await openAlone(site, renderer, '#block-server-overlay', {
        prepare: (page) => page.route('**/chunks/form-overlay-*', (route) => route.abort()),
      });
      const block = page.locator('#block-server-overlay');
      await block.getByText('Unable to open form', { exact: true }).waitFor();
      await block.locator('form:not([hidden] *) .field-element').first().fill('Ada');
      await block.locator('form:not([hidden] *) [type=submit]').press('Enter');
      await block.getByRole('group', { name: GENERAL }).waitFor();
      expect(warnings.join()).toContain('Loading chunk form-overlay failed.');
      const handle = block.locator('.lightbox-handle');
      await handle.press('Enter');
      await expect.poll(() => hasFocus(block.locator('.field-element').first())).toBe(true);
      await page.unroute('**/chunks/form-overlay-*');
      await handle.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Book the bench' });
      await dialog.waitFor();
      expect(await dialog.locator('.field-element').first().inputValue()).toBe('Ada');
      expect(await block.getByText('Unable to open form').count()).toBe(0);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await block.locator('form').isVisible()).toBe(false);
    },
  );
});
