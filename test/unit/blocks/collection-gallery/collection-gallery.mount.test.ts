// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  readCollectionGallery,
  unit,
} from '../../../../src/blocks/collection-gallery/collection-gallery.mount';
import { readSiteContext } from '../../../../src/context/context';
import { findIn } from '../../support/markup';
import { SizeObserver } from '../../support/measured-page';
import { createTestScope } from '../../support/scope';

const views = vi.hoisted(() => vi.fn());
vi.mock('../../../../src/blocks/collection-gallery/mount-views', () => ({ mountViews: views }));
// Sizes are told once, as browsers do.
beforeEach(() => void vi.stubGlobal('ResizeObserver', SizeObserver));

const read = (html: string, ...settings: string[]) => {
  const list = document.createElement('div');
  list.append(document.createRange().createContextualFragment(html));
  return readCollectionGallery(list, { contains: (name) => settings.includes(name) });
};
const SLIDES = '<div class="slide"></div><div><div class="slide"></div></div>';

it('reads the slides and the settings', () => {
  const data = read(SLIDES, 'gallery-style-fill', 'gallery-auto-play');
  expect([data?.slides.length, data?.fillsBox, data?.autoplay]).toEqual([2, true, true]);
  expect(read(SLIDES)).toMatchObject({ fillsBox: false, autoplay: false });
});

it('leaves an empty one alone', () => {
  expect(read('<p></p>')).toBeUndefined();
});

afterEach(() => {
  vi.stubGlobal('ResizeObserver', SizeObserver);
});

/** A gallery of a page whose window is wide, or not, until `turn` says otherwise. */
function mount({ isWide = true, height = 0, settings = '', hasTexts = true } = {}) {
  const wide = Object.assign(new EventTarget(), { matches: isWide });
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('width') ? wide : Object.assign(new EventTarget(), { matches: false }),
  );
  document.body.className = settings;
  document.body.innerHTML = `<div id="slideshowWrapper"><div id="list">
    <div class="slide"><img></div><div class="slide"><img></div></div></div>
    ${hasTexts ? '<div id="imageData"><p>One</p><p>Two</p></div>' : ''}<a class="next-slide"></a><div id="footer"></div>`;
  const [box, list] = ['slideshowWrapper', 'list'].map((id) => document.getElementById(id) as HTMLElement);
  if (!box || !list) throw new Error('The page has no gallery.');
  for (const element of [box, list])
    Object.defineProperty(element, 'offsetHeight', { value: height, configurable: true });
  Object.defineProperty(document.getElementById('footer'), 'offsetHeight', { value: 60 });
  vi.spyOn(box, 'getBoundingClientRect').mockReturnValue({ top: 140 } as DOMRect);
  const sent = document.body.innerHTML;
  // happy-dom drops heights that it cannot read.
  const written = vi.spyOn(box.style, 'setProperty');
  const scope = createTestScope();
  const data = readCollectionGallery(list, document.body.classList);
  if (!data) throw new Error('The gallery is empty.');
  unit.mount(data, scope, list);
  const shown = () => data.slides.map((slide) => slide.classList.contains('sqs-active-slide'));
  const turn = (matches: boolean) => {
    wide.matches = matches;
    wide.dispatchEvent(new Event('change'));
  };
  const heights = () => written.mock.calls.filter(([name]) => name === 'height').map(([, height]) => height);
  return { scope, box, list, sent, shown, turn, heights };
}

it('is a slideshow in a wide window, which the arrows of the page lead through', () => {
  const { shown, box } = mount();
  expect(box.classList.contains('mobile-gallery')).toBe(false);
  expect(shown()).toEqual([true, false]);
  document.querySelector<HTMLElement>('.next-slide')?.click();
  expect(shown()).toEqual([false, true]);
  const texts = [...(document.getElementById('imageData')?.children ?? [])];
  expect(texts.map((text) => text.classList.contains('sqs-active-slide'))).toEqual([false, true]);
});

