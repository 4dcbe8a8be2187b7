// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/product/product.mount';
import messages from '../../../../src/blocks/product/restock.messages.json';
import { shownProduct } from '../../../../src/commerce/product/shown-products';
import { createBus } from '../../../../src/core/entry/bus';
import type { Services } from '../../../../src/core/entry/services';
import { createMessages } from '../../../../src/text/messages';
import { pageElement } from '../../support/markup';
import { mountUnit } from '../../support/mount-unit';
import { endTestScopes } from '../../support/scope';

const t = createMessages(messages);

/** What the shop is asked, and how it answers. */
let asked: Array<{
  readonly path: string;
  readonly key?: string | null;
  readonly body: Record<string, unknown>;
}> = [];
let answer: () => Promise<Response> = async () => Response.json({});
beforeEach(() => {
  asked = [];
  answer = async () => Response.json({});
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    const { pathname, searchParams } = new URL(path, location.href);
    asked.push({
      path: pathname,
      body: body ? JSON.parse(`${body}`) : {},
      ...(searchParams.has('key') && { key: searchParams.get('key') }),
    });
    return answer();
  });
});

const PRODUCT = {
  id: 'p1',
  title: 'Rose',
  variants: [{ id: 'v1', sku: 'R1', price: { currency: 'EUR', value: '5.00' }, stock: { quantity: 0 } }],
};
const NOTICE = `<div class="product-restock-notification" data-variant-id="v1">
  <form><input name="email" placeholder="Your mail"><button>Tell me</button></form>
  <label class="product-restock-mailing-list"><input type="checkbox"></label></div>`;

type MountArguments = [notice?: string, attributes?: string, product?: object, services?: Partial<Services>];

function mount(...[notice = NOTICE, attributes = '', product = PRODUCT, services = {}]: MountArguments) {
  const escaped = JSON.stringify(product).replaceAll('"', '&quot;');
  const element = pageElement(
    `<div class="sqs-block-product" ${attributes} data-product="${escaped}">${notice}</div>`,
  );
  const served = element.querySelector('form')?.outerHTML;
  return { ...mountUnit(unit, element, services), element, served };
}

/** One form for two variants, both of them sold out. */
function mountTwo() {
  const variants = ['Red', 'White'].map((Colour, index) => ({
    ...PRODUCT.variants[0],
    id: `v${index + 1}`,
    attributes: { Colour },
  }));
  const variantOptions = [{ name: 'Colour', values: ['Red', 'White'] }];
  return mount(NOTICE.replace('data-variant-id="v1"', ''), '', { ...PRODUCT, variants, variantOptions });
}

const form = () => document.querySelector<HTMLFormElement>('.product-restock-notification form');
const email = () => document.querySelector<HTMLInputElement>('[name=email]') as HTMLInputElement;
const said = (role: string) =>
  document.querySelector(`.product-restock-notification [role=${role}]`)?.textContent;
function submit(text: string) {
  email().value = text;
  const event = new Event('submit', { bubbles: true, cancelable: true });
  form()?.dispatchEvent(event);
  return event.defaultPrevented;
}

it('a product can be found by scripts as long as it is shown', () => {
  const { scope, store, element } = mount();
  expect(store).toBeDefined();
  expect(shownProduct('p1')).toMatchObject({ element, product: { title: 'Rose' } });
  scope.end();
  expect(shownProduct('p1')).toBeUndefined();
});

