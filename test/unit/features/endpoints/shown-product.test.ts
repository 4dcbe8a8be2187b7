// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { describeProduct } from '../../../../src/features/endpoints/shown-product';

const shownProduct = vi.hoisted(() => vi.fn());
vi.mock('../../../../src/commerce/product/shown-products', () => ({ shownProduct }));

const euros = (minor: bigint) => ({ currency: 'EUR', minor, digits: 2 });
const variant = {
  sku: 'ROSE-L',
  price: euros(1250n),
  fullPrice: undefined,
  stock: 5,
  options: { Size: 'Large' },
  pictures: ['rose-id', 'https://example.com/rose-large.png'],
};

/** The entry for the large rose, where the page shows the product as this HTML. */
function describeShown(html: string, more: object = {}, sku = 'ROSE-L') {
  document.body.innerHTML = html;
  const product = { title: 'Rose', kind: 'physical', variants: [{ ...variant, ...more }] };
  shownProduct.mockReturnValue({ element: document.body.firstElementChild, product });
  return describeProduct('rose', sku);
}
const LINK = '<a href="/shop/rose">Rose</a>';

it('has what the page says of the product and of its variant', () => {
  expect(describeShown(`<div data-payment-link="https://pay.example/1">${LINK}</div>`)).toEqual({
    id: '',
    itemId: 'rose',
    sku: 'ROSE-L',
    title: 'Rose',
    productType: 'physical',
    fullUrl: '/shop/rose',
    imageUrl: 'https://example.com/rose-large.png',
    additionalFields: '',
    paymentLink: 'https://pay.example/1',
    quantity: 1,
    unitPrice: { currency: 'EUR', value: '12.50' },
    fullPrice: undefined,
    attributes: { Size: 'Large' },
    qtyInStock: 5,
  });
});

it.each([
  ['its link in a list of products', `<div>${LINK}</div>`, '/shop/rose'],
  ['the page, where a list has no link', '<div></div>', location.pathname],
  [
    'the page, where the link leads to another host',
    '<div><a href="//example.com/rose"></a></div>',
    location.pathname,
  ],
  [
    'the page itself, whatever its links lead to',
    `<div class="ProductItem">${LINK}</div>`,
    location.pathname,
  ],
  ['the page of a current theme', `<div id="pdp">${LINK}</div>`, location.pathname],
])('has the address of %s', (_, html, address) => {
  expect(describeShown(html)?.fullUrl).toBe(address);
});

it.each([
  ['the one that waits for its place', '<img data-src="/a.png" src="/b.png">', '/a.png'],
  ['the one that is there', '<img src="/b.png">', '/b.png'],
  ['none', '<img>', ''],
  ['none with an address that cannot be read', '<img src="https://[">', ''],
])('of a variant without pictures has, of those that the page shows, %s', (_, html, picture) => {
  const expected = picture && new URL(picture, document.baseURI).href;
  expect(describeShown(`<div>${html}</div>`, { pictures: ['rose-id'] })?.imageUrl).toBe(expected);
});

it('is not there for a variant that the product does not have, and for a product that is not shown', () => {
  expect(describeShown('<div></div>', {}, 'ROSE-S')).toBeUndefined();
  shownProduct.mockReturnValue(undefined);
  expect(describeProduct('rose', 'ROSE-L')).toBeUndefined();
});
