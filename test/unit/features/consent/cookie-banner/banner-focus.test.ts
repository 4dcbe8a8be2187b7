// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPageUsable, returnFocus } from '../../../../../src/features/consent/cookie-banner/banner-focus';
import { pageElement } from '../../../support/markup';
import { setBox } from '../../../support/measured-page';
import { createTestScope } from '../../../support/scope';

beforeEach(() => {
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('innerWidth', 1000);
});
afterEach(() => {
  document.documentElement.removeAttribute('style');
});
const full = { left: 0, right: 1000 };

function show(position: string, variant: string, html = '') {
  const banner = pageElement(`<div class="banner"></div>${html}`);
  setBox(
    banner,
    position.startsWith('TOP')
      ? { top: 0, bottom: 99.5, height: 99.5, ...full }
      : { top: 700.5, bottom: 800, height: 99.5, ...full },
  );
  for (const header of document.querySelectorAll<HTMLElement>('header'))
    setBox(header, {
      top: Number(header.dataset.top),
      bottom: Number(header.dataset.bottom),
      height: Number(header.dataset.bottom) - Number(header.dataset.top),
    });
  const scope = createTestScope();
  keepPageUsable(banner, { position, variant } as never, scope);
  return { banner, scope };
}

describe('a bar at the top', () => {
  it.each([
    ['below a header', '<header data-top="0" data-bottom="60"></header>', '60px'],
    ['at the top where there is none', '', '0px'],
    [
      'at the top where the header has been scrolled away',
      '<header data-top="-90" data-bottom="-30"></header>',
      '0px',
    ],
    [
      'at the top where the header fills the window',
      '<header data-top="0" data-bottom="400"></header>',
      '0px',
    ],
    [
      'at the top where the only header is further down',
      '<header data-top="200" data-bottom="300"></header>',
      '0px',
    ],
    [
      'below the second header where the first is not displayed',
      '<header data-top="0" data-bottom="0"></header><header data-top="0" data-bottom="50"></header>',
      '50px',
    ],
    [
      'below both bars of a phone where the second follows the first',
      '<header class="Mobile-bar--top" data-top="8" data-bottom="261"></header><header data-top="261" data-bottom="294"></header>',
      '294px',
    ],
    [
      'below the first bar of a phone where the second is at the bottom of the window',
      '<header class="Mobile-bar--top" data-top="0" data-bottom="60"></header><header data-top="740" data-bottom="800"></header>',
      '60px',
    ],
    [
      'below a header, and not below that of an article after it',
      '<header data-top="0" data-bottom="60"></header><header data-top="60" data-bottom="200"></header>',
      '60px',
    ],
  ])('is %s', (_, html, head) => {
    expect(show('TOP', 'BAR', html).banner.style.getPropertyValue('--_head')).toBe(head);
  });

  it.each([
    ['BOTTOM', 'BAR'],
    ['TOP', 'CARD'],
  ])('is not one: %s %s', (position, variant) => {
    expect(
      show(
        position,
        variant,
        '<header data-top="0" data-bottom="60"></header>',
      ).banner.style.getPropertyValue('--_head'),
    ).toBe('');
  });
});

it.each([
  ['inside', { top: 710, bottom: 750, left: 10, right: 20 }, true],
  ['partly above', { top: 690, bottom: 750, left: 10, right: 20 }, false],
  ['partly below the window', { top: 710, bottom: 900, left: -10, right: 1100 }, true],
  ['elsewhere', { top: 10, bottom: 20, left: 10, right: 20 }, false],
])('moves aside for what has focus %s of it', (_, box, expected) => {
  const { banner } = show('BOTTOM', 'BAR', '<a></a>');
  const target = document.querySelector('a') as HTMLElement;
  setBox(target, box);
  target.dispatchEvent(new Event('focusin', { bubbles: true }));
  const isAside = () => banner.classList.contains('inlay-cookie-banner--aside');
  expect(isAside()).toBe(expected);
  setBox(target, { top: 10, bottom: 20, left: 10, right: 20 });
  target.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(isAside()).toBe(false);
});

describe('focus after the answer', () => {
  it.each([
    ['goes back', '<a id="from" href="/a">A</a><main></main>', 'from'],
    ['goes on from a skip link', '<a id="from" href="#main">A</a><main id="main"></main>', 'main'],
    ['goes to the content', '<main id="main"></main>', 'main'],
    ['goes to the content of older templates', '<section id="page"></section>', 'page'],
    ['stays where the visitor is by now', '<input id="now"><main></main>', 'now'],
  ])('%s', (_, html, id) => {
    document.body.innerHTML = html;
    document.getElementById('now')?.focus();
    const scope = createTestScope();
    returnFocus(scope, document.getElementById('from'));
    expect(document.activeElement?.id).toBe(id);
    const main = document.getElementById('main');
    main?.blur();
    expect(main?.hasAttribute('tabindex') ?? false).toBe(false);
  });
});
