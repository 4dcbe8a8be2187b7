// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PicturesLayout } from '../../../../src/blocks/product-gallery/picture-layouts';
import { readProductGallery } from '../../../../src/blocks/product-gallery/product-gallery.data';
import { showPictures } from '../../../../src/blocks/product-gallery/show-pictures';
import type { Part } from '../../../../src/core/scope';
import { createStore } from '../../../../src/store/store';
import { setBox } from '../../support/measured-page';
import { createTestScope } from '../../support/scope';

const SLIDE = '<div class="ProductItem-gallery-slides-item"><img src="data:,a"></div>';
const THUMBNAIL = '<div class="ProductItem-gallery-thumbnails-item"><img src="data:,a"></div>';
const CONTROLS = `<button class="ProductItem-gallery-prev enable-on-first-image-load"></button>
  <button class="ProductItem-gallery-next"></button>
  <span class="ProductItem-gallery-current-slide-indicator">first</span>`;

const PDP_SLIDE = '<div class="pdp-gallery-slides"><img src="data:,a"></div>';
const PDP_CONTROLS = '<div class="pdp-carousel-controls hidden"><button class="chevron-next"></button></div>';

interface Markup {
  readonly slides?: number;
  readonly id?: string;
  readonly inList?: string;
  readonly outside?: string;
  readonly slide?: string;
}

let scope: Part;
let root: HTMLElement;
let sent = '';

function show(
  layout: PicturesLayout,
  { slides = 4, id = '', inList = '', outside = '', slide = SLIDE }: Markup = {},
  attributes = '',
) {
  document.body.innerHTML = `<div id="${id}" ${attributes}><div class="list">${slide.repeat(slides)}${inList}</div>
    <div class="ProductItem-gallery-scroll"><div>${THUMBNAIL.repeat(slides)}</div></div>${outside}</div>`;
  root = document.body.firstElementChild as HTMLElement;
  sent = root.outerHTML;
  const data = readProductGallery(root, { classes: document.body.classList, tweaks: {} });
  if (!data) throw new Error('There are no pictures.');
  const index = createStore(0);
  const scroll = vi.fn();
  for (const strip of root.querySelectorAll('.ProductItem-gallery-scroll')) strip.scrollBy = scroll;
  const shown = showPictures(scope, { ...data, root, layout, index });
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const slidesWith = (token: string) =>
    data.slides.flatMap((element, place) => (element.classList.contains(token) ? [place] : []));
  const marks = () => ['prev-slide', 'selected', 'next-slide'].map((token) => slidesWith(token).join());
  return { index, follow: shown.follow, data, all, marks, scroll };
}

beforeEach(() => {
  scope = createTestScope();
  Element.prototype.getAnimations ??= () => [];
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
});

