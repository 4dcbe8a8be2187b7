// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { type AskFields, addToCart } from '../../../../src/commerce/product/add-to-cart';
import { createProductStore } from '../../../../src/commerce/product/product.store';
import { createProductText } from '../../../../src/commerce/product/product-text';
import { createTestScope } from '../../support/scope';
import { basket } from './products';

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
