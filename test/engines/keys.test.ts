import { describe, expect, it } from 'vitest';
import { RENDERERS } from '../page/support/site';
import type { EnginePage } from './support/engine';
import { openPage, urlOfDemo } from './support/open-page';
import { describeEngines } from './support/use-engines';

const focus = (page: EnginePage, selector: string) =>
  page.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);

describeEngines('keys', (run) => {
  describe.each(RENDERERS)('under %s', (renderer) => {
    /** Opens a demo page for one test; it is closed however that ends. */
    const on = (path: string, test: (page: EnginePage) => Promise<void>) => async () => {
      const page = await openPage(run.engine, urlOfDemo(run.site, path, renderer));
      try {
        await test(page);
      } finally {
        await page.close();
      }
    };

    it(
      'Enter and Space open and close an item of an accordion',
      on('accordion.html', async (page) => {
        const BUTTON = '.accordion-item__click-target';
        const expanded = () =>
          page.evaluate((one) => document.querySelector(one)?.getAttribute('aria-expanded'), BUTTON);
        const isStill = () => page.evaluate(() => !document.querySelector('[data-is-item-animating]'));
        await focus(page, BUTTON);
        await page.press('Enter');
        await expect.poll(expanded).toBe('true');
        await expect.poll(isStill).toBe(true);
        await page.press(' ');
        await expect.poll(expanded).toBe('false');
      }),
    );

    it(
      'Enter opens the lightbox, arrows turn its pages, Escape closes it and gives focus to the last picture',
      on('gallery-grid.html', async (page) => {
        const openerOf = (slide: number) => `.sqs-gallery-block-grid .slide:nth-child(${slide}) a`;
        const counter = () =>
          page.evaluate(
            () => document.querySelector('dialog[open] .inlay-lightbox-counter')?.textContent ?? '',
          );
        await focus(page, openerOf(2));
        await page.press('Enter');
        await expect.poll(counter).toContain('2');
        await page.press('ArrowRight');
        await expect.poll(counter).toContain('3');
        await page.press('Escape');
        await expect.poll(counter).toBe('');
        // To the picture that was seen last.
        await expect
          .poll(() => page.evaluate((opener) => document.activeElement?.matches(opener), openerOf(3)))
          .toBe(true);
      }),
    );

    it(
      'Enter on the arrows of a slideshow shows the next slide and the one before',
      on('gallery-slideshow.html', async (page) => {
        const current = () =>
          page.evaluate(() =>
            [
              ...(document.querySelector('.sqs-gallery-block-slideshow .sqs-gallery')?.children ?? []),
            ].findIndex((slide) => slide.matches('.sqs-active-slide')),
          );
        expect(await current()).toBe(0);
        await focus(page, '.sqs-gallery-block-slideshow .next');
        await page.press('Enter');
        await expect.poll(current).toBe(1);
        await focus(page, '.sqs-gallery-block-slideshow .previous');
        await expect
          .poll(async () => {
            // Refused while the slides are in motion.
            if ((await current()) === 1) await page.press('Enter');
            return current();
          })
          .toBe(0);
      }),
    );

    it(
      'Enter on the arrow of each strip makes another slide current',
      on('gallery-strip.html', async (page) => {
        const strips = await page.evaluate(() =>
          [...document.querySelectorAll('.sqs-gallery-block-slider')].flatMap((block) =>
            block.querySelector('.next') ? (block.closest('.sqs-block')?.id ?? []) : [],
          ),
        );
        expect(strips.length).toBeGreaterThan(1);
        for (const id of strips) {
          const current = () =>
            page.evaluate(
              (block) =>
                [...document.querySelectorAll(`#${block} .sqs-wrapper > *`)].findIndex((slide) =>
                  slide.matches('.sqs-active-slide'),
                ),
              id,
            );
          const before = await current();
          await focus(page, `#${id} .next`);
          await page.press('Enter');
          await expect.poll(current, { message: id }).not.toBe(before);
        }
      }),
    );

    it(
      'Enter accepts cookies, and the banner goes',
      on('cookie-banner.html', async (page) => {
        const isShown = () => page.evaluate(() => document.querySelector('.inlay-cookie-banner') !== null);
        await expect.poll(isShown).toBe(true);
        await focus(page, '.inlay-cookie-banner-choice');
        await page.press('Enter');
        await expect.poll(isShown).toBe(false);
        expect(await page.evaluate(() => document.cookie)).toContain('ss_cookieAllowed=');
      }),
    );

    it(
      'a form that is sent by Enter with nothing in it says so and focuses the first field that is wrong',
      on('forms.html', async (page) => {
        await focus(page, 'form[data-form-id] input[name=fname]');
        await page.press('Enter');
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid')))
          .toBe('true');
      }),
    );
  });
});