describe('pictures of which one is shown at a time', () => {
  it('mark it and its neighbours, in a circle', () => {
    const { marks, follow, index } = show('slideshow');
    expect(marks()).toEqual(['3', '0', '1']);
    follow(1);
    expect([marks(), index.get()]).toEqual([['0', '1', '2'], 1]);
    // What has been left may still be leaving, so it counts as the neighbour on its side.
    follow(3);
    expect(marks()).toEqual(['1', '3', '0']);
    follow(1);
    expect(marks()).toEqual(['0', '1', '3']);
  });

  it('have no neighbour twice', () => {
    const { marks } = show('slideshow', { slides: 2 });
    expect(marks()).toEqual(['1', '0', '']);
  });

  it('mark their thumbnail, which scrolls into its strip once they move', () => {
    const { all, follow, scroll, data } = show('slideshow');
    const strip = all('.ProductItem-gallery-scroll')[0] as HTMLElement;
    const active = () =>
      data.thumbnails.map((one) => [one.classList.contains('active'), one.getAttribute('aria-current')]);
    const others = Array(3).fill([false, null]);
    expect(active()).toEqual([[true, 'true'], ...others]);
    expect(scroll).not.toHaveBeenCalled();
    expect(all('.ProductItem-gallery-thumbnails-item img')[0]?.style).toMatchObject({
      width: '100%',
      height: '100%',
      objectFit: 'cover',
    });
    setBox(strip, { left: 100, right: 300, top: 50, bottom: 90 });
    const boxes = [
      [
        { left: 350, right: 400, top: 55, bottom: 85 },
        { left: 100, top: 0 },
      ],
      [
        { left: 70, right: 120, top: 20, bottom: 60 },
        { left: -30, top: -30 },
      ],
      [
        { left: 120, right: 170, top: 80, bottom: 120 },
        { left: 0, top: 30 },
      ],
    ] as const;
    boxes.forEach(([box, by], place) => {
      setBox(data.thumbnails[place + 1] as HTMLElement, box);
      follow(place + 1);
      expect(scroll).toHaveBeenLastCalledWith({ ...by, behavior: 'auto' });
    });
    expect(active()).toEqual([...others, [true, 'true']]);
  });

  it('scroll thumbnails smoothly for visitors who do not mind', () => {
    vi.mocked(window.matchMedia).mockReturnValue({ matches: false } as MediaQueryList);
    const { follow, scroll } = show('carousel');
    follow(1);
    expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'smooth' }));
  });

  it('say which one is shown, of how many', () => {
    const { all, follow } = show('carousel', { outside: CONTROLS });
    const text = () => all('.ProductItem-gallery-current-slide-indicator')[0]?.textContent;
    expect(text()).toMatch(/1\D+4/);
    follow(2);
    expect(text()).toMatch(/3\D+4/);
  });

  it('say nothing, and have no controls over them, where there is only one', () => {
    const { all } = show('carousel', { slides: 1, inList: CONTROLS });
    expect(all('.ProductItem-gallery-current-slide-indicator')[0]?.textContent).toBe('first');
    expect(all('.list > :not(.ProductItem-gallery-slides-item).hidden')).toHaveLength(3);
  });

  it('have controls, in the layouts half, full and wrap, only where there are several, and fill their place', () => {
    const count = (slides: number) => {
      const { all } = show('carousel', { slides, slide: PDP_SLIDE, outside: PDP_CONTROLS });
      const image = all('.pdp-gallery-slides img')[0];
      expect([image?.style.height, image?.style.objectFit]).toEqual(['100%', 'cover']);
      return all('.pdp-carousel-controls:not(.hidden)').length;
    };
    expect(count(2)).toBe(1);
    scope.end();
    expect(root.outerHTML).toBe(sent);
    scope = createTestScope();
    expect(count(1)).toBe(0);
  });

  it('have controls over them where they lie in the list, and leave those beside it alone', () => {
    const { all } = show('carousel', { inList: CONTROLS, outside: CONTROLS }, 'data-test');
    const raised = (holder: string) => all(`${holder} > :is(button, span)`).map(({ style }) => style.zIndex);
    expect(raised('.list')).toEqual(Array(3).fill('var(--inlay-z-controls)'));
    expect(raised('[data-test]')).toEqual(Array(3).fill(''));
    expect(all('.hidden')).toEqual([]);
  });

  it('show the thumbnails of the oldest themes, which hide them', () => {
    const classic = show('slideshow', { id: 'productGallery' });
    const strip = classic.data.thumbnails[0]?.parentElement;
    expect([strip?.style.visibility, root.className]).toEqual([
      'visible',
      'inlay-product-gallery inlay-product-gallery--classic',
    ]);
    scope.end();
    scope = createTestScope();
    const current = show('slideshow');
    expect([current.data.thumbnails[0]?.parentElement?.style.visibility, root.className]).toEqual([
      '',
      'inlay-product-gallery',
    ]);
  });

  it.each(['slideshow', 'carousel', 'stack'] as const)(
    'are the server’s again at the end of a %s',
    (layout) => {
      const { follow } = show(layout, { inList: CONTROLS });
      follow(2);
      expect(root.outerHTML).not.toBe(sent);
      scope.end();
      expect(root.outerHTML).toBe(sent);
    },
  );
});

