import { expect, it } from 'vitest';
import { ownSprite } from '../../../../src/features/icon-sprites/icon-sprites.mount';

const PAGE = { origin: 'https://example.com' };

it.each([
  [
    'https://assets.example.net/universal/svg/social-accounts.svg#facebook-icon',
    '/universal/svg/social-accounts.svg#facebook-icon',
  ],
  ['//assets.example.net/universal/svg/a.svg#b', '/universal/svg/a.svg#b'],
  ['https://static.example.net/assets/ui-icons.svg#cart', '/assets/ui-icons.svg#cart'],
  ['https://example.com/universal/svg/social-accounts.svg#a', undefined],
  ['/universal/svg/social-accounts.svg#a', undefined],
  ['#facebook-icon', undefined],
  ['https://assets.example.net/universal/svg/social-accounts.svg', undefined],
  ['https://assets.example.net/their/icons.svg#a', undefined],
  ['javascript:alert(1)#a', undefined],
])('%s is drawn from %s', (href, own) => {
  expect(ownSprite(href, PAGE)).toBe(own);
});
