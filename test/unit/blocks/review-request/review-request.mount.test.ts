// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import messages from '../../../../src/blocks/review-request/review-request.messages.json';
import { unit } from '../../../../src/blocks/review-request/review-request.mount';
import { readSiteContext } from '../../../../src/context/context';
import { pageElement } from '../../support/markup';
import { mountUnit } from '../../support/mount-unit';
import { endTestScopes } from '../../support/scope';

afterEach(() => {
  endTestScopes();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

/** What has been sent. */
let sent: Array<Readonly<Record<string, unknown>>> = [];
/** Statuses and bodies of the answers, in their order: first that to the request itself. */
let answers: Array<readonly [status: number, body: object]> = [];
/** Answers what is sent, if it has been held back. */
let release = () => {};
let held: Promise<void> | undefined;
beforeEach(() => {
  sent = [];
  held = undefined;
  answers = [[200, { product: { title: 'Watering can' } }]];
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'POST') sent.push(JSON.parse(`${body}`));
    await held;
    const [status, data] = answers.shift() ?? [200, {}];
    return Response.json(data, { status });
  });
});

const place = () => pageElement('<div data-token=" from-the-page "><p>Served</p></div>');
const text = () => document.body.textContent ?? '';
const form = () => document.querySelector('form');
const stars = () => [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
const submit = () => form()?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

async function open() {
  const mounted = mountUnit(unit, place());
  await vi.waitFor(() => expect(form()).not.toBeNull());
  return mounted;
}
async function rate(value: number) {
  stars()[value - 1]?.click();
  await vi.waitFor(() =>
    expect(
      stars()
        .map(({ checked }) => checked)
        .indexOf(true),
    ).toBe(value - 1),
  );
}

describe('the token of the request', () => {
  const read = () => unit.read?.(place(), () => {}, readSiteContext(undefined));

  it('is that of the address before that of the page', () => {
    history.replaceState(null, '', '/?token=from-the-mail');
    expect(read()).toBe('from-the-mail');
  });

  it('is that of the page where the address has none', () => {
    expect(read()).toBe('from-the-page');
    history.replaceState(null, '', '/?token=');
    expect(read()).toBe('from-the-page');
  });

  it('is missed', () => {
    expect(unit.read?.(document.createElement('div'), () => {}, readSiteContext(undefined))).toMatchObject({
      fault: expect.stringContaining('no token'),
    });
  });
});

it('asks about the product, and is gone with its unit', async () => {
  const { scope } = await open();
  expect(text()).toContain('Watering can');
  expect(stars().map(({ value }) => value)).toEqual(['1', '2', '3', '4', '5']);
  scope.end();
  expect(document.body.innerHTML).toBe('<div data-token=" from-the-page "><p>Served</p></div>');
});

it('is not sent without stars: it says so there, until some are chosen', async () => {
  await open();
  expect(document.querySelector('[role=alert]')).toBeNull();
  submit();
  await vi.waitFor(() =>
    expect(document.querySelector('[role=alert]')?.textContent).toBe(messages.ratingMissing),
  );
  const alert = document.querySelector('[role=alert]');
  expect(document.querySelector('fieldset')?.getAttribute('aria-describedby')).toBe(alert?.id);
  expect(document.activeElement).toBe(stars()[0]);
  expect(stars().every((star) => star.getAttribute('aria-invalid') === 'true')).toBe(true);
  expect(sent).toEqual([]);
  await rate(2);
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')).toBeNull());
  expect(document.querySelector('fieldset')?.hasAttribute('aria-describedby')).toBe(false);
});

it('is sent as it was entered, without the spaces around it, and thanks take focus', async () => {
  await open();
  await rate(4);
  for (const [name, value] of [
    ['title', ' Good '],
    ['body', 'It waters.\n'],
    ['author', ' Ada'],
  ] as const)
    Object.assign(field(name) ?? {}, { value });
  submit();
  await vi.waitFor(() => expect(text()).toContain(messages.thanks));
  expect(sent).toMatchObject([
    { token: 'from-the-page', rating: 4, title: 'Good', body: 'It waters.', authorName: 'Ada' },
  ]);
  expect(document.activeElement?.textContent).toBe(messages.thanks);
});

it('fills as many stars as are chosen', async () => {
  await open();
  await rate(3);
  const filled = () => stars().map((star) => star.parentElement?.querySelector('svg')?.outerHTML);
  await vi.waitFor(() => expect(new Set(filled()).size).toBe(2));
  expect(filled().slice(0, 3)).toEqual(Array(3).fill(filled()[0]));
  expect(filled().slice(3)).toEqual(Array(2).fill(filled()[4]));
});

it('shows that it is being sent, and keeps the entries when the server refuses them', async () => {
  await open();
  await rate(5);
  Object.assign(field('title') ?? {}, { value: 'Good' });
  answers = [[400, { error: 'Too short.' }]];
  held = new Promise((resolve) => {
    release = resolve;
  });
  submit();
  const button = () => document.querySelector('button');
  await vi.waitFor(() => expect(button()?.getAttribute('aria-disabled')).toBe('true'));
  expect(button()?.textContent).toBe(messages.sending);
  expect(document.querySelector('[role=alert]')).toBeNull();
  release();
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull());
  expect([button()?.getAttribute('aria-disabled'), button()?.textContent]).toEqual(['false', messages.send]);
  expect(field('title')?.value).toBe('Good');
});

it('says that it could not be loaded, and why, and keeps focus while it tries again', async () => {
  answers.unshift([404, {}]);
  mountUnit(unit, place());
  expect(text()).toContain(messages.loading);
  await vi.waitFor(() => expect(document.querySelector('.inlay-load-failure p + p')).not.toBeNull());
  const again = document.querySelector('button');
  again?.focus();
  again?.click();
  await vi.waitFor(() => expect(form()).not.toBeNull());
  expect(document.activeElement?.contains(form())).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

it('says so where the request is over, and asks nothing', async () => {
  answers = [[410, {}]];
  mountUnit(unit, place());
  await vi.waitFor(() => expect(document.querySelector('.inlay-review-outcome')).not.toBeNull());
  expect([form(), document.querySelector('button')]).toEqual([null, null]);
});
