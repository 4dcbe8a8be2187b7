// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mountHeaderOverPage } from '../../../../src/blocks/header-menu/fixed-header';
import { SizeObserver } from '../../support/measured-page';
import { createTestScope } from '../../support/scope';

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', SizeObserver);
  vi.stubGlobal('scrollY', 0);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

interface Page {
  readonly hides?: boolean;
  readonly position?: string;
  readonly padding?: string;
  readonly isFixed?: boolean;
}

/** A header that is 100 px high. */
async function mount({ hides = false, position = 'fixed', padding = '0', isFixed = true }: Page = {}) {
  document.body.innerHTML = `<header style="position: ${position}"><a></a></header><main><div class="sections"><div class="page-section" style="padding-top: ${padding}"></div></div></main>`;
  const header = document.querySelector('header') as HTMLElement;
  const section = document.querySelector('.page-section') as HTMLElement;
  for (const [name, value] of Object.entries({ offsetWidth: 1000, offsetHeight: 100, offsetTop: 0 }))
    Object.defineProperty(header, name, { value });
  const scope = createTestScope();
  mountHeaderOverPage(scope, header, isFixed ? { hidesOnScroll: hides } : undefined);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const scrollTo = (top: number) => {
    vi.stubGlobal('scrollY', top);
    dispatchEvent(new Event('scroll'));
    return [header.classList.contains('shrink'), header.style.transform !== ''];
  };
  return { header, section, scope, scrollTo };
}

it('shrinks once the page is scrolled by more than 10 px', async () => {
  const { scrollTo, scope } = await mount();
  expect([scrollTo(10), scrollTo(11), scrollTo(500), scrollTo(10)]).toEqual([
    [false, false],
    [true, false],
    [true, false],
    [false, false],
  ]);
  scope.end();
});

it('hides when the page is scrolled down, and comes back at a turn of more than 8 px', async () => {
  const { scrollTo, scope } = await mount({ hides: true });
  const hidden = [11, 19, 20, 300, 292, 291, 295, 299, 300].map((top) => scrollTo(top)[1]);
  expect(hidden).toEqual([true, true, true, true, true, false, false, false, true]);
  expect(scrollTo(5)).toEqual([false, false]);
  scope.end();
});

it('shows itself when something in it gets focus', async () => {
  const { header, scrollTo, scope } = await mount({ hides: true });
  scrollTo(500);
  header.firstElementChild?.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(header.style.transform).toBe('');
  scope.end();
});

it.each([
  ['fixed', {}, '100px', '100px'],
  ['fixed and hidden by scrolling', { hides: true }, '100px', ''],
  ['absolute', { position: 'absolute', isFixed: false }, '100px', ''],
  ['in the flow', { position: 'static', isFixed: false }, '0px', ''],
  ['fixed over enough room', { padding: '100px' }, '100px', '100px'],
  ['fixed over too little room', { padding: '99px' }, '100px', '100px'],
])('keeps content clear of a header that is %s', async (_, page, padding, offset) => {
  const { section, scope } = await mount(page);
  const root = document.documentElement.style;
  expect([
    section.style.paddingTop.replace(/^0$/, '0px'),
    root.getPropertyValue('--header-fixed-top-offset'),
  ]).toEqual([padding, offset]);
  scope.end();
  expect(root.getPropertyValue('--header-fixed-top-offset')).toBe('');
});
