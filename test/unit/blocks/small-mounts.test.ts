// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPill } from '../../../src/blocks/cart-indicator/open-pill';
import { unit as headerMenu } from '../../../src/blocks/header-menu/header-menu.mount';
import { unit as mobileMenu } from '../../../src/blocks/mobile-menu/mobile-menu.mount';
import { unit as newsletter } from '../../../src/blocks/newsletter/newsletter.mount';
import { unit as video } from '../../../src/blocks/video/video.mount';
import { createStore } from '../../../src/store/store';
import { mountUnit } from '../support/mount-unit';
import { createTestScope } from '../support/scope';

const mocks = vi.hoisted(() => ({
  mountNativeVideo: vi.fn(),
  mountVideoEmbed: vi.fn(),
  createLazyServerForm: vi.fn(),
  openLater: vi.fn(),
  resize: () => {},
}));
vi.mock('../../../src/media/video/video-embed', () => mocks);
vi.mock('../../../src/media/video/native-video', async (load) => ({
  ...(await load<object>()),
  mountNativeVideo: mocks.mountNativeVideo,
}));
vi.mock('../../../src/forms/lazy-form/lazy-form', () => mocks);
vi.mock('../../../src/ui/navigation/open-later', () => mocks);
vi.mock('../../../src/dom/watch-size', () => ({
  onResize(_: Element, __: unknown, callback: () => void) {
    mocks.resize = callback;
  },
}));

beforeEach(() => {
  mocks.mountNativeVideo.mockReset();
  mocks.mountVideoEmbed.mockReset().mockImplementation((wrapper: Element) => ({ store: wrapper.id }));
  mocks.createLazyServerForm.mockReset().mockReturnValue('store');
  mocks.openLater.mockReset();
});
afterEach(() => document.body.replaceChildren());

