import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { chunkFile } from './support/chunk-file';
import { savedBodies } from './support/forms';
import { jsonScript, openForms, serverForm } from './support/forms-html';
import { holdBack } from './support/hold-back';
import { it, ONE_RENDERER, once } from './support/site';

const context = (id: string, more: Readonly<Record<string, unknown>> = {}) =>
  jsonScript('context', {
    formId: id,
    formFields: [{ type: 'text', id: `text-${id}`, title: 'Your name' }],
    ...more,
  });
/** A form that the platform's own script had drawn when the page was saved. */
const drawn = (id: string) => `<form class="react-form-contents" novalidate><div class="field-list">
  <div class="form-item field text" id="text-${id}"><label class="title" for="text-${id}-field">Your name</label><input id="text-${id}-field"></div>
  </div><button type="submit"><span class="form-submit-button-label">Send</span></button></form>`;
const old = (id: string) => `<div class="form-inner-wrapper" hidden>${serverForm(id)}</div>`;
const wrapper = (inside: string, more = '') => `<div class="form-wrapper${more}">${inside}</div>`;
const handle =
  '<div class="lightbox-handle-wrapper"><button class="lightbox-handle" type="button">Write</button></div>';
const moved = (inside: string) =>
  `<div class="sqs-block-form-lightbox sqs-block-form">${wrapper(inside)}</div>`;

/** Forms that cannot be used as they stand; `opens`: they are over the page. */
const SAVED: readonly { readonly id: string; readonly html: string; readonly opens?: boolean }[] = [
  { id: 'drawn', html: context('drawn') + wrapper(old('drawn') + drawn('drawn')) },
  { id: 'unhandled', html: context('unhandled') + wrapper(old('unhandled'), ' hidden') },
  { id: 'damaged', html: `${context('damaged').replace('{', '{{')}${wrapper(old('damaged'))}` },
  {
    id: 'unopened',
    html: context('unopened', { useLightbox: true, lightboxHandleText: 'Open it' }) + wrapper('', ' hidden'),
    opens: true,
  },
  { id: 'away-drawn', html: context('away-drawn', { useLightbox: true }) + handle, opens: true },
  { id: 'hidden', html: wrapper(serverForm('hidden'), ' hidden'), opens: true },
  { id: 'away', html: handle, opens: true },
];
const BODY = `${SAVED.map(({ id, html }) => `<div class="sqs-block sqs-block-form" id="block-${id}"><div class="sqs-block-content">${html}</div></div>`).join('')}
  <style>.sqs-block-form-lightbox{display:none}</style>${moved(drawn('away-drawn'))}${moved(serverForm('away'))}`;

describe.each(ONE_RENDERER)('forms of pages that were saved late, under %s', (renderer) => {
  it('can each be found, filled in and sent, and are restored as they were', async ({ site }) => {
    const watched = await openForms(site, renderer, '<div id="all"></div>');
    const { page } = watched;
    const before = await page.evaluate(async (body) => {
      const inlay = inlayApi();
      const all = document.getElementById('all');
      if (!all) return '';
      all.append(document.createRange().createContextualFragment(body));
      const html = all.innerHTML;
      inlay.scan();
      await inlay.whenReady({ all: true });
      return html;
    }, BODY);
    const states = await page.evaluate(() =>
      inlayApi()
        .inspect()
        .flatMap(({ block, state }) => (block.endsWith('form') ? state : [])),
    );
    // The moved form is a block, too.
    expect(states).toEqual(Array(SAVED.length + 1).fill('mounted'));
    for (const { id, opens } of SAVED) {
      const block = page.locator(`#block-${id}`);
      if (opens) await block.locator('.lightbox-handle[aria-haspopup]').press('Enter');
      const field = block.getByRole('textbox', { name: 'Your name' });
      await field.fill(`${id}.${renderer}`);
      await field.press('Enter');
      await block.locator('.form-submission-text').waitFor({ state: 'visible' });
      const [body = '{}', ...more] = savedBodies(site).filter((sent) => sent.includes(`${id}.${renderer}`));
      expect(JSON.parse(body)).toMatchObject({ formId: id });
      expect(more).toEqual([]);
      if (opens) await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('dialog').count()).toBe(0);
    }
    expect(watched.warnings.filter((warning) => !warning.includes('cannot be read'))).toEqual([]);
    expect(watched.errors).toEqual([]);
    const after = await page.evaluate(() => {
      inlayApi().destroy();
      return document.getElementById('all')?.innerHTML;
    });
    expect(after).toBe(before);
  });

  once(
    'have their room, and lose nothing that is typed and sent, before the code has loaded',
    async ({ site }) => {
      const block = (id: string) =>
        `<div class="sqs-block sqs-block-form" id="block-${id}">${context(id)}${wrapper(old(id) + drawn(id))}</div>`;
      let release = () => {};
      let page: Page | undefined;
      const opening = openForms(
        site,
        renderer,
        // The first is sent while nothing but the stub is there.
        `${block('stub')}<script>{
        const field = document.querySelector('.react-form-contents input');
        field.value = 'stub.${renderer}';
        field.form.requestSubmit();
      }</script>${block('entry')}
      <style>[hidden]{display:none}</style>
      <div class="sqs-block sqs-block-form">${context('room')}${wrapper(old('room'))}</div>`,
        {
          head: `<script src="/dist/${renderer}/boot.js"></script>`,
          prepare: async (watched) => {
            page = watched.page;
            ({ release } = await holdBack(page, chunkFile('form', renderer)));
          },
        },
      );
      await expect.poll(() => page?.evaluate(() => 'inspect' in inlayApi())).toBe(true);
      if (!page) throw new Error('no page');
      const heights = () =>
        page?.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('.form-inner-wrapper')].map((old) => old.offsetHeight),
        );
      // Only where nothing has been drawn beside it, and only until then.
      expect(await heights()).toEqual([0, 0, expect.toSatisfy((height) => height > 40)]);
      const field = page.locator('#block-entry').getByRole('textbox', { name: 'Your name' });
      await field.focus();
      await page.keyboard.type(`entry.${renderer}`);
      await page.keyboard.press('Enter');
      await page.keyboard.type('!');
      release();
      const { warnings, errors } = await opening;
      for (const id of ['stub', 'entry']) {
        await page.locator(`#block-${id} .form-submission-text`).waitFor({ state: 'visible' });
        expect(savedBodies(site).filter((sent) => sent.includes(`${id}.${renderer}`))).toHaveLength(1);
      }
      expect(await heights()).toEqual([0, 0, 0]);
      expect(page.url()).toMatch(/\/served-forms$/);
      expect([...warnings, ...errors]).toEqual([]);
    },
  );

  once('keep the caret of a visitor who is typing', async ({ site }) => {
    const { page } = await openForms(site, renderer, '<div id="all"></div>');
    await page.evaluate(
      async ([html = '', text = '']) => {
        const all = document.getElementById('all');
        all?.append(document.createRange().createContextualFragment(html));
        const field = document.querySelector<HTMLInputElement>('.field-list input');
        field?.focus();
        if (field) field.value = text;
        inlayApi().scan();
        await inlayApi().whenReady({ all: true });
      },
      [
        `<div class="sqs-block sqs-block-form">${context('place')}${wrapper(drawn('place'))}</div>`,
        'half a na',
      ],
    );
    await page.keyboard.type('me');
    expect(await page.getByRole('textbox', { name: 'Your name' }).inputValue()).toBe('half a name');
  });
});
