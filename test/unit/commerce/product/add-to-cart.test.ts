// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { pageCart } from '../../../../src/commerce/cart/page-cart';
import { type AskFields, addToCart } from '../../../../src/commerce/product/add-to-cart';
import { createProductStore } from '../../../../src/commerce/product/product.store';
import { createProductText } from '../../../../src/commerce/product/product-text';
import { createTestScope } from '../../support/scope';
import { basket } from './products';

vi.mock('../../../../src/commerce/cart/page-cart', () => ({ pageCart: vi.fn() }));

const CHOSEN = { Size: 'Small', Colour: 'Natural' };

function press(askFields: AskFields) {
  const store = createProductStore(basket({ additionalFieldsForm: { id: 'f' } }), CHOSEN);
  const button = document.createElement('button');
  const options = { store, t: createProductText(), element: button, button, askFields, focusOption: vi.fn() };
  const scope = createTestScope();
  return () => addToCart(scope, options);
}

it('asks once, however often the button is pressed before the visitor answers', async () => {
  let answer = (_: undefined) => {};
  const askFields = vi.fn<AskFields>(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const add = press(askFields);
  const presses = [add(), add()];
  expect(askFields).toHaveBeenCalledOnce();
  answer(undefined);
  await Promise.all(presses);
  void add();
  expect(askFields).toHaveBeenCalledTimes(2);
});

it('asks again after the code of the question could not be loaded', async () => {
  const askFields = vi
    .fn<AskFields>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(undefined);
  const add = press(askFields);
  await expect(add()).rejects.toThrow('offline');
  await add();
  expect(askFields).toHaveBeenCalledTimes(2);
});

describe('a press of the button', () => {
  type Added = { ok: boolean; message?: string; cartToken?: string };

  /** A product whose cart answers as the test says; what it was asked for and what the page heard. */
  function setUp(fields: object, answer: Added = { ok: true }, selection: Record<string, string> = CHOSEN) {
    const store = createProductStore(basket(fields), selection);
    const button = document.createElement('button');
    const add = vi.fn(async (_addition: object) => answer);
    vi.mocked(pageCart).mockReturnValue({ add } as never);
    const scope = createTestScope();
    const heard: unknown[] = [];
    button.addEventListener('product:addToCart', (event) => heard.push((event as CustomEvent).detail));
    const focusOption = vi.fn();
    const askFields = vi.fn<AskFields>();
    const t = createProductText();
    const press = () => addToCart(scope, { store, t, element: button, button, askFields, focusOption });
    return { store, add, heard, focusOption, askFields, press, scope };
  }

  it('adds what is chosen, tells the page, and says so for two seconds', async () => {
    vi.useFakeTimers();
    const { store, add, heard, askFields, press } = setUp({});
    store.setQuantity(2);
    const pressed = press();
    expect(store.get().status).toBe('adding');
    // A second press while the first is on its way.
    void press();
    await pressed;
    expect(askFields).not.toHaveBeenCalled();
    expect(add.mock.calls).toMatchObject([
      [{ productId: 'p1', sku: 'SQ1', quantity: 2, additionalFields: '' }],
    ]);
    expect(heard).toEqual([{ productId: 'p1', sku: 'SQ1', quantity: 2 }]);
    expect(store.get().status).toBe('added');
    vi.advanceTimersByTime(1999);
    expect(store.get().status).toBe('added');
    vi.advanceTimersByTime(1);
    expect(store.get().status).toBe('idle');
  });

  it('says why nothing was added, and does not tell the page', async () => {
    const { store, heard, press } = setUp({}, { ok: false, message: 'Sold out.' });
    await press();
    expect(store.get()).toMatchObject({ status: 'idle', note: 'Sold out.' });
    expect(heard).toEqual([]);
  });

  it('asks for the first option that is missing', async () => {
    const { store, add, focusOption, press } = setUp({}, { ok: true }, { Colour: 'Natural' });
    await press();
    expect(focusOption.mock.calls).toEqual([['Size']]);
    expect(add).not.toHaveBeenCalled();
    expect(store.get()).toMatchObject({ status: 'idle', note: expect.stringContaining('Size') });
    expect(store.get().note).not.toContain('Colour');
  });

  it('leads to the checkout of a gift card, which no cart holds', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { add, press } = setUp({ productType: 4 });
    await press();
    expect(add).not.toHaveBeenCalled();
    expect(String(open.mock.calls[0]?.[0])).toContain('/checkout/giftcard?');
  });

  it('does not lead anywhere by the token of an ordinary cart', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { press, store } = setUp({}, { ok: true, cartToken: 'token' });
    await press();
    expect(open).not.toHaveBeenCalled();
    expect(store.get().status).toBe('added');
  });
});

describe('a press of the button of a subscription', () => {
  const FIELDS = { isSubscribable: true, subscriptionOptionId: 'o1' };

  it.each([
    ['token', ['/checkout/subscribe?cartToken=token']],
    ['', ['/commerce/goto-checkout']],
  ])(
    'adds its plan, and leads to its own checkout by the token “%s”, or to that of the cart',
    async (cartToken, paths) => {
      const open = vi.spyOn(window, 'open').mockReturnValue(null);
      // biome-ignore lint/suspicious/noDocumentCookie: the visitor has a cart
      document.cookie = 'hasCart=true; path=/';
      const store = createProductStore(basket(FIELDS), CHOSEN);
      const add = vi.fn(async (_: object) => ({ ok: true, cartToken }));
      vi.mocked(pageCart).mockReturnValue({ add } as never);
      const button = document.createElement('button');
      const t = createProductText();
      const options = { store, t, element: button, button, askFields: vi.fn(), focusOption: vi.fn() };
      await addToCart(createTestScope(), options);
      expect(add.mock.calls).toMatchObject([[{ billing: { kind: 'subscription', planId: 'o1' } }]]);
      expect(open.mock.calls.map(([address]) => `${address}`.replace(location.origin, ''))).toEqual(paths);
    },
  );
});
