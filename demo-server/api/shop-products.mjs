/**
 * @typedef {{ sku: string, attributes: Record<string, string>, priceCents: number, salePriceCents?: number, stock?: number }} Variant
 *   Without `stock` there is no limit.
 * @typedef {{ id: string, title: string, productType: 1 | 2 | 3 | 4 | 5, fullUrl: string, imageUrl: string, variants: Variant[],
 *   plans?: { id: string, billingPeriod: { value: number, unit: string }, numBillingCycles: number, priceCents?: number }[] }} Product
 */

export const CURRENCY = 'GBP';

/** @param {string} seed */
const picture = (seed) => `/pictures/${seed}-1000x1000.png`;

/** One of each type, with variants, a sale, little stock, none, and a subscription. @type {Product[]} */
export const PRODUCTS = [
  {
    id: '65d0000000000000000000a1',
    title: 'Willow basket',
    productType: 1,
    fullUrl: '/demo-pages/shop/product.html',
    imageUrl: picture('willow'),
    variants: [
      { sku: 'SQ1000001', attributes: { Size: 'Small', Colour: 'Natural' }, priceCents: 3400, stock: 12 },
      {
        sku: 'SQ1000002',
        attributes: { Size: 'Large', Colour: 'Natural' },
        priceCents: 5200,
        salePriceCents: 4450,
        stock: 3,
      },
      { sku: 'SQ1000003', attributes: { Size: 'Large', Colour: 'Buff' }, priceCents: 5200, stock: 0 },
    ],
  },
  {
    id: '65d0000000000000000000a2',
    title: 'Seed packets, twelve kinds',
    productType: 1,
    fullUrl: '/demo-pages/shop/seeds.html',
    imageUrl: picture('seeds'),
    variants: [{ sku: 'SQ1000010', attributes: {}, priceCents: 1995 }],
  },
  {
    id: '65d0000000000000000000a3',
    title: 'The kitchen garden year (PDF)',
    productType: 2,
    fullUrl: '/demo-pages/shop/book.html',
    imageUrl: picture('book'),
    variants: [{ sku: 'SQ1000020', attributes: {}, priceCents: 900 }],
  },
  {
    id: '65d0000000000000000000a4',
    title: 'Basket weaving, one day',
    productType: 3,
    fullUrl: '/demo-pages/shop/course.html',
    imageUrl: picture('course'),
    variants: [
      { sku: 'SQ1000030', attributes: { Date: '3 May' }, priceCents: 8500, stock: 8 },
      { sku: 'SQ1000031', attributes: { Date: '14 June' }, priceCents: 8500, stock: 1 },
    ],
  },
  {
    id: '65d0000000000000000000a5',
    title: 'Gift card',
    productType: 4,
    fullUrl: '/demo-pages/shop/gift-card.html',
    imageUrl: picture('gift'),
    variants: [
      { sku: 'SQ1000040', attributes: { Value: '£25' }, priceCents: 2500 },
      { sku: 'SQ1000041', attributes: { Value: '£50' }, priceCents: 5000 },
    ],
  },
  {
    id: '65d0000000000000000000a6',
    title: 'Flowers of the month',
    productType: 1,
    fullUrl: '/demo-pages/shop/flowers.html',
    imageUrl: picture('flowers'),
    variants: [{ sku: 'SQ1000050', attributes: {}, priceCents: 2800 }],
    plans: [
      {
        id: '65d0000000000000000000f1',
        billingPeriod: { value: 1, unit: 'monthly' },
        numBillingCycles: 0,
        priceCents: 2520,
      },
      {
        id: '65d0000000000000000000f4',
        billingPeriod: { value: 3, unit: 'monthly' },
        numBillingCycles: 0,
        priceCents: 2660,
      },
    ],
  },
  {
    id: '65d0000000000000000000a7',
    title: 'Seed labels, oak',
    productType: 1,
    fullUrl: '/demo-pages/shop/seeds.html',
    imageUrl: picture('labels'),
    variants: [{ sku: 'SQ1000060', attributes: {}, priceCents: 650, stock: 20 }],
  },
  {
    id: '65d0000000000000000000a8',
    title: 'Thinning shears',
    productType: 1,
    fullUrl: '/demo-pages/shop/seeds.html',
    imageUrl: picture('shears'),
    variants: [{ sku: 'SQ1000061', attributes: {}, priceCents: 1800, stock: 0 }],
  },
  {
    id: '65d0000000000000000000a9',
    title: 'Garden design, ten evenings',
    productType: 3,
    fullUrl: '/demo-pages/shop/design-course.html',
    imageUrl: picture('design'),
    variants: [{ sku: 'SQ1000070', attributes: {}, priceCents: 6000 }],
    plans: [
      {
        id: '65d0000000000000000000f2',
        billingPeriod: { value: 1, unit: 'monthly' },
        numBillingCycles: 3,
      },
    ],
  },
  {
    id: '65d0000000000000000000aa',
    title: 'Brass watering can',
    productType: 1,
    fullUrl: '/demo-pages/shop/product-7-0.html',
    imageUrl: picture('can'),
    variants: [
      {
        sku: 'SQ1000080',
        attributes: { Size: 'Pint' },
        priceCents: 2400,
        salePriceCents: 1800,
        stock: 5,
      },
      { sku: 'SQ1000081', attributes: { Size: 'Gallon' }, priceCents: 4200, stock: 0 },
    ],
  },
  {
    id: '65d0000000000000000000ab',
    title: 'Friends of the Glasshouse',
    productType: 5,
    fullUrl: '/demo-pages/shop/membership.html',
    imageUrl: picture('friends'),
    variants: [{ sku: 'SQ1000090', attributes: {}, priceCents: 4000 }],
    plans: [
      {
        id: '65d0000000000000000000f3',
        billingPeriod: { value: 1, unit: 'yearly' },
        numBillingCycles: 0,
      },
    ],
  },
];

/** By code: the percentage taken off, or why not. @type {Record<string, { percent: number } | { reason: string }>} */
export const COUPONS = {
  WILLOW10: { percent: 10 },
  MAYDAY: { reason: 'This code has expired.' },
};

/** @param {unknown} itemId @param {unknown} sku */
export function findVariant(itemId, sku) {
  const product = PRODUCTS.find(({ id }) => id === itemId);
  const variant = product?.variants.find((one) => (sku ? one.sku === sku : product.variants.length === 1));
  return product && variant ? { product, variant } : undefined;
}
