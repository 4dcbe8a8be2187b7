import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { jsonScript, openForms } from './support/forms-html';
import { once, RENDERERS, type WatchedPage } from './support/site';
import { startAnew } from './support/start-anew';

/** What themes of today do to forms: fields are painted beside the control, old rules know only old class names. */
const THEME = `<style>
  .sqs-site-style-form .form-item :is(input:not([type=checkbox],[type=radio]),select,textarea) { padding: 12px; border-radius: 300px }
  .form-wrapper .field-list .field .field-element { border-radius: 2px; background: #fafafa }
  .form-wrapper .field-list .description { display: block; padding: .5em 0; white-space: pre-wrap }
  .form-wrapper .field-list .field { position: relative }
  .form-wrapper .field-list .fields { margin: 0 0 0 -2% }
  .form-wrapper .field-list .fields :is(.title, .description, .field, .field-error) { margin-left: 2% }
  .sqs-site-style-form .react-form-contents .field-list .field { margin: 0 0 20px !important }
  .form-wrapper .field-error { background: #c00; color: #fff }
  .sqs-block-form a { color: #060 !important; text-decoration: none }
  .sqs-site-style-form .field-list .field:not(.checkbox,.radio,.likert) { display: grid; grid-template-columns: min-content auto }
  .sqs-site-style-form .field-list .field:not(.checkbox,.radio,.likert) > * { grid-column: 1 / span 2 }
  .sqs-site-style-form .field-list .field:not(.checkbox,.radio,.likert) .form-input-effects { grid-row: 2 / span 1 }
  .form-field-hover-focus-opacity .sqs-site-style-form .form-item :is(input,select,textarea) { z-index: 1; background: 0 0 !important; border-color: transparent !important }
  .sqs-site-style-form .form-item .form-input-effects { position: absolute; inset: 0 !important; display: block; content-visibility: auto; pointer-events: none }
  .form-field-hover-focus-opacity .sqs-site-style-form .form-item .form-input-effects-border { position: absolute; inset: 0; border: 2px solid #333; background: #fff }
  .form-wrapper .react-form-contents--submitted { visibility: hidden }
  .form-submit-button-style-bar .sqs-site-style-form .form-submit-button-label, .sqs-site-style-form .form-submit-button-state { display: none }
  .form-submit-button-style-bar .sqs-site-style-form .form-submit-button-state { display: grid; grid-template-areas: "state" }
  .form-submit-button-style-bar .sqs-site-style-form .form-submit-button-state > span { grid-area: state; visibility: hidden }
  .form-submit-button-style-bar .sqs-site-style-form .form-submit-button.none .form-submit-button-state > :nth-child(1),
  .form-submit-button-style-bar .sqs-site-style-form .form-submit-button.submitting .form-submit-button-state > :nth-child(2) { visibility: visible }
</style>`;

const FIELDS = [
  { type: 'name', id: 'name-t', title: 'Your name', required: true },
  { type: 'email', id: 'email-t', title: 'Email', required: true, description: 'We answer here.' },
  { type: 'select', id: 'select-t', title: 'Day', options: ['Monday', 'Friday'] },
  { type: 'currency', id: 'currency-t', title: 'Gift', currencySymbol: '$' },
  { type: 'date', id: 'date-t', title: 'Birthday' },
  { type: 'textarea', id: 'textarea-t', title: 'Message', required: true },
];

const form = (context: object = {}) =>
  `<div class="form-field-hover-focus-opacity form-submit-button-style-bar"><div class="sqs-block sqs-block-form" id="block-t">
    <div class="sqs-block-content"><div class="sqs-site-style-form">${jsonScript('context', {
      formId: 'themed',
      formSubmitButtonText: 'Send it',
      formFields: FIELDS,
      ...context,
    })}<div class="form-wrapper"></div></div></div></div></div>`;

/** Text controls whose painted frame is not exactly where they are. */
const badlyPainted = (page: Page) =>
  page
    .locator('.form-item')
    .locator('input:not([type=checkbox],[type=radio]),select,textarea')
    .evaluateAll((controls) =>
      controls.flatMap((control) => {
        const frame = control.parentElement?.querySelector(
          '.form-input-effects > .form-input-effects-border',
        );
        const follows = control.matches(':has(~ .form-input-effects)');
        const own = control.getBoundingClientRect();
        const painted = frame?.getBoundingClientRect();
        const isSame =
          painted &&
          (['x', 'y', 'width', 'height'] as const).every((key) => Math.abs(own[key] - painted[key]) <= 1);
        const isFound = document.elementFromPoint(own.x + own.width / 2, own.y + own.height / 2) === control;
        return follows && isSame && isFound ? [] : [`${control.id}: ${follows} ${isSame} ${isFound}`];
      }),
    );

describe.each(RENDERERS)('a drawn form under a theme, under %s', (renderer) => {
  describe('at two widths', () => {
    let opened: WatchedPage;
    once.beforeAll(async ({ site }) => {
      opened = await openForms(site, renderer, THEME + form());
    });
    once.for([1280, 390])(
      'has fields that can be seen and marks beside their titles at %i px',
      async (width) => {
        const { page } = opened;
        await page.setViewportSize({ width, height: 1400 });
        await startAnew(page);
        expect(await badlyPainted(page)).toEqual([]);

        const marks = await page.locator('.required.description').evaluateAll((all) =>
          all.map((mark) => {
            const title = mark.previousElementSibling;
            const own = mark.getBoundingClientRect();
            const beside = title?.getBoundingClientRect();
            return {
              text: title?.textContent,
              lines: mark.getClientRects().length,
              isBeside:
                beside && own.top < beside.bottom && own.bottom > beside.top && own.left >= beside.right,
            };
          }),
        );
        expect(marks).toEqual(
          ['Your name', 'Email', 'Message'].map((text) => ({ text, lines: 1, isBeside: true })),
        );
        // The theme's shape, not that of its rules for old forms.
        const shape = await page.locator('#textarea-t textarea').evaluate((area) => {
          const { borderRadius, backgroundColor } = getComputedStyle(area);
          return [borderRadius, backgroundColor];
        });
        expect(shape).toEqual(['300px', 'rgba(0, 0, 0, 0)']);

        // Rows of several controls begin where the others do, and have gaps between them.
        const edges = () =>
          page
            .locator('.form-item:not(.currency)')
            .evaluateAll((items) =>
              items.map((item) =>
                Math.round(item.querySelector('input,select,textarea')?.getBoundingClientRect().x ?? 0),
              ),
            );
        expect(new Set(await edges()).size).toBe(1);
        const gap = await page.locator('#name-t .field').evaluateAll(([first, last]) => {
          if (!first || !last) return 0;
          const [one, two] = [first.getBoundingClientRect(), last.getBoundingClientRect()];
          return Math.max(two.x - one.right, two.y - one.bottom);
        });
        expect(gap).toBeGreaterThanOrEqual(8);

        // With its errors shown, too.
        await page.getByRole('button', { name: 'Send it' }).click();
        await page.locator('#email-t .field-error').waitFor();
        expect(await badlyPainted(page)).toEqual([]);
        expect(new Set(await edges()).size).toBe(1);
        if (width === 390) expect(await violations(page)).toEqual([]);
      },
    );
  });
});
