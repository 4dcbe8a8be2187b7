// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProductOption } from '../../../../src/commerce/product/product.types';
import { readMerchandising } from '../../../../src/commerce/product/read-merchandising';
import { startProduct } from '../../../../src/commerce/product/start-product';
import { createBus } from '../../../../src/core/entry/bus';
import { createTestScope } from '../../support/scope';
import { basket } from './products';

const select = (name: string, values: readonly string[]) =>
  `<div class="variant-option" data-variant-option-name="${name}"><select><option value="">Choose ${name}</option>
    ${values.map((value) => `<option value="${value}">${value}</option>`).join('')}</select></div>`;
const OPTIONS = `<div class="product-variants">${select('Size', ['Small', 'Large'])}
  ${select('Colour', ['Natural', 'Buff'])}</div>`;
const PAGE = `<span class="product-mark sold-out" hidden>Sold out</span><span class="product-mark on-sale">Sale</span>
  <div class="product-price">from £29.00</div><div class="product-scarcity"></div>${OPTIONS}
  <div class="product-quantity-input"><button class="decrease-button">-</button><input type="number" value="1">
    <button class="increase-button">+</button></div>
  <div class="sqs-add-to-cart-button" role="button" tabindex="0">Add</div>`;

beforeEach(() => void vi.useFakeTimers());

function start(html: string, { fields = {}, settings = {}, isPage = false } = {}) {
  const element = document.createElement('article');
  element.innerHTML = html;
  document.body.append(element);
  const before = element.outerHTML;
  const bus = createBus(() => {});
  const views = { drawOptions: vi.fn(), drawNote: vi.fn() };
  const scope = createTestScope({
    bus,
    loadUnit: (name: string, load: () => Promise<object>) =>
      name === 'product-views' ? Promise.resolve(views) : load(),
  } as never);
  const store = startProduct(scope, {
    element,
    product: basket(fields),
    merchandising: readMerchandising([settings], 'GBP'),
    isPage,
    askFields: () => Promise.resolve(undefined),
  });
  const find = <Found extends HTMLElement = HTMLElement>(selector: string) => {
    const found = element.querySelector<Found>(selector);
    if (!found) throw new Error(`The product has no ${selector}.`);
    return found;
  };
  const choose = (name: string, value: string) => {
    const control = find<HTMLSelectElement>(`[data-variant-option-name="${name}"] select`);
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  };
  /** What a screen reader hears, which comes a moment after what is seen. */
  const said = () => {
    vi.advanceTimersByTime(100);
    return document.querySelector('[aria-live]')?.textContent ?? '';
  };
  return { element, before, bus, scope, store, find, choose, views, said };
}

describe('a product', () => {
  it('starts where it has a part, or a picture of a variant, and not in an empty element', () => {
    expect(start('<p>Basket</p>').store).toBeUndefined();
    expect(start('<div class="product-price"></div>').store).toBeDefined();
    expect(start('<i class="sqs-product-block-variant-image" data-image-id="v1"></i>').store).toBeDefined();
  });

  it('gives everything back at the end', () => {
    const { element, before, scope, choose } = start(PAGE);
    choose('Size', 'Large');
    choose('Colour', 'Buff');
    expect(element.outerHTML).not.toBe(before);
    scope.end();
    expect(element.outerHTML).toBe(before);
  });

  it('begins with the variant in the address of its own page, before what its controls hold', () => {
    history.replaceState(null, '', '/shop/p/basket?variant=SQ2');
    const chosen = { Size: 'Large', Colour: 'Natural' };
    const page = start(PAGE, { isPage: true });
    expect(page.store?.get().selection).toEqual(chosen);
    expect(page.find<HTMLSelectElement>('select').value).toBe('Large');
    expect(start(PAGE).store?.get().selection).toEqual({});
    const restored = PAGE.replace('value="Small"', 'value="Small" selected');
    expect(start(restored).store?.get().selection).toEqual({ Size: 'Small' });
    expect(start(restored, { isPage: true }).store?.get().selection).toEqual(chosen);
  });

  it('keeps the address of its own page with the variant, and that of any other page as it is', () => {
    const { choose } = start(PAGE);
    choose('Size', 'Large');
    choose('Colour', 'Natural');
    expect(location.search).toBe('');
    const page = start(PAGE, { isPage: true });
    page.choose('Size', 'Large');
    expect(location.search).toBe('');
    // The first product of the document is the other one.
    page.store?.choose('Colour', 'Natural');
    expect(location.search).toBe('?variant=SQ2');
    page.store?.choose('Colour', undefined);
    expect(location.search).toBe('');
  });

  it('shows the marks of the chosen variant, and those of the server until then', () => {
    const { element, find, choose } = start(PAGE);
    const seen = () => [
      find('.product-mark.sold-out').style.display,
      find('.product-mark.on-sale').hidden,
      element.classList.contains('sold-out'),
      element.classList.contains('on-sale'),
    ];
    expect(seen()).toEqual(['', false, false, false]);
    choose('Size', 'Small');
    choose('Colour', 'Natural');
    expect(seen()).toEqual(['', false, false, true]);
    choose('Size', 'Large');
    choose('Colour', 'Buff');
    expect(seen()).toEqual(['block', true, true, false]);
  });
});

