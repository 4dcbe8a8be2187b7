import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { inBlock, jsonForm, openForms, serverForm } from './support/forms-html';
import { blockStates, it, RENDERERS } from './support/site';

/** Every property of a form, and what Inlay and old scripts might put there. */
const NAMES_OF_FORMS = () => {
  const names = new Set(['inlayed', 'inlay', 'data-form-id', '__proto__', 'then', 'toJSON']);
  for (let from = HTMLFormElement.prototype; from; from = Object.getPrototypeOf(from))
    for (const name of Object.getOwnPropertyNames(from)) names.add(name);
  return [...names];
};

const hidden = (name: string, index: number) =>
  `<div class="form-item hidden" id="hidden-${index}"><input type="hidden" name="${name}" value="${name}"></div>`;

// Not by Playwright's own means: its clicks climb from the button to the page, through these forms.
const submitAll = (page: Page) =>
  page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('[type=submit]')) button.click();
  });
const fillAll = (page: Page) =>
  page.evaluate(() => {
    for (const text of document.querySelectorAll<HTMLInputElement>('input[type=text]')) {
      text.value = 'Ada';
      text.dispatchEvent(new Event('input', { bubbles: true }));
    }
    document.querySelector<HTMLElement>('#drawn-radio input')?.click();
  });
const count = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.querySelectorAll(wanted).length, selector);

describe.each(RENDERERS)('forms with fields named like every property of a form, under %s', (renderer) => {
  it('are sent and confirmed, and harm nothing else on the page', async ({ site }) => {
    const blank = await site.newPage();
    await blank.page.goto(`${site.url}/demo-pages/plain.html`);
    const all = await blank.page.evaluate(NAMES_OF_FORMS);
    // What no page with React stands, whatever its script: it climbs by `parentNode` from whatever is selected on the page, and
    // asks the window for its `nodeName`, which an element with that id answers.
    const names = all.filter((name) => renderer !== 'react' || !/^(?:parentNode|nodeName)$/.test(name));
    await blank.close();
    expect(names.length).toBeGreaterThan(250);

    const fields = names.map(hidden).join('');
    const id = (kind: string) => `${kind}-${renderer}`;
    const drawn = jsonForm(id('drawn'), {
      formName: 'Drawn',
      disclaimerMessage: { html: '<p>Fine print.</p>' },
      formFields: [
        { type: 'text', id: 'drawn-text', title: 'Your name', required: true },
        { type: 'radio', id: 'drawn-radio', title: 'One', options: ['a', 'b'] },
        ...names.map((key, index) => ({ type: 'hidden', id: `drawn-${index}`, key, value: key })),
      ],
    });
    // What stands before and behind the form in a block, too: the page's loop over its blocks goes on.
    const body = [
      serverForm(id('alone'), fields),
      inBlock(id('block'), serverForm(id('block'), fields)),
      inBlock(id('ids'), serverForm(id('ids'), fields.replaceAll(' name="', ' id="'))),
      drawn,
      inBlock(id('last'), serverForm(id('last'))),
    ].join('');
    const { page, errors, warnings } = await openForms(site, renderer, body);
    expect(await blockStates(page)).toEqual([
      'server-form mounted',
      'server-form mounted',
      'server-form mounted',
      'form mounted',
      'server-form mounted',
    ]);

    // First what is wrong is said at the field, then it is put right.
    await submitAll(page);
    await expect.poll(() => count(page, '.form-item .field-error')).toBe(5);
    await fillAll(page);
    await submitAll(page);
    await expect.poll(() => count(page, '.form-submission-text')).toBe(5);

    const sent = (kind: string) =>
      site.demo.submissions
        .list()
        .flatMap(({ payload, values }) => (payload.formId === id(kind) ? [values] : []));
    for (const kind of ['alone', 'block', 'ids', 'drawn', 'last']) expect(sent(kind)).toHaveLength(1);
    for (const kind of ['alone', 'block'])
      expect(names.filter((name, index) => sent(kind)[0]?.[`hidden-${index}`] !== name)).toEqual([]);
    expect(names.filter((name, index) => sent('drawn')[0]?.[`drawn-${index}`] !== name)).toEqual([]);
    expect([...errors, ...warnings]).toEqual([]);

    // A click on the form itself is heard by those who listen to the page.
    await page.evaluate(() => {
      for (const form of document.querySelectorAll('form')) HTMLElement.prototype.click.call(form);
      inlayApi().destroy();
    });
    expect(errors).toEqual([]);
    const left = await page.evaluate(() => document.querySelector('main')?.innerHTML ?? '');
    expect(left).toBe(
      `<h1>Forms</h1>${await page.evaluate((html) => {
        const main = document.createElement('main');
        main.innerHTML = html;
        return main.innerHTML;
      }, body)}`,
    );
  });
});
