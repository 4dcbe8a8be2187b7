// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { fromText, periodText, priceOf, priceText } from '../../../../src/commerce/product/product-price';
import { createProductText } from '../../../../src/commerce/product/product-text';
import { basket } from './products';

const t = createProductText();
const plan = (value: number, unit: 'weekly' | 'monthly' | 'yearly', cycles = 0) => ({
  kind: 'subscription' as const,
  planId: 'f1',
  period: { value, unit },
  cycles,
});

describe('a price', () => {
  it.each([
    [{}, 'from £29.00'],
    [{ Size: 'Large' }, '£52.00'],
    [{ Colour: 'Natural' }, 'from £29.00'],
    [{ Size: 'Small' }, 'Sale Price: £29.00 Original Price: £34.00'],
    [{ Size: 'Large', Colour: 'Buff' }, '£52.00'],
  ])('with %j chosen is %s', (selection, expected) => {
    const shown = priceOf(basket(), selection);
    expect(shown && priceText(t, shown, undefined)).toBe(expected);
  });

  it('of a variant that the shop does not have is not shown', () => {
    expect(priceOf(basket(), { Size: 'Small', Colour: 'Buff' })).toBeUndefined();
  });

  it.each([
    [plan(1, 'weekly'), '$5.00 every week'],
    [plan(1, 'weekly', 1), '$5.00 every week for 1 week'],
    [plan(1, 'weekly', 10), '$5.00 every week for 10 weeks'],
    [plan(1, 'weekly', 52), '$5.00 every week for 1 year'],
    [plan(1, 'weekly', 104), '$5.00 every week for 2 years'],
    [plan(1, 'monthly'), '$5.00 every month'],
    [plan(1, 'monthly', 1), '$5.00 every month for 1 month'],
    [plan(1, 'monthly', 5), '$5.00 every month for 5 months'],
    [plan(1, 'monthly', 12), '$5.00 every month for 1 year'],
    [plan(1, 'monthly', 24), '$5.00 every month for 2 years'],
    [plan(2, 'weekly'), '$5.00 every 2 weeks'],
    [plan(2, 'weekly', 6), '$5.00 every 2 weeks for 12 weeks'],
    [plan(2, 'weekly', 26), '$5.00 every 2 weeks for 1 year'],
    [plan(2, 'weekly', 52), '$5.00 every 2 weeks for 2 years'],
    [plan(3, 'monthly'), '$5.00 every 3 months'],
    [plan(3, 'monthly', 3), '$5.00 every 3 months for 9 months'],
    [plan(3, 'monthly', 4), '$5.00 every 3 months for 1 year'],
    [plan(3, 'monthly', 8), '$5.00 every 3 months for 2 years'],
    [plan(1, 'yearly'), '$5.00 every year'],
    [plan(1, 'yearly', 1), '$5.00 every year for 1 year'],
    [plan(1, 'yearly', 3), '$5.00 every year for 3 years'],
    [plan(2, 'yearly'), '$5.00 every 2 years'],
    [plan(2, 'yearly', 2), '$5.00 every 2 years for 4 years'],
  ])('says how often it is paid: %o', (billing, expected) => {
    expect(periodText(t, '$5.00', billing)).toBe(expected);
  });

  it('by a plan is the plan’s own, where the variant has one', () => {
    const cheaper = { productSubscriptionOptionId: 'f1', price: 1800 };
    const { variants, ...product } = basket({
      variants: [
        { attributes: { Size: 'Small' }, price: 2000, pricingOptions: [cheaper] },
        { attributes: { Size: 'Large' }, price: 4000 },
      ],
    });
    const shown = (selection: object, by?: ReturnType<typeof plan>) =>
      priceOf({ ...product, variants }, { ...selection }, by)?.price.minor;
    const monthly = plan(1, 'monthly');
    expect([shown({ Size: 'Small' }), shown({ Size: 'Small' }, monthly)]).toEqual([2000n, 1800n]);
    expect([shown({}), shown({}, monthly), shown({ Size: 'Large' }, monthly)]).toEqual([2000n, 1800n, 4000n]);
  });

  it('is worded by the page, where it has words', () => {
    const own = createProductText({
      salePriceText: 'Prix soldé :',
      productPrice__singlePrice__nWeekly__indefinite: '{price} toutes les {billingPeriodValue} semaines',
      added: '',
    });
    expect(periodText(own, '$5.00', plan(2, 'weekly'))).toBe('$5.00 toutes les 2 semaines');
    expect(own('salePriceText')).toBe('Prix soldé :');
    expect(own('added')).toBe('Added!');
  });

  it('is worded by the page under the names that only pages have', () => {
    const own = createProductText({
      productPriceFromText: 'ab {fromPrice}',
      productPriceUnavailable: 'Nicht zu haben',
      productPrice__singlePrice__1Weekly__limited__1Weeks: '{price} eine Woche lang',
      productPrice__multiplePrices__1Monthly__indefinite: 'ab {fromPrice} im Monat',
    });
    expect(fromText(own, '$5.00', undefined)).toBe('ab $5.00');
    expect(fromText(own, '$5.00', plan(2, 'weekly'))).toBe('ab $5.00 every 2 weeks');
    expect(fromText(own, '$5.00', plan(1, 'monthly'))).toBe('ab $5.00 im Monat');
    expect(periodText(own, '$5.00', plan(1, 'weekly', 1))).toBe('$5.00 eine Woche lang');
    expect(own('unavailable')).toBe('Nicht zu haben');
    expect(fromText(t, '$5.00', plan(1, 'yearly'))).toBe('from $5.00 every year');
  });

  it('has no period where the page names a plan without describing it', () => {
    expect(periodText(t, '$5.00', { ...plan(1, 'monthly'), period: undefined })).toBe('$5.00');
  });
});
