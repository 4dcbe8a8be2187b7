// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import {
  readCollectionGallery,
  unit,
} from '../../../../src/blocks/collection-gallery/collection-gallery.mount';
import { readSiteContext } from '../../../../src/context/context';
import { createTestScope } from '../../support/scope';

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
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A gallery of a page whose window is wide, or not, until `turn` says otherwise. */
function mount({ isWide = true, height = 0, settings = '' } = {}) {
  const wide = Object.assign(new EventTarget(), { matches: isWide });
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('width') ? wide : Object.assign(new EventTarget(), { matches: false }),
  );
  document.body.className = settings;
  document.body.innerHTML = `<div id="slideshowWrapper"><div id="list">
    <div class="slide"><img></div><div class="slide"><img></div></div></div>
    <div id="imageData"><p>One</p><p>Two</p></div><a class="next-slide"></a><div id="footer"></div>`;
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
  const { shown, box, scope } = mount();
  expect(box.classList.contains('mobile-gallery')).toBe(false);
  expect(shown()).toEqual([true, false]);
  document.querySelector<HTMLElement>('.next-slide')?.click();
  expect(shown()).toEqual([false, true]);
  const texts = [...(document.getElementById('imageData')?.children ?? [])];
  expect(texts.map((text) => text.classList.contains('sqs-active-slide'))).toEqual([false, true]);
  scope.end();
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

it.each(['gallery-design-slideshow', ''])(
  'shows what a system gallery without slides has besides, as %j',
  (settings) => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    document.body.className = settings;
    document.body.innerHTML =
      '<div class="sqs-system-gallery sqs-system-gallery-init"><div class="slides"></div><h1>Ferns</h1></div>';
    const element = document.querySelector<HTMLElement>('.sqs-system-gallery');
    if (!element) throw new Error('The page has no gallery.');
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
