import { expect, it } from 'vitest';
import { shareAddress } from '../../../src/text/share-address';

const PAGE = {
  address: 'https://otterbrook.example/a b',
  title: 'Ferns & moss',
  image: 'https://i.example/1.jpg',
};
const fieldsOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

it.each([
  ['x', 'https://twitter.com/intent/tweet', { url: PAGE.address, text: PAGE.title }],
  ['facebook', 'https://www.facebook.com/sharer/sharer.php', { u: PAGE.address }],
  ['linkedin', 'https://www.linkedin.com/sharing/share-offsite/', { url: PAGE.address }],
  ['reddit', 'https://www.reddit.com/submit', { url: PAGE.address, title: PAGE.title }],
  [
    'pinterest',
    'https://www.pinterest.com/pin/create/button/',
    { url: PAGE.address, media: PAGE.image, description: PAGE.title },
  ],
  ['tumblr', 'https://www.tumblr.com/widgets/share/tool', { canonicalUrl: PAGE.address, title: PAGE.title }],
] as const)('asks %s for what it needs', (service, base, fields) => {
  const address = shareAddress(service, PAGE);
  expect(address.split('?')[0]).toBe(base);
  expect(fieldsOf(address)).toEqual(fields);
});

it('leaves out what a page does not have', () => {
  expect(fieldsOf(shareAddress('pinterest', { ...PAGE, image: '', title: '' }))).toEqual({
    url: PAGE.address,
  });
});
