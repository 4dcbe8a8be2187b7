// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createBus } from '../../../../src/core/entry/bus';
import { ownSprite, unit } from '../../../../src/features/icon-sprites/icon-sprites.mount';
import { createTestScope } from '../../support/scope';

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

it('is drawn so on the page and on what comes later, until the end', () => {
  const icon = (href: string) => `<svg><use href="${href}"></use></svg>`;
  const far = 'https://assets.example.net/universal/svg/social-accounts.svg#facebook-icon';
  document.body.innerHTML = icon(far) + icon('#own');
  const late = document.createElement('div');
  late.innerHTML = icon(far);
  // happy-dom's own `href` has no `baseVal`.
  for (const use of [...document.querySelectorAll('use'), ...late.querySelectorAll('use')])
    Object.defineProperty(use, 'href', { value: { baseVal: use.getAttribute('href') } });
  const hrefs = (root: ParentNode) =>
    [...root.querySelectorAll('use')].map((use) => use.getAttribute('href'));
  const bus = createBus(() => {});
  const scope = createTestScope({ bus });
  unit.mount(undefined as never, scope as never);
  expect(hrefs(document)).toEqual(['/universal/svg/social-accounts.svg#facebook-icon', '#own']);
  expect(hrefs(late)).toEqual([far]);
  bus.emit('site:scan', late);
  expect(hrefs(late)).toEqual(['/universal/svg/social-accounts.svg#facebook-icon']);
  scope.end();
  expect([hrefs(document), hrefs(late)]).toEqual([[far, '#own'], [far]]);
});