describe('the quantity of a product', () => {
  const setUp = () => {
    const page = start(PAGE);
    const input = page.find<HTMLInputElement>('input');
    const [decrease, increase] = [page.find('.decrease-button'), page.find('.increase-button')];
    const states = () => [
      input.value,
      input.max,
      ...[decrease, increase].map((button) => button.getAttribute('aria-disabled')),
    ];
    const type = (value: string) => {
      input.value = value;
      input.dispatchEvent(new Event('change'));
    };
    const told: unknown[] = [];
    page.element.addEventListener('product:quantityChange', (event) =>
      told.push((event as CustomEvent).detail),
    );
    return { ...page, input, decrease, increase, states, type, told };
  };

  it('goes up and down by one, and its buttons say where it ends', () => {
    const { choose, decrease, increase, states, told } = setUp();
    expect(states()).toEqual(['1', '9999', 'true', 'false']);
    choose('Size', 'Small');
    choose('Colour', 'Natural');
    expect(states()).toEqual(['1', '3', 'true', 'false']);
    increase.click();
    expect(states()).toEqual(['2', '3', 'false', 'false']);
    increase.click();
    expect(states()).toEqual(['3', '3', 'false', 'true']);
    increase.click();
    expect(states()[0]).toBe('3');
    decrease.click();
    expect(states()).toEqual(['2', '3', 'false', 'false']);
    expect(told).toEqual([2, 3, 2].map((quantity) => ({ productId: 'p1', quantity })));
  });

  it('takes what is typed, cut to what can be had; whatever is no number is one', () => {
    const { choose, type, states, told } = setUp();
    choose('Size', 'Small');
    choose('Colour', 'Natural');
    type('2');
    expect(states()[0]).toBe('2');
    type('12');
    expect(states()[0]).toBe('3');
    type('');
    expect(states()[0]).toBe('1');
    type('-4');
    expect(states()[0]).toBe('1');
    expect(told).toHaveLength(3);
  });

  it('says how many there are only to a visitor who asks for more', () => {
    const { choose, type, increase, said } = setUp();
    choose('Size', 'Small');
    choose('Colour', 'Natural');
    expect(said()).toContain('£29.00');
    type('3');
    expect(said()).toContain('£29.00');
    increase.click();
    expect(said()).toMatch(/\b3\b/);
  });
});

it.each([
  ['no buttons', '<input type="number">'],
  ['no field', '<button class="decrease-button"></button><button class="increase-button"></button>'],
])('a quantity with %s is controlled by what it has', (_, html) => {
  const { store, element } = start(`<div class="product-quantity-input">${html}</div>`);
  store?.setQuantity(2);
  const input = element.querySelector('input');
  const states = ['decrease', 'increase'].flatMap(
    (name) => element.querySelector(`.${name}-button`)?.getAttribute('aria-disabled') ?? [],
  );
  expect(input ? input.value : states.join()).toBe(input ? '2' : 'false,false');
});

