// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { pageCart } from '../../../../src/commerce/cart/page-cart';
import { createBus } from '../../../../src/core/entry/bus';
import { unit } from '../../../../src/features/cart-requests/cart-requests.mount';
import { createTestScope } from '../../support/scope';

vi.mock('../../../../src/commerce/cart/page-cart', () => ({ pageCart: vi.fn() }));

function start() {
  const bus = createBus(() => {});
  const report = vi.fn();
  const cart = { add: vi.fn(), refresh: vi.fn() };
  vi.mocked(pageCart).mockReturnValue(cart as never);
  unit.mount({} as never, createTestScope({ bus, report }) as never);
  const emit = async (name: string, payload?: unknown) => {
    (bus.emit as (event: string, payload: unknown) => void)(name, payload);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { cart, report, emit };
}

it.each([
  ['a subscription', { kind: 'subscription', planId: 'f1' }, { kind: 'subscription', planId: 'f1' }],
  ['a payment plan', { kind: 'payment-plan', planId: 'f2' }, { kind: 'payment-plan', planId: 'f2' }],
  ['any other kind', { kind: 'barter', planId: 'f3' }, undefined],
  ['no kind', undefined, undefined],
])('adds what a theme’s script asks for, with %s', async (_, given, billing) => {
  const { cart, emit } = start();
  await emit('cart:add', { productId: 'p1', sku: 7, billing: given });
  expect(cart.add.mock.calls).toEqual([
    [
      {
        productId: 'p1',
        sku: '',
        additionalFields: '',
        productName: '',
        quantity: 1,
        ...(billing && { billing }),
      },
    ],
  ]);
});

it.each([{}, undefined, 7, { productId: '' }])(
  'adds nothing without a product, and says so: %j',
  async (payload) => {
    const { cart, report, emit } = start();
    await emit('cart:add', payload);
    expect(cart.add).not.toHaveBeenCalled();
    expect(report.mock.calls.map(([phase, , text]) => [phase, text.split(',')[0]])).toEqual([
      ['handler', 'cart:add has no productId'],
    ]);
  },
);

it('reads the cart again when it is asked to', async () => {
  const { cart, emit } = start();
  await emit('cart:refresh');
  expect([cart.refresh.mock.calls.length, cart.add.mock.calls.length]).toEqual([1, 0]);
});
