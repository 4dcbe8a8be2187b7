import { expect, it } from 'vitest';
import { filteredAddress } from '../../../../src/blocks/product-filters/product-filters.mount';

const HERE = 'https://shop.example/store/baskets?tag=willow&offset=20';
const to = (...choices: [name: string, value: string][]) =>
  filteredAddress(
    HERE,
    choices.map(([name, value]) => ({ name, value })),
  );

it.each<[expected: string | undefined, choices: [string, string][]]>([
  ['https://shop.example/store/seeds', [['', '/store/seeds']]],
  ['https://shop.example/store/baskets?tag=buff', [['', '?tag=buff']]],
  ['https://shop.example/store/seeds', [['', 'https://shop.example/store/seeds']]],
  ['https://shop.example/store/baskets?tag=buff', [['tag', 'buff']]],
  ['https://shop.example/store/baskets', [['tag', '']]],
  ['https://shop.example/store/baskets?tag=willow&sort=price-asc', [['sort', 'price-asc']]],
  [
    'https://shop.example/store/seeds?tag=new&sort=title',
    [
      ['category', '/store/seeds'],
      ['tag', 'new'],
      ['sort', 'title'],
    ],
  ],
  [
    'https://shop.example/store/baskets?tag=buff&tag=small',
    [
      ['tag', 'buff'],
      ['tag', ''],
      ['tag', 'small'],
    ],
  ],
  [undefined, [['tag', 'willow']]],
  [
    undefined,
    [
      ['tag', ''],
      ['tag', 'willow'],
    ],
  ],
  [undefined, [['', '/store/baskets?tag=willow&offset=20']]],
  [undefined, [['', 'https://elsewhere.example/']]],
  [undefined, [['', 'javascript:alert(1)']]],
  [undefined, [['', '//[']]],
  [
    'https://shop.example/store/baskets?tag=buff',
    [
      ['', '//['],
      ['tag', 'buff'],
    ],
  ],
])('where a list is, as it was asked for %s', (expected, choices) => {
  expect(to(...choices)).toBe(expected);
});
