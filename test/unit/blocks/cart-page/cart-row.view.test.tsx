// @vitest-environment happy-dom
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import type { CartPageStore, Removal } from '../../../../src/blocks/cart-page/cart-page.store';
import { CartRow, RemovedRow } from '../../../../src/blocks/cart-page/cart-row.view';
import type { CartEntry } from '../../../../src/commerce/cart/cart.types';
import { readCart } from '../../../../src/commerce/cart/read-cart';
import { draw } from '../../../../src/react/draw';
import { findIn } from '../../support/markup';
import { createTestScope } from '../../support/scope';

const dollars = (value: string) => ({ currency: 'USD', value });
const TEA = {
  id: 'tea',
  itemId: 'p1',
  title: 'Tea',
  quantity: 2,
  unitPrice: dollars('5.00'),
  fullUrl: '/tea',
  imageUrl: 'https://images.example/tea.jpg',
};

function entryOf(more: object = {}): CartEntry {
  const [entry] = readCart({ entries: [{ ...TEA, ...more }] }).entries;
  if (!entry) throw new Error('The cart has no entry.');
  return entry;
}

function show(more: object = {}, { problem = undefined as string | undefined, isBusy = false } = {}) {
  const page = { setQuantity: vi.fn(), setProblem: vi.fn(), remove: vi.fn() };
  const host = document.createElement('ul');
  document.body.append(host);
  const scope = createTestScope();
  const entry = entryOf(more);
  const view = (
    <CartRow entry={entry} page={page as unknown as CartPageStore} problem={problem} isBusy={isBusy} />
  );
  draw(scope, view, host);
  const find = (selector: string) => findIn(host, selector);
  const input = find('input') as HTMLInputElement;
  const [less, more_] = host.querySelectorAll<HTMLButtonElement>('.cart-row-qty button');
  const type = (text: string) => {
    input.value = text;
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };
  const enter = (text: string, init: KeyboardEventInit = {}) => {
    input.value = text;
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init }));
  };
  return { host, find, page, entry, input, less, more: more_, type, enter };
}

interface ChangingRowProps {
  readonly page: CartPageStore;
  readonly give: (change: (quantity: number) => void) => void;
}

/** A row whose quantity the test changes. */
function ChangingRow({ page, give }: ChangingRowProps): ReactNode {
  const [quantity, change] = useState(2);
  give((next) => flushSync(() => change(next)));
  return <CartRow entry={entryOf({ quantity })} page={page} problem={undefined} isBusy={false} />;
}

describe('a row of the cart', () => {
  it('has the price before a sale, struck', () => {
    const { find } = show({ fullPrice: dollars('8.00') });
    expect([find('s').textContent, find('.cart-row-unit-price').textContent]).toEqual([
      '$8.00',
      'Original price: $8.00 Price: $5.00',
    ]);
  });

  it('lists the options of the variant, which are in the names of its controls, too', () => {
    const { find, host } = show({ attributes: { Size: 'Large', Color: 'Green' } });
    expect(
      [...host.querySelectorAll('.cart-row-variants > .cart-row-variant')].map(
        ({ textContent }) => textContent,
      ),
    ).toEqual(['Size: Large', 'Color: Green']);
    expect(find('.cart-row-remove').getAttribute('aria-label')).toBe('Remove Tea, Large, Green');
    expect(show().host.querySelector('.cart-row-variants')).toBeNull();
  });

  it.each([
    [{ subscriptionPlan: { billingPeriod: { value: 2, unit: 'WEEK' } } }, 'Every 2 weeks'],
    [
      { paymentPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 3 } },
      'Every month, 3 payments',
    ],
    [{}, undefined],
  ])('says how often it is paid for: %j', (billing, expected) => {
    const text = show(billing).host.querySelector(
      '.cart-row-desc > p:not(.cart-row-unit-price)',
    )?.textContent;
    expect(text).toBe(expected);
  });
});

describe('the quantity of a row', () => {
  it('has one more and one fewer by its buttons', () => {
    const { less, more, page, entry, input } = show();
    more?.click();
    less?.click();
    expect(page.setQuantity.mock.calls).toEqual([
      [entry, 3],
      [entry, 1],
    ]);
    expect([less?.getAttribute('aria-label'), more?.getAttribute('aria-label'), input.value]).toEqual([
      'One fewer Tea',
      'One more Tea',
      '2',
    ]);
  });

  it('is what is typed, when the visitor leaves the field or presses Enter', () => {
    const { type, enter, page, entry, input } = show();
    type(' 12 ');
    enter('7');
    expect(input.value).toBe('7');
    expect(page.setQuantity.mock.calls).toEqual([
      [entry, 12],
      [entry, 7],
    ]);
  });

  it('is not sent for the number that is there, nor for an Enter of an input method', () => {
    const { type, enter, page } = show();
    type('2');
    enter('7', { isComposing: true });
    enter('2', { key: 'a' });
    expect([page.setQuantity.mock.calls, page.setProblem.mock.calls]).toEqual([[], []]);
  });

  it.each(['', 'two', '1.5', '-1', '12345'])(
    'is refused as %j, and the field has the old one again',
    (text) => {
      const { type, page, input } = show();
      type(text);
      expect([page.setQuantity.mock.calls.length, input.value]).toEqual([0, '2']);
      expect(page.setProblem.mock.calls).toEqual([['tea', 'The quantity must be a whole number.']]);
    },
  );

  it('is asked about as 0, and stays in the field until the visitor has agreed', () => {
    const { type, page, input, entry } = show();
    type('0');
    expect([page.setQuantity.mock.calls, input.value]).toEqual([[[entry, 0]], '2']);
  });

  it.each([
    [3, false],
    [2, true],
    [1, true],
  ])('cannot be more than the stock of %d', (qtyInStock, isMost) => {
    const { more, page, host, input } = show({ qtyInStock });
    expect(more?.getAttribute('aria-disabled')).toBe(isMost ? 'true' : null);
    more?.click();
    expect(page.setQuantity.mock.calls.length).toBe(isMost ? 0 : 1);
    const note = host.querySelector('.cart-row-note');
    expect(note?.textContent).toBe(isMost ? `Only ${qtyInStock} in stock.` : undefined);
    expect(input.getAttribute('aria-describedby')).toBe(note?.id ?? null);
  });

  it('changes in the field with the cart, unless the visitor is typing', () => {
    const host = document.createElement('ul');
    document.body.append(host);
    const page = {} as CartPageStore;
    let change = (_: number) => {};
    const keep = (given: typeof change) => {
      change = given;
    };
    draw(createTestScope(), <ChangingRow page={page} give={keep} />, host);
    const input = host.querySelector('input') as HTMLInputElement;
    change(3);
    expect(input.value).toBe('3');
    input.value = '35';
    change(4);
    expect(input.value).toBe('35');
  });
});

describe('the row in place of one that was removed', () => {
  function showRemoved(more: Partial<Removal> = {}) {
    const host = document.createElement('ul');
    document.body.append(host);
    const onUndo = vi.fn();
    const removal = { entry: entryOf(), index: 0, isUndoing: false, problem: undefined, ...more };
    draw(createTestScope(), <RemovedRow removal={removal} onUndo={onUndo} />, host);
    const note = host.querySelector('.cart-row-note')?.textContent;
    return { host, onUndo, note, button: host.querySelector('button') };
  }

  it('says why it could not be put back, and no longer offers it', () => {
    const { host, button } = showRemoved({ problem: 'Sold out.' });
    expect([host.querySelector('[role=alert]')?.textContent, button]).toEqual(['Sold out.', null]);
  });
});
