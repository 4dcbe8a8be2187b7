import { expect, it } from 'vitest';
import { pageStateOf } from '../../../../src/blocks/mobile-menu/open-states';

it.each([
  ['body.mobile-menu-open #overlayNav', 'body #overlayNav', 'mobile-menu-open', false],
  ['.mobile-nav-open #sidecarNav', '* #sidecarNav', 'mobile-nav-open', false],
  ['html.phone-menu--shown nav', 'html nav', 'phone-menu--shown', true],
  ['body.has-nav.navOpen>#menu::before', 'body.has-nav>#menu', 'navOpen', false],
  ['body.menu-open', 'body', 'menu-open', false],
])('%s waits for a state', (selector, rest, name, isOnRoot) => {
  expect(pageStateOf(selector)).toEqual({ name, isOnRoot, selector: rest });
});

it.each([
  '.tweak-header-nav-hover-style-active .Header-nav',
  'body.sqs-edit-mode-active #overlayNav',
  'body #overlayNav.menu-open',
  '.course-nav-interactive a',
  'body.always-use-overlay-nav #overlayNav',
])('%s waits for no state of the page', (selector) => {
  expect(pageStateOf(selector)).toBeUndefined();
});