describe('the form for a mail when a product is back', () => {
  it('stays in the page, and sends the address, the product and the variant', async () => {
    mount();
    expect(submit(' ada@example.com ')).toBe(true);
    await vi.waitFor(() => expect(said('status')).toBe(t('thanks', { email: 'ada@example.com' })));
    expect(asked).toEqual([
      {
        path: '/api/site-users/account/notifications/restock',
        key: expect.any(String),
        body: { email: 'ada@example.com', productId: 'p1', variantId: 'v1', isJoinMailingList: false },
      },
    ]);
    expect([form()?.hidden, said('alert')]).toEqual([true, '']);
  });

  it('is there again for another variant, which it is for, too', async () => {
    const { store } = mountTwo();
    store?.choose('Colour', 'Red');
    submit('ada@example.com');
    await vi.waitFor(() => expect(form()?.hidden).toBe(true));
    store?.choose('Colour', 'Red');
    expect(form()?.hidden).toBe(true);
    store?.choose('Colour', 'White');
    expect(form()?.hidden).toBe(false);
    submit('ada@example.com');
    await vi.waitFor(() => expect(form()?.hidden).toBe(true));
    expect(asked.map(({ body }) => body.variantId)).toEqual(['v1', 'v2']);
  });

  it('is there for a variant that is chosen before the answer for another comes, which is thanked for later', async () => {
    const { store } = mountTwo();
    const answers: Array<(response: Response) => void> = [];
    answer = () => new Promise((resolve) => answers.push(resolve));
    store?.choose('Colour', 'Red');
    submit('ada@example.com');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    store?.choose('Colour', 'White');
    submit('ada@example.com');
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    answers[0]?.(Response.json({}));
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect([form()?.hidden, said('status')]).toEqual([false, '']);
    answers[1]?.(new Response('', { status: 404 }));
    await vi.waitFor(() => expect(said('alert')).toBeTruthy());
    store?.choose('Colour', 'Red');
    await vi.waitFor(() => expect(form()?.hidden).toBe(true));
    expect(said('alert')).toBe('');
  });

  it('is sent again with the same key where an answer was lost, by a block that has started again, too', async () => {
    mount();
    answer = async () => new Response('', { status: 502 });
    submit('lost@example.com');
    await vi.waitFor(() => expect(said('alert')).toBeTruthy());
    endTestScopes();
    mount();
    answer = async () => Response.json({});
    submit('lost@example.com');
    await vi.waitFor(() => expect(form()?.hidden).toBe(true));
    expect(asked).toHaveLength(2);
    expect(asked[0]?.key).toBe(asked[1]?.key);
    expect(asked[0]?.key).toMatch(/^\d+$/);
  });

  it('says for which product it is where that is another, and for which list', async () => {
    mount(
      NOTICE.replace('data-variant-id="v1"', 'data-product-id="p2"').replace(
        '"checkbox"',
        '"checkbox" checked',
      ),
    );
    submit('ada@example.com');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).toMatchObject({ productId: 'p2', variantId: 'v1', isJoinMailingList: true });
  });

  it.each([
    ['', t('emailMissing')],
    ['  ', t('emailMissing')],
    ['ada@', t('emailFormat', { email: 'name@example.com' })],
  ])('is not sent with «%s», says why at the field, and gives it focus', async (text, reason) => {
    mount();
    submit(text);
    await vi.waitFor(() => expect(said('alert')).toBe(reason));
    expect(asked).toEqual([]);
    expect(email().getAttribute('aria-invalid')).toBe('true');
    const note = document.getElementById(email().getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe(reason);
    expect(document.activeElement).toBe(email());
    expect(form()?.hidden).toBe(false);
    submit('ada@example.com');
    await vi.waitFor(() => expect(form()?.hidden).toBe(true));
    expect([email().getAttribute('aria-invalid'), email().hasAttribute('aria-describedby')]).toEqual([
      'false',
      false,
    ]);
  });

  it('is sent once however often it is pressed, until there is an answer', async () => {
    let respond = () => {};
    answer = () =>
      new Promise((resolve) => {
        respond = () => resolve(Response.json({ error: 'Not now.' }, { status: 400 }));
      });
    mount();
    submit('ada@example.com');
    submit('ada@example.com');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    submit('ada@example.com');
    respond();
    await vi.waitFor(() => expect(said('alert')).toBe('Not now.'));
    expect([asked.length, form()?.hidden]).toEqual([1, false]);
    answer = async () => Response.json({});
    submit('ada@example.com');
    await vi.waitFor(() => expect(form()?.hidden).toBe(true));
    expect(asked).toHaveLength(2);
  });

  it('has a field that browsers can fill, named as the page names it or as we do', () => {
    const { scope, served } = mount();
    const names = ['aria-label', 'autocomplete', 'inputmode', 'aria-invalid'];
    expect(names.map((name) => email().getAttribute(name))).toEqual(['Your mail', 'email', 'email', 'false']);
    scope.end();
    expect(form()?.outerHTML).toBe(served);
    mount(NOTICE.replace('placeholder="Your mail"', ''));
    expect(email().getAttribute('aria-label')).toBe(t('email'));
  });

  it('is gone from its unit with its end: nothing is sent, and no note is left', async () => {
    const { scope } = mount();
    submit('');
    await vi.waitFor(() => expect(said('alert')).toBe(t('emailMissing')));
    scope.end();
    expect([submit('ada@example.com'), said('alert')]).toEqual([false, undefined]);
    expect(asked).toEqual([]);
  });

  it.each(['<form></form>', '<input name="email">'])('is left alone without its parts: %s', (html) => {
    const { element } = mount(`<div class="product-restock-notification">${html}</div>`);
    expect(element.querySelector('.product-restock-notification')?.innerHTML).toBe(html);
  });
});

