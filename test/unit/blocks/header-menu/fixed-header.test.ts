// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { mountHeaderOverPage } from '../../../../src/blocks/header-menu/fixed-header';
import { createBus } from '../../../../src/core/entry/bus';
import { SizeObserver } from '../../support/measured-page';
import { createTestScope } from '../../support/scope';

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', SizeObserver);
  vi.stubGlobal('scrollY', 0);
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
    Object.defineProperty(header, name, { configurable: true, value });
  const bus = createBus(() => {});
  const scope = createTestScope({ bus });
  mountHeaderOverPage(scope, header, isFixed ? { hidesOnScroll: hides } : undefined);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const scrollTo = (top: number) => {
    vi.stubGlobal('scrollY', top);
    dispatchEvent(new Event('scroll'));
    return [header.classList.contains('shrink'), header.style.transform !== ''];
  };
  /** Its size changes: of the window, or as it shrinks and grows. */
  const resize = (width: number, height: number) => {
    Object.defineProperty(header, 'offsetWidth', { configurable: true, value: width });
    Object.defineProperty(header, 'offsetHeight', { configurable: true, value: height });
    header.getBoundingClientRect = () => ({ width, height }) as DOMRect;
    SizeObserver.resize();
  };
  return { bus, header, resize, section, scope, scrollTo };
}

it('shrinks once the page is scrolled by more than 10 px', async () => {
  const { scrollTo } = await mount();
  expect([scrollTo(10), scrollTo(11), scrollTo(500), scrollTo(10)]).toEqual([
    [false, false],
    [true, false],
    [true, false],
    [false, false],
  ]);
});

it('hides when the page is scrolled down, and comes back at a turn of more than 8 px', async () => {
  const { scrollTo } = await mount({ hides: true });
  const hidden = [11, 19, 20, 300, 292, 291, 295, 299, 300].map((top) => scrollTo(top)[1]);
  expect(hidden).toEqual([true, true, true, true, true, false, false, false, true]);
  expect(scrollTo(5)).toEqual([false, false]);
});

it('shows itself when something in it gets focus', async () => {
  const { header, scrollTo } = await mount({ hides: true });
  scrollTo(500);
  header.firstElementChild?.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(header.style.transform).toBe('');
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

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** Sizes are told again two frames after a change. */
const watched = async () => {
  await frame();
  await frame();
};
const offset = () => document.documentElement.style.getPropertyValue('--header-fixed-top-offset');

it('keeps the room for its height at the top of the page while the page is scrolled', async () => {
  const { resize, section, scrollTo } = await mount();
  await watched();
  scrollTo(500);
  resize(1000, 120);
  expect([section.style.paddingTop, offset()]).toEqual(['100px', '100px']);
});

it('that was turned with its phone is measured as it is, and as a whole once the page is at its top again', async () => {
  const { resize, section, scrollTo } = await mount();
  await watched();
  scrollTo(500);
  resize(400, 60);
  expect([section.style.paddingTop, offset()]).toEqual(['100px', '60px']);
  await watched();
  Object.defineProperty(document.querySelector('header'), 'offsetHeight', { configurable: true, value: 80 });
  scrollTo(0);
  await expect.poll(() => section.style.paddingTop).toBe('80px');
  expect(offset()).toBe('80px');
});

it('is measured anew when an announcement above it has been closed, though it is lower now', async () => {
  const { bus, resize, section } = await mount();
  await watched();
  resize(1000, 70);
  expect(section.style.paddingTop).toBe('100px');
  await watched();
  bus.emit('announcement:closed');
  resize(1000, 60);
  expect([section.style.paddingTop, offset()]).toEqual(['60px', '60px']);
});
