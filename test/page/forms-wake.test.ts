import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { chunkFile } from './support/chunk-file';
import { savedBodies } from './support/forms';
import { inBlock, jsonForm, openForms, serverForm } from './support/forms-html';
import { holdBack } from './support/hold-back';
import { tabTo } from './support/keyboard';
import { it, once, RENDERERS, type Site } from './support/site';

const TEXT = { type: 'text', id: 'text-json', title: 'Your name', required: true };
const UNSENT = 'Error processing form submission. Please reload and try again.';

/** What has been fetched of the code that checks and sends. */
const fetched = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/(start-[a-z-]+)-\w+\.js/.exec(name)?.[1] ?? []),
  );
const saved = (site: Site, mark: string) => savedBodies(site).filter((body) => body.includes(mark));
const unsentOf = (page: Page, form: string) =>
  page.locator(`${form} [type=submit]`).evaluate((button: HTMLInputElement) => button.validationMessage);

describe.each(RENDERERS)('a form under %s', (renderer) => {
  once(
    'is loaded with the page where it is visible, before the first frame reports, and not far below',
    async ({ site }) => {
      const far = '<div style="height: 4000px"></div>';
      const body =
        jsonForm('json', { formFields: [TEXT] }) +
        inBlock('server', serverForm('server')) +
        far +
        inBlock('below', serverForm('below'));
      const watched = await openForms(site, renderer, body, {
        prepare: ({ page }) =>
          page.addInitScript(() => {
            const early: string[] = [];
            Object.assign(window, {
              early,
              Inlay: [
                (inlay: NonNullable<typeof window.Inlay>) => {
                  if (!('inspect' in inlay)) return;
                  // In the same task as the start: no frame has been drawn in between.
                  const note = () => early.push(...inlay.inspect().map(({ state }) => state));
                  inlay.on('site:initialized', () => queueMicrotask(note));
                },
              ],
            });
          }),
      });
      const states = await watched.page.evaluate(() => (window as unknown as { early: string[] }).early);
      expect(states).toEqual(['loading', 'loading', 'waiting']);
    },
  );

  once('reserves the room of its fields before they are drawn', async ({ site }) => {
    const types = ['text', 'email', 'text', 'number', 'website', 'text'];
    const forms = [2, 6].map((count) =>
      jsonForm(`of-${count}`, {
        formFields: types.slice(0, count).map((type, index) => ({ type, id: `f-${index}`, title: 'Field' })),
      }),
    );
    const heights = (page: Page) =>
      page
        .locator('.form-wrapper')
        .evaluateAll((all) => all.map((wrapper) => wrapper.getBoundingClientRect().height));
    let kept: readonly number[] = [];
    const { page } = await openForms(site, renderer, forms.join(''), {
      prepare: async ({ page }) => {
        await page.route(chunkFile('form', renderer), async (route) => {
          await page.waitForFunction(() =>
            [...document.querySelectorAll('.form-wrapper')].every(({ clientHeight }) => clientHeight),
          );
          kept = await heights(page);
          await route.continue();
        });
      },
    });
    await page.locator('#block-of-6 .form-item').last().waitFor();
    const drawn = await heights(page);
    expect(kept).toHaveLength(2);
    for (const [index, height] of drawn.entries()) {
      const room = kept[index] ?? 0;
      expect.soft(Math.abs(room - height) / height, `${room} px for ${height}`).toBeLessThan(0.15);
    }
  });

  it('is loaded when a visitor reaches it, wherever it is on the page, and keeps what was typed before', async ({
    site,
  }) => {
    const body =
      jsonForm('json', {
        formFields: [TEXT, { type: 'file', id: 'file-json', title: 'A picture' }],
        disclaimerMessage: { html: 'See <a href="/rules" onclick="x()">the rules</a>.' },
      }) +
      inBlock('server', serverForm('server')) +
      // Outside of a block the page's own look counts: a button that a finger can hit.
      `<footer><style>footer [type=submit] { min-height: 24px }</style>${serverForm('alone')}</footer>`;
    const watched = await openForms(site, renderer, body);
    const { page } = watched;
    const states = await page.evaluate(() =>
      inlayApi()
        .inspect()
        .map(({ state }) => state),
    );
    expect(states).toEqual(['mounted', 'mounted', 'mounted']);
    expect(await fetched(page)).toEqual([]);
    const rules = page.getByRole('link', { name: 'the rules' });
    await rules.waitFor();
    expect(await rules.getAttribute('onclick')).toBeNull();

    // The code is on its way, for as long as we like: what is typed and sent meanwhile is kept.
    const { release } = await holdBack(page, chunkFile('start-form', renderer));
    const name = page.locator('#text-json-field');
    await tabTo(page, name);
    await page.keyboard.type(`early.${renderer}`);
    await page.keyboard.press('Enter');
    expect(page.url()).toContain('/served-forms');
    expect(saved(site, `early.${renderer}`)).toEqual([]);
    release();
    await page.locator('#block-json .form-submission-text').waitFor({ state: 'visible' });
    expect(saved(site, `early.${renderer}`)).toHaveLength(1);

    // Those of the server, in a block and out of any.
    for (const id of ['server', 'alone']) {
      const form = page.locator(`form[data-form-id=${id}]`);
      await form.getByRole('textbox', { name: 'Your name' }).focus();
      await page.keyboard.press('Enter');
      await form.locator('.field-error', { hasText: 'Your name is required.' }).first().waitFor();
      if (id === 'alone') expect(await violations(page)).toEqual([]);
      await page.keyboard.type(`${id}.${renderer}`);
      await page.keyboard.press('Enter');
      // Beside a form that has no text of the server's: themes hide what has been sent.
      await page.locator(`form[data-form-id=${id}] + .form-submission-text`).waitFor();
      const [sent] = saved(site, `${id}.${renderer}`);
      expect(JSON.parse(sent ?? '')).toMatchObject({ formId: id, collectionId: 'c1', objectName: 'o1' });
    }
    expect([...watched.errors, ...watched.warnings]).toEqual([]);
  });

  it('says that its code did not load, loses nothing, and continues when it does', async ({ site }) => {
    const empty = serverForm('empty').replace(
      /<div class="form-item.*?<\/div>/s,
      '<p><label>Search <input class="field-element" name="q"></label></p>',
    );
    const body =
      jsonForm('json', { formFields: [TEXT, { type: 'file', id: 'file-json', title: 'A picture' }] }) +
      inBlock('empty', empty);
    const { page, warnings } = await openForms(site, renderer, body, {
      prepare: ({ page }) => page.route(chunkFile('start-form', renderer), (route) => route.abort()),
    });
    const name = page.locator('#text-json-field');
    await name.focus();
    await page.keyboard.type(`lost.${renderer}`);
    await page.keyboard.press('Enter');
    await expect.poll(() => unsentOf(page, '#block-json')).toBe(UNSENT);
    expect(await name.inputValue()).toBe(`lost.${renderer}`);
    expect(warnings.join()).toContain('Loading chunk start-form failed.');
    // A form that none of ours can send says so at each try, and never leaves the page by itself.
    expect(warnings.join()).toContain('The form has no fields.');
    await page.locator('#block-empty input').first().fill('typed');
    await page.keyboard.press('Enter');
    await expect.poll(() => unsentOf(page, '#block-empty')).toBe(UNSENT);
    await page.keyboard.press('Enter');
    expect(page.url()).toMatch(/\/served-forms$/);
    expect(await page.locator('#block-empty input').first().inputValue()).toBe('typed');

    // A server that takes no files: said at once, not after the file has been lost.
    await page.route('**/api/form/UploadFile*', (route) => route.fulfill({ status: 404 }));
    await page.unroute(chunkFile('start-form', renderer));
    await page
      .locator('#file-json-field')
      .setInputFiles({ name: 'fern.png', mimeType: 'image/png', buffer: Buffer.from('x') });
    await name.press('Enter');
    const file = page.locator('#file-json');
    await file
      .locator('.field-error', { hasText: 'There was a problem while uploading your file.' })
      .waitFor();
    expect(await unsentOf(page, '#block-json')).toBe('');

    // What was typed comes back with the page, and is heard to have come back.
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('inlay_draft:json:block-json')))
      .toContain(renderer);
    await page.reload();
    await expect.poll(() => name.inputValue()).toBe(`lost.${renderer}`);
    await page
      .locator('.inlay-live-region', { hasText: 'What you typed here before has been restored.' })
      .waitFor({ state: 'attached' });
    await name.press('Enter');
    await page.locator('#block-json .form-submission-text').waitFor({ state: 'visible' });
    expect(saved(site, `lost.${renderer}`)).toHaveLength(1);
  });

  // @keys server-form | Enter | sends
  once('acknowledges a press at once, and says when its code is empty', async ({ site }) => {
    let release = () => {};
    const watched = await openForms(site, renderer, inBlock('server', serverForm('server')), {
      prepare: async ({ page }) => {
        // As blockers put it in place of a script.
        const empty = { contentType: 'text/javascript', body: '' };
        ({ release } = await holdBack(page, chunkFile('start-form', renderer), (route) =>
          route.fulfill(empty),
        ));
      },
    });
    const { page } = watched;
    await page.locator('#server-field').fill('typed');
    await page.keyboard.press('Enter');
    expect(await page.locator('form').getAttribute('aria-busy')).toBe('true');
    expect(await page.locator('form.submitting [type=submit]').getAttribute('aria-disabled')).toBe('true');
    release();
    await expect.poll(() => unsentOf(page, '#block-server')).toBe(UNSENT);
    expect(
      await page.locator('form:not(.submitting) [type=submit]').getAttribute('aria-disabled'),
    ).toBeNull();
    await page.locator('#server-field').fill('typed again');
    expect(await unsentOf(page, '#block-server')).toBe('');
    await page.keyboard.press('Enter');
    await expect.poll(() => unsentOf(page, '#block-server')).toBe(UNSENT);
    expect(watched.errors).toEqual([]);
  });

  once('says so in the language of the page where its own code does not load', async ({ site }) => {
    const { page } = await openForms(site, renderer, inBlock('server', serverForm('server')), {
      lang: 'de',
      prepare: ({ page }) => page.route(chunkFile('server-form', renderer), (route) => route.abort()),
    });
    await page.locator('#server-field').fill('typed');
    await page.keyboard.press('Enter');
    await expect.poll(() => unsentOf(page, '#block-server')).toMatch(/^Beim Verarbeiten des Formulars/);
    expect(page.url()).toMatch(/\/served-forms$/);
    expect(await page.locator('#server-field').inputValue()).toBe('typed');
  });
});
