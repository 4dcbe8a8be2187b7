import type { Locator, Page } from 'playwright-core';
import { tabTo } from './keyboard';
import { serveBlockAlone } from './serve-alone';
import { openDemo, type Renderer, type Site, type WatchedPage } from './site';

/** Both kinds of form on the demo page with every field. */
export const SOURCES = [
  { source: 'server-written', block: '#block-server-form', mark: 'page' },
  { source: 'described by JSON', block: '#block-json-form', mark: 'json' },
] as const;
export type Source = (typeof SOURCES)[number];

/** Opens the demo page without any block but these, so that keys and axe have no more to go through. */
export async function openAlone(
  site: Site,
  renderer: Renderer,
  block: string,
  { query = '', prepare = async (_: Page): Promise<unknown> => undefined } = {},
): Promise<WatchedPage> {
  const watched = await site.newPage();
  const path = await serveBlockAlone(site, watched.page, { path: 'forms.html', block, renderer });
  await prepare(watched.page);
  await openDemo(site, watched, path, renderer, { query });
  return watched;
}

const SAVE = '/api/form/SaveFormSubmission';

/** The bodies of all forms that have reached the server, newest last, as they were sent. */
export const savedBodies = ({ demo }: Site): string[] =>
  demo.received.filter(({ path }) => path === SAVE).map(({ body }) => body);

/** What a screen reader says of a control beyond its name. */
export const describedBy = (control: Locator): Promise<string> =>
  control.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

type Keys = readonly string[];

/** What is typed into one field: texts, and keys in angle brackets. */
interface Typing {
  readonly type: string;
  readonly keys: Keys;
  /** Where the drawn form has other controls. */
  readonly jsonKeys?: Keys;
  readonly value: unknown;
  readonly jsonValue?: unknown;
}

/** Every field in the order of the page, with what the server must get. */
export const TYPINGS: readonly Typing[] = [
  { type: 'name', keys: ['Ada', '<Tab>', "O'Neil"], value: ['Ada', "O'Neil"] },
  { type: 'email', keys: ['ada@example.com'], value: 'ada@example.com' },
  {
    type: 'phone',
    keys: ['555', '<Tab>', '010', '<Tab>', '9999'],
    value: ['', '555', '010', '9999'],
    jsonKeys: ['Irel', '<Tab>', '(021) 555-0100'],
    jsonValue: ['+353', '0215', '550', '100'],
  },
  {
    type: 'address',
    keys: [
      '1 Weir Lane',
      '<Tab>',
      'Flat 2',
      '<Tab>',
      'Otterbrook',
      '<Tab>',
      'OH',
      '<Tab>',
      '43210',
      '<Tab>',
      'US',
    ],
    value: ['1 Weir Lane', 'Flat 2', 'Otterbrook', 'OH', '43210', 'US'],
    jsonKeys: [
      '<Tab>',
      '1 Weir Lane',
      '<Tab>',
      'Flat 2',
      '<Tab>',
      'Otterbrook',
      '<Tab>',
      'OH',
      '<Tab>',
      '43210',
    ],
  },
  { type: 'website', keys: ['https://example.com/a?b=1'], value: 'https://example.com/a?b=1' },
  { type: 'twitter', keys: ['@ada_l'], value: '@ada_l' },
  {
    type: 'date',
    keys: ['02', '<Tab>', '29', '<Tab>', '2028'],
    value: ['02', '29', '2028'],
    // Drawn in the order of the page's locale, British English; sent in the order of the platform.
    jsonKeys: ['29', '<Tab>', '02', '<Tab>', '2028'],
  },
  { type: 'time', keys: ['10', '<Tab>', '30', '<Tab>', '05', '<Tab>', 'P'], value: ['10', '30', '05', 'PM'] },
  { type: 'number', keys: ['4'], value: '4' },
  { type: 'select', keys: ['Fern'], value: 'Fern gully' },
  { type: 'radio', keys: ['<Space>'], value: 'Yes' },
  {
    type: 'checkbox',
    keys: ['<Space>', '<Tab>', '<Tab>', '<Space>'],
    value: ['Potting benches', 'Seed "library"'],
  },
  {
    type: 'likert',
    keys: ['<Space>', '<ArrowDown>', '<Tab>', '<Space>', '<ArrowUp>'],
    value: { 'The path was easy to find': '-1', 'The tea was hot': '2' },
  },
  { type: 'currency', keys: ['12.50'], value: '12.50' },
  { type: 'password', keys: ['s3cret'], value: 's3cret' },
  {
    type: 'text',
    keys: ['Tom & <b>Jerry</b>'],
    value: 'Tom & <b>Jerry</b>',
    jsonValue: 'Tom &amp; &lt;b&gt;Jerry&lt;/b&gt;',
  },
  { type: 'textarea', keys: ['One', '<Enter>', 'Zwei – 三'], value: 'One\nZwei – 三' },
  // One that is chosen has nowhere to go, which is said (`forms-wake`); without any the form is sent.
  { type: 'file', keys: [], value: [] },
];

export const keysOf = (typing: Typing, { mark }: Source): Keys =>
  mark === 'json' ? (typing.jsonKeys ?? typing.keys) : typing.keys;

export const expectedOf = (typing: Typing, { mark }: Source): unknown =>
  mark === 'json' ? (typing.jsonValue ?? typing.value) : typing.value;

export const itemOf = (page: Page, type: string, { mark }: Source): Locator =>
  page.locator(`#${type}-${mark}-1`);

/** Presses and types as a visitor does. */
export async function press(page: Page, keys: Keys): Promise<void> {
  for (const key of keys) {
    const name = /^<(\w+)>$/.exec(key)?.[1];
    if (name) await page.keyboard.press(name);
    else await page.keyboard.type(key);
  }
}

/** Goes through the whole form with the keyboard alone, from its first field on, and sends it from its last. */
export async function fillByKeyboard(page: Page, source: Source): Promise<void> {
  const first = itemOf(page, 'name', source).locator('input').first();
  await page.evaluate((block) => {
    // From here Tab goes into the form.
    const range = document.createRange();
    const form = document.querySelector(`${block} form`);
    if (!form) return;
    range.setStart(form, 0);
    getSelection()?.addRange(range);
  }, source.block);
  for (const typing of TYPINGS) {
    const control = itemOf(page, typing.type, source).locator('input,select,textarea').first();
    await tabTo(page, typing.type === 'name' ? first : control);
    await press(page, keysOf(typing, source));
    if (typing.type === 'phone' && source.mark === 'json')
      await page.locator('#phone-json-1[data-lengths="4 3 15"]').waitFor();
    if (typing.type === 'radio' && source.mark === 'json') {
      await page.locator('#text-json-2-field').waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.type('A fern');
    }
  }
  await tabTo(page, page.locator(`${source.block} [type=submit]`));
  await page.keyboard.press('Enter');
}
