// @vitest-environment happy-dom
import { expect, it } from 'vitest';
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
  const update = controlCartButton(createTestScope(), button, {
    store,
    t: createProductText(),
    press: () => {},
  });
  return (isOnce: boolean) => {
    store.setOnce(isOnce);
    update();
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
