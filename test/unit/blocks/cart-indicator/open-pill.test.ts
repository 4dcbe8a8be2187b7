// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { openPill } from '../../../../src/blocks/cart-indicator/open-pill';
import { createStore } from '../../../../src/store/store';
import { createTestScope } from '../../support/scope';

describe('the pill with what is in the cart', () => {
  function open(shown: object | undefined) {
    const place = document.createElement('div');
    document.body.replaceChildren(place);
    openPill(createTestScope(), place, createStore(shown) as never);
    return {
      text: (selector: string) => place.querySelector(selector)?.textContent,
      label: place.querySelector('a')?.getAttribute('aria-label'),
    };
  }

  it('is not there while the cart is empty, or unknown', () => {
    expect([open(undefined).text('a'), open({ totalQuantity: 0 }).text('a')]).toEqual([undefined, undefined]);
  });

  it('says how many there are, and what they cost if that is known', () => {
    const subtotal = { minor: 1250n, currency: 'USD' };
    const { text, label } = open({ totalQuantity: 2, subtotal });
    expect([text('.total-quantity'), text('.suffix'), text('.sqs-money-native')]).toEqual([
      '2',
      'items',
      '12.50',
    ]);
    expect(label).toContain('2');
    const one = open({ totalQuantity: 1 });
    expect([one.text('.total-quantity'), one.text('.suffix'), one.text('.subtotal')]).toEqual([
      '1',
      'item',
      undefined,
    ]);
  });
});