it('shows all its pictures below each other in a narrow one, and changes with the window', () => {
  const { box, list, turn, sent, scope } = mount({ isWide: false });
  const isList = () => box.classList.contains('mobile-gallery');
  expect([isList(), list.style.height]).toEqual([true, '']);
  turn(true);
  expect([isList(), list.style.height]).toEqual([false, '100%']);
  turn(false);
  expect([isList(), list.style.height]).toEqual([true, '']);
  scope.end();
  expect(document.body.innerHTML).toBe(sent);
});

it('has what its window leaves of it where its theme gives it no height', () => {
  const { list, heights, scope } = mount({ height: 99 });
  expect(new Set(heights())).toEqual(new Set(['max(500px, 100svh - 200px)']));
  expect(list.style.height).toBe('100%');
  scope.end();
  expect(mount({ height: 100 }).heights()).toEqual([]);
});

describe('a gallery of a template', () => {
  interface Setting {
    readonly isWide?: boolean;
    /** Of the header, in px from the top of the window. */
    readonly header?: { readonly top: number; readonly bottom: number };
  }

  /** Windows of 600 px, with the list at 20 px. */
  function mountTemplate(html: string, { isWide = true, header }: Setting = {}) {
    const wide = Object.assign(new EventTarget(), { matches: isWide });
    const asked: string[] = [];
    vi.stubGlobal('matchMedia', (query: string) => {
      if (!query.includes('width')) return Object.assign(new EventTarget(), { matches: true });
      asked.push(query);
      return wide;
    });
    vi.stubGlobal('innerHeight', 600);
    document.body.className = '';
    document.body.innerHTML = html;
    if (header) findIn(document, '#header').getBoundingClientRect = () => header as DOMRect;
    const list = findIn(document, '.slideshow');
    list.getBoundingClientRect = () =>
      ({ top: 20 + (Number.parseFloat(list.style.marginTop) || 0) }) as DOMRect;
    Object.defineProperty(list, 'offsetHeight', { value: 400 });
    // happy-dom drops lengths that it cannot read.
    const written = vi.spyOn(list.style, 'setProperty');
    const sent = document.body.innerHTML;
    const scope = createTestScope();
    const data = readCollectionGallery(list, document.body.classList);
    if (!data) throw new Error('The gallery is empty.');
    unit.mount(data, scope, list);
    const styles = () =>
      written.mock.calls
        .map(([name, value]) => `${name}: ${value}`)
        .filter((style) => !style.startsWith('touch-action'));
    const turn = (matches: boolean) => {
      wide.matches = matches;
      wide.dispatchEvent(new Event('change'));
    };
    return { scope, list, sent, styles, turn, asked };
  }

  const SLIDE = '<div class="slide"><div class="imageWrapper"><img></div></div>';
  const MOMENTUM = `<div id="header"></div><div class="slideshow">${SLIDE.repeat(2)}</div>
    <div class="arrow-wrapper right"></div>`;
  const FORTE = `<div class="slideshow strip"><div class="slide"><img></div></div><p class="arrow-wrapper"></p>`;
  const html = document.documentElement;

  it.each([
    ['above', { top: 0, bottom: 80 }, ['height: calc(100svh - 80px)', 'margin-top: 60px']],
    ['above, over nothing of it', { top: 0, bottom: 10 }, ['height: calc(100svh - 20px)', 'margin-top: 0px']],
    ['below', { top: 540, bottom: 600 }, ['height: calc(100svh - 80px)', 'margin-top: 0px']],
    ['just below the middle', { top: 300, bottom: 350 }, ['height: calc(100svh - 70px)', 'margin-top: 0px']],
  ])('leaves room for a header %s', async (_, header, expected) => {
    const { styles } = mountTemplate(MOMENTUM, { header });
    await vi.waitFor(() => expect(styles()).toEqual(expected));
  });

  it('measures its own place without that room when the header changes', async () => {
    const header = { top: 0, bottom: 80, width: 500 };
    const { list } = mountTemplate(MOMENTUM, { header });
    await vi.waitFor(() => expect(list.style.marginTop).toBe('60px'));
    Object.assign(header, { bottom: 90, width: 400 });
    await vi.waitFor(() => {
      SizeObserver.resize();
      expect(list.style.marginTop).toBe('70px');
    });
  });

  it('that does not lie below its header leaves no room for it', async () => {
    const html = `<div id="header"></div><div class="slideshow">${'<div class="slide"><img></div>'.repeat(2)}</div>`;
    const observe = vi.spyOn(SizeObserver.prototype, 'observe');
    mountTemplate(html, { header: { top: 0, bottom: 80 } });
    expect(observe.mock.calls.map(([element]) => element.id)).not.toContain('header');
  });

  it('needs no header', () => {
    const { styles } = mountTemplate(MOMENTUM.replace('<div id="header"></div>', ''));
    expect(styles()).toEqual([]);
  });

  it('that covers the window is the same in a narrow one', () => {
    const { scope, list, turn, sent } = mountTemplate(MOMENTUM, {
      isWide: false,
      header: { top: 0, bottom: 0 },
    });
    const shown = () => [...list.children].map((slide) => slide.classList.contains('sqs-active-slide'));
    expect([shown(), html.className]).toEqual([[true, false], '']);
    const [, active] = list.children;
    findIn(document, '.arrow-wrapper').click();
    turn(true);
    expect([shown(), active?.isConnected]).toEqual([[false, true], true]);
    scope.end();
    expect(document.body.innerHTML).toBe(sent);
  });

  it('shows what the CSS of its template hides, and gives it back', () => {
    const { scope, sent } = mountTemplate(MOMENTUM, { header: { top: 0, bottom: 0 } });
    expect(findIn(document, '.arrow-wrapper').classList.contains('guide')).toBe(true);
    scope.end();
    expect(document.body.innerHTML).toBe(sent);
  });

  it('tells the page whether its window is narrow, where its CSS has another layout there', () => {
    const { scope, turn } = mountTemplate(FORTE, { isWide: false });
    expect(html.className).toBe('mobile-view');
    turn(true);
    expect(html.className).toBe('');
    turn(false);
    scope.end();
    expect(html.className).toBe('');
  });

  it('that is a row is one in wide windows, and a list in others', async () => {
    const { list, turn, styles, asked } = mountTemplate(FORTE, { isWide: false });
    expect(styles()).toEqual([]);
    // Wider than a tablet.
    expect(new Set(asked)).toEqual(new Set(['(width > 768px)']));
    turn(true);
    await vi.waitFor(() => expect(list.classList.contains('sqs-gallery-design-strip')).toBe(true));
  });
});