describe('pictures below each other', () => {
  it('give their slides their height, and need no controls', () => {
    const slide =
      '<div class="ProductItem-gallery-slides-item"><img src="data:,a" style="position: absolute; height: 5px"></div>';
    const { all, index, follow } = show('stack', { slide, outside: CONTROLS });
    expect(root.className).toBe('inlay-product-gallery--stack');
    expect(
      all('.ProductItem-gallery-slides-item img').map(({ style }) => [style.position, style.height]),
    ).toEqual(Array(4).fill(['static', 'auto']));
    expect(all('.hidden').map(({ className }) => className)).toEqual([
      expect.stringContaining('gallery-prev'),
    ]);
    follow(2);
    expect(index.get()).toBe(0);
  });

  it('come first, in the layout wrap, when they are chosen', () => {
    const { marks, index, follow, all } = show('stack', { slide: PDP_SLIDE, outside: PDP_CONTROLS });
    expect(marks()).toEqual(['', '0', '']);
    follow(2);
    expect([marks(), index.get()]).toEqual([['', '2', ''], 2]);
    expect(all('.pdp-carousel-controls.hidden')).toHaveLength(1);
    scope.end();
    expect(root.outerHTML).toBe(sent);
  });

  it('are left alone where the theme has them in the flow', () => {
    const { all } = show('stack');
    expect(all('.ProductItem-gallery-slides-item img').map(({ style }) => style.position)).toEqual(
      Array(4).fill(''),
    );
  });
});

it('pictures side by side are shaped for their row at once, and move as soon as its code has come', async () => {
  const { all, marks, follow, index } = show('row', { slide: PDP_SLIDE });
  const image = all('.pdp-gallery-slides img')[0];
  expect([root.className, image?.style.maxHeight, image?.style.height]).toEqual([
    'inlay-product-gallery inlay-product-gallery--row',
    '80vh',
    'auto',
  ]);
  expect(marks()).toEqual(['', '', '']);
  // What is chosen meanwhile is the first that is shown.
  follow(2);
  expect(index.get()).toBe(2);
  await vi.waitFor(() => expect(marks()).toEqual(['1', '2', '3']));
  follow(1);
  expect([marks()[1], index.get()]).toEqual(['1', 1]);
  scope.end();
  expect(root.outerHTML).toBe(sent);
});

describe('videos among pictures', () => {
  const RECORD = JSON.stringify({
    alexandriaUrl: 'https://v.example/a/{variant}',
    systemDataVariants: '640:360',
  });
  const slideWith = (content: string) => `<div class="ProductItem-gallery-slides-item">${content}</div>`;
  const FILE = slideWith(`<div class="sqs-native-video" data-config-video='${RECORD}'></div>`);
  const EMBED = slideWith('<div class="sqs-video-wrapper" data-html=""></div>');
  const isAlive = (selector: string) => root.querySelector(selector) !== null;

  beforeEach(() => {
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  });

  it.each(['slideshow', 'stack'] as const)('that are files have a player in a %s', async (layout) => {
    show(layout, { slide: FILE, slides: 2 });
    await vi.waitFor(() => expect(root.querySelectorAll('video')).toHaveLength(2));
  });

  it('that name no file have none', async () => {
    const broken = slideWith('<div class="sqs-native-video"></div>');
    show('stack', { slide: broken + FILE, slides: 1 });
    await vi.waitFor(() => expect(root.querySelectorAll('video')).toHaveLength(1));
    expect(root.querySelector('.sqs-native-video')?.childElementCount).toBe(0);
  });

  it('of a service have one in a stack, where no gallery plays them', async () => {
    show('stack', { slide: EMBED, slides: 1 });
    await vi.waitFor(() => expect(isAlive('.video-invalid')).toBe(true));
  });
});

it.each([
  ['lightbox', true, false],
  ['zoom', false, true],
  ['none', false, false],
])(
  'a click on a picture with the action «%s» opens the lightbox: %j, or enlarges it: %j',
  (click, opens, enlarges) => {
    show('slideshow', {}, `data-gallery-click-action="${click}" data-gallery-hover-action="none"`);
    const count = (selector: string) =>
      root.querySelectorAll(`.ProductItem-gallery-slides-item ${selector}`).length;
    expect(count('[aria-haspopup=dialog]')).toBe(opens ? 4 : 0);
    expect(count(':is(button, [role=button]):not([aria-haspopup])')).toBe(enlarges ? 4 : 0);
  },
);
