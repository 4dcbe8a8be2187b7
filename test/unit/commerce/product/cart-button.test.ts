// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { controlCartButton } from '../../../../src/commerce/product/cart-button';
import { createProductStore } from '../../../../src/commerce/product/product.store';
import { createProductText } from '../../../../src/commerce/product/product-text';
import { createTestScope } from '../../support/scope';
import { basket } from './products';

const CHOSEN = { Size: 'Small', Colour: 'Natural' };

function label(product: object, attributes = '') {
  const element = document.createElement('div');
  element.innerHTML = `<div class="sqs-add-to-cart-button" ${attributes}>Join the club</div>`;
  const [button] = element.querySelectorAll('div');
  if (!button) throw new Error('There is no button.');
  const store = createProductStore(basket(product), CHOSEN);
  controlCartButton(createTestScope(), button, { store, t: createProductText(), press: () => {} });
  return (isOnce: boolean) => {
    store.setOnce(isOnce);
    return button.textContent;
  };
}

it.each([
  ['a subscription', { isSubscribable: true, subscriptionOptionId: 'o1' }, '', 'Add to cart'],
  [
    'one with a label of the shop’s own',
    { isSubscribable: true, subscriptionOptionId: 'o1' },
    'data-use-custom-label="true"',
    'Join the club',
  ],
  ['a payment plan', { paymentPlan: { id: 'f' } }, '', 'Join the club'],
  ['goods', {}, '', 'Join the club'],
])('the button of %s says what it does when it is bought once', (_, product, attributes, once) => {
  const read = label(product, attributes);
  expect([read(false), read(true), read(false)]).toEqual(['Join the club', once, 'Join the club']);
});

describe('the button of a product', () => {
  function control(html: string, product: object = {}, selection: Record<string, string> = CHOSEN) {
    const element = document.createElement('div');
    element.innerHTML = html;
    const button = element.firstElementChild as HTMLElement;
    const scope = createTestScope();
    const store = createProductStore(basket(product), selection);
    const press = vi.fn();
    controlCartButton(scope, button, { store, t: createProductText(), press });
    return { element, button, scope, store, press };
  }
  const PLAIN = '<div class="sqs-add-to-cart-button">Buy</div>';

  it('is a button for the keyboard, and adds at a press without following a link', () => {
    const { button, press } = control(PLAIN);
    expect([button.getAttribute('role'), button.getAttribute('tabindex')]).toEqual(['button', '0']);
    const event = new KeyboardEvent('keydown', { key: 'Enter', cancelable: true });
    button.dispatchEvent(event);
    expect([press.mock.calls.length, event.defaultPrevented]).toEqual([1, true]);
    expect(control('<button class="sqs-add-to-cart-button">Buy</button>').button.hasAttribute('role')).toBe(
      false,
    );
  });

  it('adds once at a double click', () => {
    const { button, press } = control(PLAIN);
    for (const detail of [1, 2]) button.dispatchEvent(new MouseEvent('click', { detail }));
    expect(press).toHaveBeenCalledTimes(1);
    button.dispatchEvent(new MouseEvent('click', { detail: 1 }));
    expect(press).toHaveBeenCalledTimes(2);
  });

  it('says how far it is, and its own text again afterwards', () => {
    const { button, store } = control(PLAIN);
    const seen = (['adding', 'added', 'idle'] as const).map((status) => {
      store.setStatus(status);
      return [button.textContent, button.className, button.getAttribute('aria-disabled')];
    });
    expect(new Set(seen.map(([text]) => text)).size).toBe(3);
    expect(seen.map(([, classes]) => classes)).toEqual([
      'sqs-add-to-cart-button cart-adding',
      'sqs-add-to-cart-button cart-added',
      'sqs-add-to-cart-button',
    ]);
    expect(seen.map(([, , disabled]) => disabled)).toEqual(['true', 'false', 'false']);
    expect(button.textContent).toBe('Buy');
  });

  it('says that the product is sold out, and cannot be pressed for it', () => {
    const { button } = control(PLAIN, {}, { Size: 'Large', Colour: 'Buff' });
    expect([button.textContent, button.getAttribute('aria-disabled')]).toEqual(['Sold Out', 'true']);
  });

  it('is named after its product where the server gave it only an icon', () => {
    const icon = '<div class="sqs-add-to-cart-button"><i class="icons-container"></i></div>';
    expect(control(icon).button.getAttribute('aria-label')).toBe('Add to cart: Basket');
    const sold = control(icon, {}, { Size: 'Large', Colour: 'Buff' }).button;
    expect(sold.getAttribute('aria-label')).toBe('Sold Out: Basket');
    expect(sold.querySelector('.icons-container')).not.toBeNull();
    expect(control(PLAIN).button.hasAttribute('aria-label')).toBe(false);
  });

  it('is as the server wrote it once its scope has ended', () => {
    const { element, store, scope } = control(PLAIN);
    store.setStatus('adding');
    scope.end();
    expect(element.innerHTML).toBe(PLAIN);
  });
});
