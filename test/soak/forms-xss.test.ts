import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { count } from '../count';
import { jsonScript } from '../page/support/forms-html';
import { untilIdle } from '../page/support/requests';
import { it, RENDERERS, type Renderer, type Site, type WatchedPage, whenReady } from '../page/support/site';
import { REDIRECTS, TRIED_PAYLOADS } from '../page/support/xss-payloads';

const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; require-trusted-types-for 'script'";

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const attribute = (text: string) => escaped(text).replaceAll('"', '&quot;').replaceAll('\u0000', '');
/** A form with the payload wherever the site's owner, or somebody who got in there, can put a text. */
function poisonedForm(payload: string, index: number): string {
  const texts = { title: payload, description: payload, placeholder: payload, currencySymbol: payload };
  const fields = [
    'section',
    'text',
    'textarea',
    'currency',
    'name',
    'select',
    'radio',
    'checkbox',
    'likert',
    'hidden',
  ];
  const context = {
    formId: `form-${index}`,
    formName: payload,
    showTitle: true,
    formSubmitButtonText: payload,
    formSubmissionMessage: { html: payload },
    disclaimerMessage: { html: payload },
    buttonVariant: payload,
    formFields: fields.map((type) => ({
      ...texts,
      type,
      id: `${type}-${index}`,
      options: [payload],
      required: type === 'text',
      key: 'campaign',
      value: payload,
    })),
  };
  const words = {
    required: payload,
    validation: { required: `{0} ${payload}` },
    likert: { neutral: payload },
  };
  return `<div class="sqs-block-form" id="block-${index}">${jsonScript('context', context)}${jsonScript('localized-strings', words)}
    <div class="sqs-form-block-submission-html" data-submission-html="${attribute(payload)}"></div><div class="form-wrapper"></div></div>`;
}

const serverForm = (
  _: string,
  index: number,
) => `<div class="sqs-block-form" id="block-server${index}"><form data-form-id="server${index}">
  <div class="form-item field text required" id="text-server${index}"><label class="title" for="t${index}">Text</label><input id="t${index}" class="field-element"></div>
  <input type="submit" value="Send"></form></div>`;

const redirectForm = (successRedirect: string, index: number) =>
  `<div class="sqs-block-form" id="block-${index}">${jsonScript('context', {
    formId: `form-${index}`,
    successRedirect,
    formFields: [{ type: 'text', id: `text-${index}`, title: 'Text' }],
  })}<div class="form-wrapper"></div></div>`;

async function open(site: Site, renderer: Renderer, body: string, policy?: string): Promise<WatchedPage> {
  const watched = await site.newPage();
  const { page } = watched;
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen, ran: () => seen.push('ran'), alert: () => seen.push('alert') });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      seen.push(`${violatedDirective} ${sample}`),
    );
  });
  await page.route('**/poisoned*', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: policy ? { 'content-security-policy': policy } : {},
      body: `<!doctype html><html lang="en"><title>Forms</title><link rel="stylesheet" href="/dist/site.css">
        <script type="module" src="/dist/${renderer}/site.js"></script>${body}`,
    }),
  );
  // Without a crumb: all these forms at once are refused, and are handed one each.
  await page.goto(`${site.url}/poisoned`);
  await whenReady(page);
  return watched;
}

const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

/**
 * Of each form the field is left empty, then gets the payload and is refused, then is sent again and thanked for; what was
 * said of the empty field and by the server. All at once, in the page.
 */
const attack = (page: Page, marks: readonly string[], payloads: readonly string[]) =>
  page.evaluate(
    ([ids, entries]) =>
      Promise.all(
        ids.map(async (id, index) => {
          const root = document.getElementById(`block-${id}`);
          const form = root?.querySelector('form');
          const input = root?.querySelector<HTMLInputElement>('.form-item.text input');
          if (!root || !form || !input) throw new Error(`no form ${id}`);
          const entry = entries[index] ?? '';
          const until = async (isThere: () => unknown) => {
            const end = performance.now() + 30_000;
            while (!isThere()) {
              if (performance.now() > end) throw new Error(`${id}: ${form.textContent}`);
              await new Promise((resolve) => setTimeout(resolve, 20));
            }
          };
          const error = () => root.querySelector('.form-item.text .field-error')?.textContent ?? '';
          form.requestSubmit();
          await until(error);
          const said = [error()];
          // Read at the moment of sending.
          history.replaceState(null, '', `/poisoned?campaign=${encodeURIComponent(entry)}`);
          input.value = entry;
          form.requestSubmit();
          await until(() => error() && error() !== said[0]);
          said.push(error());
          history.replaceState(null, '', `/poisoned?campaign=${encodeURIComponent(entry)}`);
          form.requestSubmit();
          await until(() => root.querySelector('.form-submission-text'));
          return said;
        }),
      ),
    [marks, payloads] as const,
  );

