// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fitHeader, headerStates } from '../../../../src/features/template-families/tremont-header';
import { findIn, pageElement } from '../../support/markup';
import { SizeObserver, setBox } from '../../support/measured-page';
import { createTestScope } from '../../support/scope';

beforeEach(() => void vi.stubGlobal('ResizeObserver', SizeObserver));

const widths = { title: 200, tagline: 100, nav: 300, gap: 20 };
const namesAt = (room: number) =>
  Object.entries(headerStates({ ...widths, room })).flatMap(([name, isOn]) => (isOn ? name : []));

it('takes the navigation out of a header that is too narrow for it, then the tagline, then the icons', () => {
  expect(namesAt(620)).toEqual([]);
  expect(namesAt(619)).toEqual(['mobile-style-nav']);
  expect(namesAt(319)).toEqual(['mobile-style-nav', 'hide-tagline']);
  expect(namesAt(199)).toEqual(['mobile-style-nav', 'hide-tagline', 'move-social']);
});

describe('a header', () => {
  afterEach(() => {
    document.body.className = '';
    vi.stubGlobal('ResizeObserver', SizeObserver);
  });

  const HEADER = `<header id="siteHeader" style="padding: 0 10px 0 20px">
    <div class="site-branding"><h1>Title</h1></div><p class="site-tagline">Tagline</p>
    <nav class="main-navigation"></nav><div class="nav-social-wrapper"></div><i class="nav-toggle"></i>
    <i class="Cart--icon"></i><i class="user-accounts-link--icon"></i><i class="header-social-icons-right"></i></header>`;
  const WIDTHS = { h1: 200, '.site-tagline': 100, nav: 300, '.nav-toggle': 30 };

  const setWidth = (element: HTMLElement, width: number) => {
    setBox(element, { width, height: 70 });
    Object.defineProperty(element, 'offsetWidth', { configurable: true, value: width });
  };

  /** In a window of 2000 px the default gap is 40 px. */
  function mount({ width = 740, window = 2000, tweaks = {}, setting = '', more = '', parts = {} } = {}) {
    vi.stubGlobal('innerWidth', window);
    document.body.className = setting;
    const frame = pageElement(
      `<div>${HEADER}<i class="header-social-icons-with-nav"></i><i class="header-social-icons--overlay"></i></div>${more}`,
    );
    const header = findIn(frame, 'header');
    setWidth(header, width);
    for (const [selector, value] of Object.entries({ ...WIDTHS, ...parts }))
      setWidth(findIn(header, selector), value);
    const before = document.body.outerHTML;
    const scope = createTestScope();
    fitHeader(scope, frame, tweaks);
    return { frame, header, before, scope };
  }
  const states = () =>
    ['mobile-style-nav', 'hide-tagline', 'move-social'].filter((name) =>
      document.body.classList.contains(name),
    );

  // 200 + 100 + 300 and a gap of 40; besides, 30 for the padding, and 30 and a gap for the toggle.
  it.each([
    [740, []],
    [739, ['mobile-style-nav']],
    [439, ['mobile-style-nav', 'hide-tagline']],
    [299, ['mobile-style-nav', 'hide-tagline', 'move-social']],
  ])('of %i px has the states %j', (width, expected) => {
    mount({ width });
    expect(states()).toEqual(expected);
  });

  it.each([
    ['a cart', { '.Cart--icon': 10 }, ''],
    ['an account', { '.user-accounts-link--icon': 10 }, ''],
    [
      'icons at its right',
      { '.header-social-icons-right': 10 },
      'tweak-display-social-icons tweak-social-icons-on-right',
    ],
  ])('with %s has less room by its width and a gap', (_, parts, setting) => {
    mount({ parts, setting, width: 790 });
    expect(states()).toEqual([]);
    mount({ parts, setting, width: 789 });
    expect(states()).toEqual(['mobile-style-nav']);
  });

  it('has no icons at its right unless the settings say so', () => {
    mount({ parts: { '.header-social-icons-right': 10 }, setting: 'tweak-display-social-icons' });
    expect(states()).toEqual([]);
  });

  it('counts what a part would need, where that is wider than the part', () => {
    vi.stubGlobal('innerWidth', 2000);
    const { header, frame, scope } = mount();
    scope.end();
    Object.defineProperty(findIn(header, 'nav'), 'scrollWidth', { configurable: true, value: 301 });
    fitHeader(createTestScope(), frame, {});
    expect(states()).toEqual(['mobile-style-nav']);
  });

  // 660 for its parts, and two gaps: 41, 61.44 and 40 px.
  it.each([
    [1025, {}, 701],
    [1024, {}, 722],
    [2000, { 'tweak-header-element-spacing': '1vw' }, 700],
  ])('in a window of %i px with the settings %j needs %i px', (window, tweaks, needed) => {
    mount({ window, tweaks, width: needed });
    expect(states()).toEqual([]);
    mount({ window, tweaks, width: needed - 1 });
    expect(states()).toEqual(['mobile-style-nav']);
  });

  it('is measured anew when it or one of its parts changes', async () => {
    const { header } = mount();
    for (const [selector, width, expected] of [
      ['nav', 310, ['mobile-style-nav']],
      ['nav', 300, []],
      ['h1', 210, ['mobile-style-nav']],
      ['h1', 200, []],
      ['.site-tagline', 110, ['mobile-style-nav']],
    ] as const) {
      setWidth(findIn(header, selector), width);
      await vi.waitFor(() => {
        SizeObserver.resize();
        expect(states()).toEqual(expected);
      });
    }
    setWidth(header, 800);
    await vi.waitFor(() => {
      SizeObserver.resize();
      expect(states()).toEqual([]);
    });
  });

  it('is shown with the icons of the frame, and is as the server wrote it at the end', () => {
    const { frame, before, scope } = mount({ width: 299, setting: 'tweak-nav-style-icon' });
    expect([...frame.querySelectorAll('.show')].map((element) => element.className)).toEqual([
      'show',
      'header-social-icons-with-nav show',
      'header-social-icons--overlay show',
    ]);
    scope.end();
    expect(document.body.outerHTML).toBe(before);
  });

  it('is not in every frame', () => {
    const frame = pageElement('<div><i class="header-social-icons-with-nav"></i></div>');
    fitHeader(createTestScope(), frame, {});
    expect([frame.querySelectorAll('.show').length, states()]).toEqual([0, []]);
  });

  describe('on a page that could begin with a picture', () => {
    const MAIN = '<main id="mainContent"><div class="page-banner-wrapper"></div></main>';
    const room = () => findIn(document, 'main').style.paddingTop;

    it('has room where there is none', async () => {
      mount({ setting: 'has-main-image', more: MAIN });
      await vi.waitFor(() => expect(room()).toBe('70px'));
      setBox(findIn(document, '.page-banner-wrapper'), { height: 300 });
      const header = findIn(document, 'header');
      setBox(header, { width: 740, height: 80 });
      await vi.waitFor(() => {
        SizeObserver.resize();
        expect(room()).toBe('');
      });
    });

    it.each([
      ['has-main-image', '<main id="mainContent"></main>'],
      ['', MAIN],
    ])('has none by the class “%s” in %s', async (setting, more) => {
      mount({ setting, more, parts: { nav: 301 } });
      await vi.waitFor(() => expect(states()).toEqual(['mobile-style-nav']));
      await Promise.resolve();
      expect(room()).toBe('');
    });
  });

  it('keeps the keyboard out of a menu behind an icon until that is open', () => {
    const { header, scope } = mount({ setting: 'tweak-nav-style-icon' });
    const isInert = () => findIn(header, '.nav-social-wrapper').hasAttribute('inert');
    expect(isInert()).toBe(true);
    scope.bus.emit('menu:opened', { element: header } as never);
    expect(isInert()).toBe(false);
    scope.bus.emit('menu:closed', { element: header } as never);
    expect(isInert()).toBe(true);
    scope.end();
    expect(findIn(mount().header, '.nav-social-wrapper').hasAttribute('inert')).toBe(false);
  });
});
