import { describe, expect, it } from 'vitest';
import {
  addressOfVariant,
  availabilityOf,
  findVariant,
  missingOptions,
  selectionFromAddress,
} from '../../../../src/commerce/product/choose-variant';
import { basket } from './products';

describe('a choice of options', () => {
  it('is a variant when every option has a value', () => {
    expect(findVariant(basket(), { Size: 'Large' })).toBeUndefined();
    expect(missingOptions(basket(), { Size: 'Large' })).toEqual(['Colour']);
    expect(findVariant(basket(), { Size: 'Large', Colour: 'Natural' })?.sku).toBe('SQ2');
    expect(findVariant(basket(), { Size: 'Small', Colour: 'Buff' })).toBeUndefined();
    expect(findVariant(basket({ variants: [{ sku: 'SQ9' }], variantOptionOrdering: [] }), {})?.sku).toBe(
      'SQ9',
    );
  });

  it.each([
    [{}, 'Colour', 'Buff', 'sold-out'],
    [{ Size: 'Large' }, 'Colour', 'Natural', 'available'],
    [{ Size: 'Large' }, 'Colour', 'Buff', 'sold-out'],
    [{ Size: 'Small' }, 'Colour', 'Buff', 'missing'],
    // The option's own value does not count: it can be changed.
    [{ Size: 'Large', Colour: 'Buff' }, 'Colour', 'Natural', 'available'],
    [{ Colour: 'Buff' }, 'Size', 'Small', 'missing'],
  ] as const)('with %j, %s %s is %s', (selection, option, value, expected) => {
    expect(availabilityOf(basket(), { ...selection, [option]: value })).toBe(expected);
  });

  it('is kept in the address, beside what else is there', () => {
    const large = basket().variants[1];
    const address = addressOfVariant('https://shop.example/p/basket?ref=mail#more', large);
    expect(address).toBe('https://shop.example/p/basket?ref=mail&variant=SQ2#more');
    expect(selectionFromAddress(basket(), new URL(address).search)).toEqual({
      Size: 'Large',
      Colour: 'Natural',
    });
    expect(selectionFromAddress(basket(), '?variant=v3')).toEqual({ Size: 'Large', Colour: 'Buff' });
    expect(selectionFromAddress(basket(), '?variant=nothing')).toEqual({});
    expect(addressOfVariant(address, undefined)).toBe('https://shop.example/p/basket?ref=mail#more');
  });
});
