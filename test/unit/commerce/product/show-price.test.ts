// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createProductStore } from '../../../../src/commerce/product/product.store';
import type { Selection } from '../../../../src/commerce/product/product.types';
import { createProductText } from '../../../../src/commerce/product/product-text';
import { readMerchandising } from '../../../../src/commerce/product/read-merchandising';
import { showInstalments, showPrice } from '../../../../src/commerce/product/show-price';
import { createTestScope } from '../../support/scope';
import { basket } from './products';

const SERVED = 'from <b>£29.00</b>';
const NATIVE = 'from <span class="sqs-money-native">29.00</span>';
const SALE = [
  '<span class="visually-hidden v6-visually-hidden">Sale Price:</span>',
  'Original Price:',
] as const;

function show(html: string, { fields = {}, selection = {} as Selection } = {}) {
  const element = document.createElement('div');
  element.innerHTML = html;
  const scope = createTestScope();
  const store = createProductStore(basket(fields), selection);
  showPrice(scope, element, { store, t: createProductText() });
  return { element, store, scope };
}

describe('the price', () => {
  it('stays the server’s until something is chosen, and is that again when nothing is', () => {
    const { element, store } = show(SERVED);
    expect(element.innerHTML).toBe(SERVED);
    store.choose('Size', 'Large');
    expect(element.innerHTML).toBe('£52.00');
    store.choose('Size', undefined);
    expect(element.innerHTML).toBe(SERVED);
  });

  it('is there at once where the server has written none, with the period of a subscription', () => {
    const once = {
      variantOptionOrdering: [],
      variants: [{ id: 'v1', attributes: {}, price: 1200 }],
      isSubscribable: true,
      subscriptionPlan: { id: 'p', billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
    };
    expect(show(' ', { fields: once }).element.textContent).toBe('£12.00 every month');
    expect(show('', {}).element.textContent).toMatch(/^from £/);
    // A text of the server's is right, whatever it says.
    expect(show('£0', { fields: once }).element.textContent).toBe('£0');
  });

  it('is the lowest of several while it depends on what is not chosen yet', () => {
    const variants = [
      { attributes: { Size: 'S', Colour: 'Red' }, price: 1200 },
      { attributes: { Size: 'S', Colour: 'Blue' }, price: 900 },
    ];
    const { element, store } = show(SERVED, { fields: { variants } });
    store.choose('Size', 'S');
    expect(element.innerHTML).toBe('from £9.00');
    const native = show(NATIVE, { fields: { variants } });
    native.store.choose('Size', 'S');
    expect(native.element.innerHTML).toBe('from <span class="sqs-money-native">9.00</span>');
  });

  it('of a sale has the one before beside it, each with its name for screen readers', () => {
    const selection = { Size: 'Small', Colour: 'Natural' };
    const { element } = show(SERVED, { selection });
    expect(element.textContent).toBe('Sale Price:£29.00 Original Price:£34.00');
    expect(element.innerHTML).toContain(SALE[0]);
    expect(element.querySelector('.original-price')?.textContent).toBe('£34.00');
    const native = show(NATIVE, { selection });
    expect(
      [...native.element.querySelectorAll('.sqs-money-native')].map(({ textContent }) => textContent),
    ).toEqual(['29.00', '34.00']);
  });

  it('is without the sign of its currency only where the server has written it so', () => {
    const selection = { Size: 'Large', Colour: 'Natural' };
    expect(show('£1', { selection }).element.innerHTML).toBe('£52.00');
    expect(show(NATIVE, { selection }).element.innerHTML).toBe('<span class="sqs-money-native">52.00</span>');
  });

  it('of what the shop does not have is the server’s', () => {
    const { element, store, scope } = show(SERVED, { selection: { Size: 'Large', Colour: 'Natural' } });
    store.choose('Size', 'Small');
    expect(element.textContent).toContain('£29.00 Original');
    store.choose('Colour', 'Buff');
    expect(element.innerHTML).toBe(SERVED);
    store.choose('Size', 'Large');
    scope.end();
    expect(element.innerHTML).toBe(SERVED);
  });
});

describe('the price of a plan', () => {
  const plan = (id: string, price: number) => ({ productSubscriptionOptionId: id, price });
  const fields = {
    subscriptionPlan: { id: 's', billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
    variantOptionOrdering: [],
    variants: [{ price: 2000, pricingOptions: [plan('o1', 1800), plan('o2', 1500)] }],
  };
  it('takes the place of the server’s when another plan is chosen, in full also where that has only a number', () => {
    const { element, store } = show(NATIVE, { fields });
    expect(element.innerHTML).toBe(NATIVE);
    store.setPlan('o2');
    expect(element.textContent).toMatch(/^£15\.00/);
    store.setOnce(true);
    expect(element.innerHTML).toBe('<span class="sqs-money-native">20.00</span>');
  });
});

describe('instalments', () => {
  it('are shown in the server’s element while the price that is chosen has an offer', () => {
    const element = document.createElement('p');
    element.textContent = 'Pay later';
    const scope = createTestScope();
    const store = createProductStore(basket(), {});
    const settings = { afterPayAvailable: true, afterPayMin: 100, afterPayMax: 4000 };
    const { instalments: offers } = readMerchandising([settings], 'GBP');
    showInstalments(scope, element, { store, t: createProductText(), offers });
    expect(element.textContent).toBe('Pay later');
    store.choose('Size', 'Small');
    expect(element.textContent).toBe('or 4 interest-free payments of £7.25 with Clearpay');
    store.choose('Size', 'Large');
    expect(element.textContent).toBe('Pay later');
  });

  it.each([
    [2900, 2900],
    [2900, 9000],
    [100, 2900],
  ])('are offered from the least to the most price, both included: %i to %i', (afterPayMin, afterPayMax) => {
    const { instalments: offers } = readMerchandising(
      [{ afterPayAvailable: true, afterPayMin, afterPayMax }],
      'GBP',
    );
    const element = document.createElement('p');
    const store = createProductStore(basket(), { Size: 'Small' });
    showInstalments(createTestScope(), element, { store, t: createProductText(), offers });
    expect(element.textContent).not.toBe('');
  });
});
