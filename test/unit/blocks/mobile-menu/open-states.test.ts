// @vitest-environment happy-dom
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { openStates, pageStateOf } from '../../../../src/blocks/mobile-menu/open-states';

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

afterEach(() => {
  document.head.replaceChildren();
});

it('finds the states of a menu in the style sheets of the page, also within conditions; not those of other menus', () => {
  vi.stubGlobal('CSS', { supports: (condition: string) => !condition.includes(':unknown') });
  document.body.innerHTML = '<div id="frame"><nav id="menu"></nav></div><nav id="other"></nav>';
  const style = document.createElement('style');
  style.textContent = `html.phone-menu-open #menu, h1 { display: block }
    body.unknown-nav-open:unknown #menu { display: block }
    body.other-nav-open #other { display: block }
    @media (max-width: 900px) { body.site-nav-open #frame { display: block } }
    @font-face { font-family: Own }`;
  document.head.append(style);
  const [menu] = document.querySelectorAll('#menu');
  const states = openStates(menu ?? document.body).map(([element, { classes }]) => [
    element.localName,
    Object.keys(classes ?? {}),
  ]);
  expect(states).toEqual([
    ['html', ['phone-menu-open']],
    ['body', ['mobile-menu-open', 'mobile-nav-open', 'sqs-mobile-nav-open', 'site-nav-open']],
    ['nav', ['menu-open', 'sqs-mobile-nav-open']],
  ]);
});

it('does without style sheets of other hosts', () => {
  const foreign = {
    get cssRules(): never {
      throw new DOMException('Cannot access rules', 'SecurityError');
    },
  };
  Object.defineProperty(document, 'styleSheets', { configurable: true, value: [foreign] });
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'styleSheets');
  });
  const [[root, claims]] = openStates(document.body) as [[Element, object]];
  expect([root.localName, claims]).toEqual(['html', { classes: {} }]);
});