/** Sends a form with one field and waits for the thanks. */
const sendOnce = (page: Page, block: string) =>
  page.evaluate(async (where) => {
    const root = document.querySelector(where);
    const input = root?.querySelector<HTMLInputElement>('.form-item.text input');
    if (!root || !input) throw new Error(`no form in ${where}`);
    input.value = 'x';
    root.querySelector('form')?.requestSubmit();
    while (!root.querySelector('.form-submission-text')) await new Promise((resolve) => setTimeout(resolve));
  }, block);

/** So many forms of each kind on one page: with more of them the browser is busy with their layout. */
const BATCH = 31;
const BATCHES = Array.from({ length: Math.ceil(TRIED_PAYLOADS.length / BATCH) }, (_, index) => ({
  from: index * BATCH,
  payloads: TRIED_PAYLOADS.slice(index * BATCH, (index + 1) * BATCH),
}));

describe.each(RENDERERS)('attacks under %s', (renderer) => {
  // Whatever would run without a policy is reported as a violation with one, so a second renderer need not show it.
  const policies = [
    ['a strict policy', POLICY],
    ...(renderer === 'preact' ? [['no policy at all', undefined] as const] : []),
  ] as const;
  describe.each(policies)('and %s', (_, policy) => {
    it.for(BATCHES)(
      'find no way in with payloads from $from on, in every place of a form',
      async ({ payloads }, { site, task }) => {
        count(task, 'payloads in every text of a form', payloads.length);
        const body = [...payloads.map(poisonedForm), ...payloads.map(serverForm)].join('');
        const marks = [...payloads.keys()].map(String);
        const { page, errors } = await open(site, renderer, body, policy);
        expect(await page.locator('form.react-form-contents').count()).toBe(payloads.length);
        const refused = new Set<string>();
        await page.route('**/api/form/SaveFormSubmission*', (route) => {
          const sent = JSON.parse(route.request().postData() ?? '{}');
          const id = Object.keys(JSON.parse(sent.form)).find((key) => key.startsWith('text-')) ?? '';
          if (refused.has(id)) return route.continue();
          refused.add(id);
          const message = payloads[Number(/\d+/.exec(id)?.[0])];
          return route.fulfill({
            status: 400,
            json: { errors: { [id]: message, nowhere: message }, error: message },
          });
        });
        const before = site.demo.submissions.list().length;
        const said = await attack(page, marks, payloads);
        expect(said).toEqual(payloads.map((payload) => [`${payload} ${payload}`, payload]));
        // What the server has written is brought to life without a renderer.
        if (renderer === 'preact') {
          const answers = await attack(
            page,
            marks.map((mark) => `server${mark}`),
            payloads,
          );
          expect(answers).toEqual(payloads.map((payload) => ['Text is required.', payload]));
        }
        const stored = Object.assign(
          {},
          ...site.demo.submissions
            .list()
            .slice(before)
            .map(({ values }) => values),
        );
        for (const [index, payload] of payloads.entries()) {
          const entered = payload.replace(/[\r\n]/g, '');
          expect(stored[`text-${index}`]).toBe(escaped(entered));
          expect(stored[`hidden-${index}`]).toBe(escaped(payload));
        }
        // Pictures, fonts and frames would have been asked for by now.
        await untilIdle(page);
        expect(await seen(page)).toEqual([]);
        expect(errors.filter((message) => !message.includes('status of 400'))).toEqual([]);
        const left = await page.evaluate(() => {
          const sinks =
            'script[src^=data],iframe,object,embed,svg,math,base,meta[http-equiv],style,link[rel=import]';
          const handlers = [...document.querySelectorAll('inlay-ui *, .field-error *')].filter((element) =>
            element.getAttributeNames().some((name) => name.startsWith('on') || name === 'style'),
          );
          const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
            ({ protocol }) => !/^https?:|^mailto:|^tel:/.test(protocol),
          );
          return [document.querySelectorAll(sinks).length, handlers.length, links.length];
        });
        expect(left).toEqual([0, 0, 0]);
      },
    );
  });

  it(`lead nowhere with ${REDIRECTS.length} addresses to go to`, async ({ site }) => {
    const { page, warnings } = await open(site, renderer, REDIRECTS.map(redirectForm).join(''), POLICY);
    const address = page.url();
    for (const index of REDIRECTS.keys()) {
      await sendOnce(page, `#block-${index}`);
      expect(page.url()).toBe(address);
    }
    expect(await seen(page)).toEqual([]);
    expect(warnings.filter((warning) => warning.includes('not safe'))).toHaveLength(REDIRECTS.length);
  });
});