describe('the code of the note', () => {
  it('is asked for again at the next press where it could not be loaded', async () => {
    let isOnline = false;
    const loadUnit = async (_: string, load: () => Promise<object>) => {
      if (!isOnline) throw new Error('No network.');
      return load();
    };
    const report = vi.fn();
    mount(NOTICE, '', PRODUCT, { report, loadUnit: loadUnit as never });
    submit('ada@example.com');
    await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(1));
    expect([asked, form()?.hidden]).toEqual([[], false]);
    isOnline = true;
    submit('ada@example.com');
    await vi.waitFor(() => expect(form()?.hidden).toBe(true));
    expect(asked).toHaveLength(1);
  });

  it('is loaded, with a captcha, when the form gets the focus; without a site key nothing can be sent', async () => {
    const report = vi.fn();
    mount(NOTICE.replace('</form>', '<div class="captcha-container"></div></form>'), '', PRODUCT, { report });
    expect(report).not.toHaveBeenCalled();
    email().focus();
    await expect.poll(() => report.mock.calls.map(([phase]) => phase)).toEqual(['read']);
    submit('ada@example.com');
    await expect.poll(() => said('alert') ?? '').toMatch(/captcha|robot|verif/i);
    expect([asked, form()?.hidden]).toEqual([[], false]);
  });
});

describe('the questions of the shop about a product', () => {
  const BUTTON = '<div class="sqs-add-to-cart-button" role="button" tabindex="0">Add</div>';
  const forSale = (additionalFieldsForm?: object) => ({
    ...PRODUCT,
    variants: [{ ...PRODUCT.variants[0], stock: { quantity: 3 } }],
    ...(additionalFieldsForm && { additionalFieldsForm }),
  });
  const NAME = { id: 'n', type: 'text', title: 'Name' };
  const press = () => document.querySelector<HTMLElement>('.sqs-add-to-cart-button')?.click();
  const entries = () => asked.filter(({ path }) => path.endsWith('/entries'));
  beforeEach(() => void vi.stubGlobal('BroadcastChannel', undefined));

  it.each([
    ['the button of the form', { submitButtonText: 'Engrave' }, 'Engrave'],
    ['the button of the product', {}, 'Add to cart'],
  ])('are asked in a dialog with its title and the text of %s', async (_, settings, label) => {
    mount(BUTTON, '', forSale({ id: 'f', fields: [NAME], ...settings }));
    press();
    await expect.poll(() => document.querySelector('dialog h2')?.textContent).toBe('Rose');
    expect(document.querySelector('dialog [type=submit]')?.textContent).toBe(label);
    expect(asked).toEqual([]);
  });

  it.each([
    ['has no form', undefined],
    ['has a form without fields', { id: 'f', fields: [] }],
  ])('are not asked where it %s', async (_, additionalFieldsForm) => {
    const bus = createBus(() => {});
    mount(BUTTON, '', forSale(additionalFieldsForm), { bus });
    press();
    await expect.poll(() => entries().length).toBe(1);
    expect(document.querySelector('dialog')).toBeNull();
    expect(entries()[0]?.body).toMatchObject({ itemId: 'p1', additionalFields: 'null' });
    // The cart, which all units of a page share.
    bus.emit('site:destroyed');
  });
});

it('a product that cannot be bought is reported, with the reason', () => {
  const report = vi.fn();
  mount(NOTICE, '', { ...PRODUCT, id: '' }, { report });
  expect(report.mock.calls.map(([phase]) => phase)).toContain('read');
  expect(JSON.stringify(report.mock.calls)).toContain('The product has no id');
});

it('has no store where the markup has neither a part nor a picture of a product', () => {
  expect(mount('<p>Rose</p>').store).toBeUndefined();
  expect(shownProduct('p1')).toBeUndefined();
});
