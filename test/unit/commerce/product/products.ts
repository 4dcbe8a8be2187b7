import type { Product } from '../../../../src/commerce/product/product.types';
import { readProduct } from '../../../../src/commerce/product/read-product';

/** Sizes in two colours: large in two colours, one of them sold out; small in one, on sale. */
export const basket = (fields: object = {}): Product =>
  readProduct(
    {
      id: 'p1',
      title: 'Basket',
      productType: 1,
      variantOptionOrdering: ['Size', 'Colour'],
      variants: [
        {
          id: 'v1',
          sku: 'SQ1',
          attributes: { Size: 'Small', Colour: 'Natural' },
          price: 3400,
          salePrice: 2900,
          onSale: true,
          qtyInStock: 3,
          scarce: true,
        },
        {
          id: 'v2',
          sku: 'SQ2',
          attributes: { Size: 'Large', Colour: 'Natural' },
          price: 5200,
          unlimited: true,
        },
        { id: 'v3', sku: 'SQ3', attributes: { Size: 'Large', Colour: 'Buff' }, price: 5200, qtyInStock: 0 },
      ],
      ...fields,
    },
    { currency: 'GBP' },
  );