it('has the height of its box again when it is measured anew, as a view of it changes', () => {
  const { list, box } = mount({ height: 99 });
  expect(list.style.height).toBe('100%');
  for (const element of [box, list])
    Object.defineProperty(element, 'offsetHeight', { value: 300, configurable: true });
  views.mock.lastCall?.[1].measure();
  expect(list.style.height).toBe('');
});

it('leads through the slides alone where the page has no texts beside them', () => {
  const { shown, scope } = mount({ hasTexts: false });
  document.querySelector<HTMLElement>('.next-slide')?.click();
  expect(shown()).toEqual([false, true]);
  const reported = vi.mocked(scope.report).mock.calls.map(([, , cause]) => cause);
  expect(new Set(reported)).toEqual(new Set(['Invalid or missing image source.']));
});

it.each(['gallery-design-slideshow', ''])(
  'shows what a system gallery without slides has besides, as %j',
  (settings) => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    document.body.className = settings;
    document.body.innerHTML =
      '<div class="sqs-system-gallery sqs-system-gallery-init"><div class="slides"></div><h1>Ferns</h1></div>';
    const element = findIn(document, '.sqs-system-gallery');
    const sent = document.body.innerHTML;
    const scope = createTestScope();
    const data = unit.read?.(element, () => {}, readSiteContext({}));
    if (!data || 'fault' in data) throw new Error('The gallery is not read.');
    unit.mount(data, scope, element);
    expect(element.className).toBe('sqs-system-gallery sqs-system-gallery-ready');
    scope.end();
    expect(document.body.innerHTML).toBe(sent);
  },
);