function elementOf(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

describe('a video block', () => {
  const file = (variants: string) =>
    `<div class="sqs-native-video" data-config-video='{"alexandriaUrl":"https://v.example/{variant}","systemDataVariants":"${variants}"}'></div>`;

  it('mounts the players of other services, and files, by their title', () => {
    const embeds = '<p class="sqs-video-wrapper" id="a"></p><p class="sqs-video-wrapper" id="b"></p>';
    const block = elementOf(`<div>${embeds}${file('640:360')}<p class="video-caption"> A brook </p></div>`);
    const { store } = mountUnit(video, block);
    expect(mocks.mountVideoEmbed.mock.calls.map(([wrapper, , options]) => [wrapper.id, options])).toEqual([
      ['a', { title: 'A brook' }],
      ['b', { title: 'A brook' }],
    ]);
    expect(mocks.mountNativeVideo.mock.calls.map(([, , title]) => title)).toEqual(['A brook']);
    expect(store).toBe('a');
  });

  it('may be the wrapper itself, without a title', () => {
    mountUnit(video, elementOf('<div class="sqs-video-wrapper" id="self"></div>'));
    expect(mocks.mountVideoEmbed.mock.calls.map(([wrapper, , options]) => [wrapper.id, options])).toEqual([
      ['self', { title: '' }],
    ]);
  });

  it('is a fault where one of its players names no file', () => {
    const read = (html: string) => video.read?.(elementOf(`<div>${html}</div>`), () => {}, {} as never);
    expect(read(file('640:360') + file(''))).toEqual({ fault: 'The video block does not name a file.' });
    expect(read(file('640:360'))).toMatchObject({ files: { length: 1 } });
  });
});

describe('a newsletter', () => {
  const FORM = '<form data-form-id="f1"><p class="form-item" id="email-1"></p></form>';
  function mount(width: number) {
    const container = elementOf(`<section><div>${FORM}</div></section>`);
    const block = container.firstElementChild as HTMLElement;
    Object.defineProperty(container, 'clientWidth', { configurable: true, value: width });
    const before = container.innerHTML;
    const mounted = mountUnit(newsletter, block);
    return { container, block, before, ...mounted };
  }

  it.each([
    [319, 'rendered newsletter-form-has-small-container'],
    [320, 'rendered'],
  ])('in %i px has the classes %s', (width, classes) => {
    expect(mount(width).block.className).toBe(classes);
  });

  it('is measured again when its container changes, and restored at the end', () => {
    const { container, block, before, scope, store } = mount(400);
    Object.defineProperty(container, 'clientWidth', { value: 300 });
    mocks.resize();
    expect(block.className).toBe('rendered newsletter-form-has-small-container');
    scope.end();
    expect([container.innerHTML, store]).toEqual([before, 'store']);
  });

  it('tells the page of a subscription', () => {
    const { scope, block } = mount(400);
    const [, , { captchaAction, onSuccess }] = mocks.createLazyServerForm.mock.calls[0] ?? [];
    const told = vi.fn();
    scope.on('newsletter:subscribed', told);
    onSuccess();
    expect(captchaAction).toBe('NEWSLETTER_BLOCK_SUBMISSION');
    const [event] = told.mock.calls[0] ?? [];
    expect([event.formId, event.element === block]).toEqual(['f1', true]);
  });
});

describe('a mobile menu', () => {
  it.each([
    ['<select><option value="">Go</option><option value="/about">About</option></select>', 'select-menu'],
    ['<select><option value="https://a.example/">A</option></select>', 'select-menu'],
    ['<select><option value="../up">Up</option></select>', 'select-menu'],
    ['<select><option value="page.html#top">Page</option></select>', 'select-menu'],
    ['<select><option value="red">Red</option><option value="page.htmlx">Page</option></select>', undefined],
    ['<nav></nav>', undefined],
  ])('%s is mounted by %s', (html, name) => {
    expect(mobileMenu.choose?.(elementOf(html), [])?.name).toBe(name);
  });

  it('opens later, with its list', () => {
    const menu = elementOf('<nav></nav>');
    mountUnit(mobileMenu, menu);
    const [, { toggles, lists }] = mocks.openLater.mock.calls[0] ?? [];
    expect([toggles, lists.length, lists[0] === menu]).toEqual([[], 1, true]);
  });
});

describe('the menu of a header', () => {
  const HEADER = `<header><i class="header-menu"></i><button class="header-burger-btn"></button>
    <nav class="header-nav"><a class="header-nav-folder-title"></a></nav></header>`;

  function mount(html = HEADER) {
    const mountMenus = vi.fn(async () => {});
    mocks.openLater.mockReturnValue(mountMenus);
    const header = elementOf(html);
    const click = vi.fn();
    header.querySelector('button')?.addEventListener('click', click);
    const { scope } = mountUnit(headerMenu, header);
    const [, { toggles }, load] = mocks.openLater.mock.calls[0] ?? [];
    const request = async (event?: object) => {
      scope.bus.emit('menu:opened', event as never);
      await Promise.resolve();
      return [mountMenus.mock.calls.length, click.mock.calls.length];
    };
    return { scope, toggles, load, request };
  }

  it('has its burgers and folders as toggles', () => {
    const elements = mount().toggles.map(({ element }: { readonly element: Element }) => element.className);
    expect(elements).toEqual(['header-burger-btn', 'header-nav-folder-title']);
  });

  it('is opened by the event of a theme’s script, not by one that tells of a menu that has opened', async () => {
    const { request } = mount();
    expect(await request({ element: document.body })).toEqual([0, 0]);
    expect(await request()).toEqual([1, 1]);
    expect(await mount(HEADER.replace('<i class="header-menu"></i>', '')).request()).toEqual([0, 0]);
  });

  it('leaves that event to its code, once that has come', async () => {
    const { load, request } = mount();
    await load();
    expect(await request()).toEqual([0, 0]);
  });
});

describe('the pill with what is in the cart', () => {
  function open(shown: object | undefined) {
    const place = document.createElement('div');
    document.body.replaceChildren(place);
    openPill(createTestScope(), place, createStore(shown) as never);
    return {
      text: (selector: string) => place.querySelector(selector)?.textContent,
      label: place.querySelector('a')?.getAttribute('aria-label'),
    };
  }

  it('is not there while the cart is empty, or unknown', () => {
    expect([open(undefined).text('a'), open({ totalQuantity: 0 }).text('a')]).toEqual([undefined, undefined]);
  });

  it('says how many there are, and what they cost if that is known', () => {
    const subtotal = { minor: 1250n, currency: 'USD' };
    const { text, label } = open({ totalQuantity: 2, subtotal });
    expect([text('.total-quantity'), text('.suffix'), text('.sqs-money-native')]).toEqual([
      '2',
      'items',
      '12.50',
    ]);
    expect(label).toContain('2');
    const one = open({ totalQuantity: 1 });
    expect([one.text('.total-quantity'), one.text('.suffix'), one.text('.subtotal')]).toEqual([
      '1',
      'item',
      undefined,
    ]);
  });
});