describe('a plan', () => {
  const plan = (id: string, price: number) => ({ productSubscriptionOptionId: id, price });
  const fields = {
    subscriptionPlan: { id: 's', billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
    variantOptionOrdering: [],
    variants: [{ id: 'v', price: 2000, pricingOptions: [plan('o1', 1800), plan('o2', 1500)] }],
  };
  const html = `<div class="product-price">£18.00</div><div class="product-subs-otp">
    <input type="radio" name="r" value="ONE_TIME_PURCHASE"><input type="radio" name="r" value="SUBSCRIPTION" checked>
    <select><option value="o1">A</option><option value="o2">B</option></select></div>`;

  it('is said with its price when it is chosen, and nothing is said before', () => {
    const { find, said, store } = start(html, { fields });
    expect(said()).toBe('');
    const select = find<HTMLSelectElement>('select');
    select.value = 'o2';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    expect(said()).toMatch(/^£15\.00/);
    // No other choice: nothing is said again.
    vi.advanceTimersByTime(60_000);
    store?.setQuantity(3);
    expect(said()).toBe('');
  });

  it('that the browser has kept from an earlier visit is shown at once', () => {
    const restore = vi.spyOn(HTMLInputElement.prototype, 'defaultChecked', 'get');
    restore.mockImplementation(function (this: HTMLInputElement) {
      return this.value === 'SUBSCRIPTION';
    });
    const kept = html.replace(' checked', '').replace('PURCHASE"', 'PURCHASE" checked');
    const { find } = start(kept, { fields });
    expect(find('.product-price').textContent).toBe('£20.00');
  });
});

describe('a choice', () => {
  it('is reported to scripts of the page: once for each change of the selection, with the variant that it leads to', () => {
    const { bus, choose, store, element } = start(PAGE);
    const heardOf: unknown[] = [];
    bus.on('product:variant-changed', ({ element, selection, variant }) =>
      heardOf.push([element, selection, variant?.id]),
    );
    choose('Size', 'Large');
    choose('Colour', 'Natural');
    store?.setQuantity(2);
    expect(heardOf).toEqual([
      [element, { Size: 'Large' }, undefined],
      [element, { Size: 'Large', Colour: 'Natural' }, 'v2'],
    ]);
  });

  it('is said with its price, the reason why it cannot be bought, and the notes that are seen beside it', () => {
    const { choose, said } = start(PAGE);
    choose('Size', 'Small');
    choose('Colour', 'Natural');
    expect(said()).toMatch(/£29\.00.*£34\.00\. .*3/);
    choose('Size', 'Large');
    expect(said()).toBe('£52.00');
    choose('Colour', 'Buff');
    expect(said()).toBe('£52.00. Sold Out');
    choose('Size', 'Small');
    expect(said()).toBe('Unavailable');
  });

  it('is drawn beside the button where the server has left its options to a script', async () => {
    const { views, element } = start(`<div class="product-add-to-cart">
      <p><span class="sqs-add-to-cart-button">Add</span></p></div>`);
    await vi.waitFor(() => expect(views.drawOptions).toHaveBeenCalledOnce());
    expect(views.drawOptions.mock.calls[0]?.[2]).toBe(element.firstElementChild);
    const served = start(PAGE);
    const single = start('<span class="sqs-add-to-cart-button">Add</span>', {
      fields: { variants: [{ id: 'v', price: 100 }], variantOptionOrdering: [] },
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(served.views.drawOptions).not.toHaveBeenCalled();
    expect(single.views.drawOptions).not.toHaveBeenCalled();
  });

  it('is drawn where a control of the server names none of the product, or one that it does not have', async () => {
    for (const name of ['', 'data-variant-option-name="Girth"']) {
      const { views, store } = start(PAGE.replace('data-variant-option-name="Size"', name));
      if (!store) throw new Error('The product has not started.');
      await vi.waitFor(() => expect(views.drawOptions).toHaveBeenCalledOnce());
      expect(
        views.drawOptions.mock.calls[0]?.[1].options.map((option: ProductOption) => option.name),
      ).toEqual(['Size']);
      expect(store.get().selection).toEqual({});
      document.body.replaceChildren();
    }
  });

  it('is unavailable where the page has options, and no variants to order by them', () => {
    const buttonOf = (variants: unknown) =>
      start(PAGE, { fields: { variants } }).find('.sqs-add-to-cart-button').textContent;
    expect(buttonOf(undefined)).toBe('Unavailable');
    expect(buttonOf([{ id: 'v', attributes: { Size: 'Small', Colour: 'Buff' } }])).toBe('Add');
  });

  it('that is missing gets the focus and a note when the button is pressed', async () => {
    const { find, store, views } = start(PAGE);
    expect(views.drawNote).not.toHaveBeenCalled();
    find('.sqs-add-to-cart-button').click();
    await vi.waitFor(() => expect(views.drawNote).toHaveBeenCalledOnce());
    expect(store?.get().note).not.toBe('');
    expect(document.activeElement).toBe(find('select'));
  });
});

describe('a button that the server has disabled', () => {
  const BUTTON = '<button class="sqs-add-to-cart-button" id="add" disabled>Add</button>';
  it('is replaced by one that can be pressed, without its id', () => {
    const { element, before, scope, find } = start(BUTTON);
    const [served, copy] = element.querySelectorAll('button');
    expect([served?.disabled, copy?.disabled]).toEqual([true, false]);
    expect([served?.style.display, copy?.id]).toEqual(['none', '']);
    expect(find('#add')).toBe(served);
    scope.end();
    expect(element.outerHTML).toBe(before);
  });

  it('stays where nothing can be bought, and where it is not disabled', () => {
    const soldOut = { variants: [{ id: 'v', price: 100, qtyInStock: 0 }] };
    expect(start(BUTTON, { fields: soldOut }).element.querySelectorAll('button')).toHaveLength(1);
    expect(start(BUTTON.replace(' disabled', '')).element.querySelectorAll('button')).toHaveLength(1);
  });
});
