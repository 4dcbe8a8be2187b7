// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LoadImageOptions } from '../../../../src/media/image/load-image';
import { loadInPlace, loadInPlaceBatched } from '../../../../src/media/image/load-in-place';
import { findIn } from '../../support/markup';
import { createTestScope } from '../../support/scope';

const mocks = vi.hoisted(() => ({ loadImage: vi.fn() }));
vi.mock('../../../../src/media/image/load-image', async (importOriginal) => {
  const { loadImage } = await importOriginal<typeof import('../../../../src/media/image/load-image')>();
  return { loadImage: mocks.loadImage.mockImplementation(loadImage) };
});

afterEach(() => {
  mocks.loadImage.mockClear();
});

const px = (height: number) => ({ width: 400, height, top: 0, bottom: height }) as DOMRect;

/** How an image without a source is placed whose box is `box` px high and which is itself `image` px high: its box's styles by then. */
function place(sizes: { box: number; image: number; client?: number }, style = '', boxStyle = '') {
  document.body.innerHTML = `<div class="content-fit" style="${boxStyle}">
    <img data-src="/fern.png" data-image-dimensions="640x480" alt="Fern" style="${style}"></div>`;
  const box = document.querySelector<HTMLElement>('.content-fit');
  const image = document.querySelector('img');
  if (!box || !image) throw new Error('The image is missing.');
  box.getBoundingClientRect = () => px(sizes.box);
  image.getBoundingClientRect = () => px(sizes.image);
  Object.defineProperty(box, 'clientHeight', { value: sizes.client ?? sizes.box });
  const scope = createTestScope();
  scope.defer(loadInPlace(image, { owner: scope.owner(), onFault: vi.fn() }));
  const { position } = image.style;
  scope.end();
  return position === 'absolute' ? 'over its box' : 'in the flow';
}

describe('an image in a box that may have its own size', () => {
  const inline = 'display: inline';
  const block = 'display: block';

  it.each([
    ['is higher than the image', { box: 180, image: 18 }, block],
    ['is less high than the image', { box: 18, image: 180 }, block],
    ['is higher than the line of the image', { box: 180, image: 18 }, inline],
    ['is less high than the image in its line', { box: 18, image: 180 }, inline],
  ])('lies over one that %s', (_, sizes, style) => {
    expect(place(sizes, style)).toBe('over its box');
  });

  it.each([
    ['is as high as the image', { box: 180, image: 180 }, block, ''],
    ['has no height', { box: 0, image: 18 }, block, ''],
    ['is an inline box', { box: 18, image: 180, client: 0 }, block, ''],
    ['is one line high', { box: 18, image: 0 }, inline, 'font-size: 16px'],
    ['is one high line high', { box: 48, image: 18 }, inline, 'font-size: 16px; line-height: 48px'],
    [
      'is as high as a picture and what is under its line',
      { box: 185, image: 180 },
      inline,
      'font-size: 16px',
    ],
  ])('stays in the flow of one that %s', (_, sizes, style, boxStyle) => {
    expect(place(sizes, style, boxStyle)).toBe('in the flow');
  });
});

describe('the width that theme CSS asks for', () => {
  /** The value of `display` that an image has while it is measured. */
  function displays(style: string, hasStyleMap: boolean) {
    document.body.innerHTML = `<p><img data-src="/fern.png" alt="Fern" style="${style}"></p>`;
    const image = document.querySelector('img');
    if (!image) throw new Error('The image is missing.');
    if (hasStyleMap)
      Object.assign(image, {
        computedStyleMap: () =>
          new Map([
            ['width', 'auto'],
            ['height', 'auto'],
          ]),
      });
    const scope = createTestScope();
    const owner = scope.owner();
    const seen: string[] = [];
    const { claim } = owner;
    vi.spyOn(owner, 'claim').mockImplementation((node, claims) => {
      claim(node, claims);
      if (node === image) seen.push(image.style.display);
    });
    scope.defer(loadInPlace(image, { owner, onFault: vi.fn() }));
    scope.end();
    // The first is before it is measured.
    return seen[1];
  }

  it.each([
    ['is known of an image in a line only while that is a box', 'display: inline', true, 'inline-block'],
    ['is known of a block as it is', 'display: block', true, 'block'],
    ['is known in browsers without typed styles only of what is not shown', 'display: inline', false, 'none'],
    ['is known there in the same way of a block', 'display: block', false, 'none'],
  ])('%s', (_, style, hasStyleMap, display) => {
    expect(displays(style, hasStyleMap)).toBe(display);
  });
});

type Options = Omit<Parameters<typeof loadInPlace>[1], 'owner' | 'onFault'>;

/** As typed styles of browsers tell them: of an image in the flow, unless told otherwise. */
const FREE = { width: 'auto', height: 'auto' };
/** What browsers compute of an image without any style. */
const PLAIN = 'max-width: none; max-height: none; object-fit: fill';

interface Setting {
  readonly size?: Readonly<Record<string, string>>;
  readonly options?: Options;
  /** Of all boxes, in px; `grow`: of an image that is made so high. */
  readonly boxHeight?: (imageHeight: number) => number;
}

/** An image in the page, which has no layout. */
function inPage(html: string, { size = FREE, boxHeight = () => 200, options = {} }: Setting = {}) {
  document.body.innerHTML = html;
  const before = document.body.innerHTML;
  const image = findIn(document, 'img') as HTMLImageElement;
  Object.assign(image, { computedStyleMap: () => new Map(Object.entries(size)) });
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() =>
    boxHeight(Number.parseFloat(image.style.minHeight) || 0),
  );
  const scope = createTestScope();
  const given = { ...options, owner: scope.owner(), onFault: vi.fn() };
  return {
    image,
    before,
    scope,
    given,
    /** What the image is loaded with; undefined if it is left alone. */
    load(): LoadImageOptions | undefined {
      scope.defer(loadInPlace(image, given));
      return mocks.loadImage.mock.lastCall?.[1];
    },
  };
}

const imageHtml = (more = '', style = PLAIN) =>
  `<img data-src="/fern.png" alt="Fern" ${more} style="${style}">`;
const CLIP = 'overflow-y: hidden; position: static';
const STATIC = 'overflow-y: visible; position: static';
const box = (content: string, style = CLIP) => `<div class="box" style="${style}">${content}</div>`;

describe('an image in a box that no class names', () => {
  const isOver = (html: string, setting?: Setting) => {
    const { load } = inPage(html, setting);
    return load()?.box.className === 'box' && findIn(document, 'img').style.position === 'absolute';
  };

  it.each([
    ['clips what it holds', box(imageHtml())],
    ['is out of the flow', box(imageHtml(), 'position: absolute; overflow-y: visible')],
    ['is around another box', box(`<p style="${STATIC}">${imageHtml()}</p>`)],
    [
      'has only what takes no room beside it',
      box(`${imageHtml()} <!-- A fern --><i style="display: none">x</i>`),
    ],
    ['has only what lies over it', box(`${imageHtml()}<i style="display: block; position: absolute">x</i>`)],
  ])('lies over one that %s', (_, html) => {
    expect(isOver(html)).toBe(true);
  });

  it.each([
    ['does not clip', box(imageHtml(), STATIC)],
    ['has a text, too', box(`${imageHtml()}A fern`)],
    ['has something else in it', box(`${imageHtml()}<i style="display: block; position: static">x</i>`)],
    ['is around a box in whose place the image is', box(`<p style="position: relative">${imageHtml()}</p>`)],
  ])('stays in the flow of one that %s', (_, html) => {
    expect(isOver(html)).toBe(false);
  });

  it('stays in the flow of one that grows with it, and leaves no trace of how it was seen', () => {
    const { load } = inPage(box(imageHtml()), { boxHeight: (height) => Math.max(height, 20) });
    // Also for what loads it.
    mocks.loadImage.mockReturnValueOnce(() => {});
    expect(load()?.box.className).toBe('box');
    const { minHeight, position } = findIn(document, 'img').style;
    expect([minHeight, position]).toEqual(['', '']);
  });

  it.each([
    ['is free', FREE, '', PLAIN, true],
    ['is stretched over the box', { width: '100%', height: '100%' }, '', PLAIN, true],
    ['is as high as its attribute says', { width: 'auto', height: '90px' }, 'height="90"', PLAIN, true],
    ['is as high as the theme says', { width: 'auto', height: '90px' }, '', PLAIN, false],
    ['is as high as the box alone', { width: '50%', height: '100%' }, '', PLAIN, false],
    ['is as wide as the box alone', { width: '100%', height: '50%' }, '', PLAIN, false],
    ['has a limit', FREE, '', 'max-width: none; max-height: 90px; object-fit: fill', false],
    ['has a crop', FREE, '', 'max-width: none; max-height: none; object-fit: cover', false],
  ])('lies over it only where its shape is left open: one that %s', (_, size, more, style, expected) => {
    expect(isOver(box(imageHtml(more, style)), { size })).toBe(expected);
  });

  it.each([
    ['static', 'relative'],
    ['absolute', 'absolute'],
  ])('is cut off by a box that is %s, which is %s then', (position, expected) => {
    const { load, scope, before } = inPage(box(imageHtml(), `overflow-y: hidden; position: ${position}`));
    load();
    const { style } = findIn(document, '.box');
    expect([style.overflow, style.position]).toEqual(['hidden', expected]);
    scope.end();
    expect(document.body.innerHTML).toBe(before);
  });
});

it.each([
  ['an image in the flow is due by its own place', 'block', 4000],
  ['an image that is not shown before it has loaded is due by the box around it', 'none', 0],
])('%s: the box may be the whole page', (_, display, distance) => {
  const { image, load } = inPage(
    `<main style="${STATIC}">${imageHtml('', `${PLAIN}; display: ${display}`)}</main>`,
  );
  image.getBoundingClientRect = () => ({ top: innerHeight + 4000, bottom: innerHeight + 4000 }) as DOMRect;
  expect(load()?.when?.distance()).toBe(distance);
});

it('lies over a box that its caller is about to size', () => {
  const html = `<div class="content-fit" style="position: static">${imageHtml()}</div>`;
  expect(inPage(html).load()?.box.style.overflow).toBe('');
  expect(inPage(html, { options: { isBoxSized: true } }).load()?.box.style.overflow).toBe('hidden');
});

describe('an image that the server has given a source', () => {
  const served = (style = PLAIN) => imageHtml('src="/fern.png"', style);
  const fitted = { options: { fitsServed: true } };

  it('stays in the flow', () => {
    expect(inPage(box(served())).load()?.placesServed).toBeUndefined();
    expect(findIn(document, 'img').style.position).toBe('');
  });

  it('lies over a box with its own size where it is asked to', () => {
    const options = inPage(box(served()), fitted).load();
    expect([options?.box.className, options?.placesServed]).toEqual(['box', true]);
    expect(findIn(document, 'img').style.position).toBe('absolute');
  });

  it.each([
    ['has a place of the server’s', box(served(`${PLAIN}; width: 90px`))],
    ['is in no such box', box(served(), STATIC)],
  ])('is left alone there if it %s', (_, html) => {
    const { load, before } = inPage(html, fitted);
    expect([load(), document.body.innerHTML]).toEqual([undefined, before]);
  });
});

describe('the room of an image in the flow', () => {
  const styleOf = (html: string, setting?: Setting) => {
    inPage(html, setting).load();
    const { width, maxWidth, contain } = findIn(document, 'img').style;
    return [width, maxWidth, contain];
  };
  const inLine = (more: string) => `display: inline; object-fit: fill; max-width: none; ${more}`;
  const SIZE = 'data-image-dimensions="300x200"';

  it.each([
    [
      'in a line is that of its original',
      imageHtml(SIZE, inLine('max-height: none')),
      ['300px', '100%', 'size'],
    ],
    [
      'is no higher than the theme allows',
      imageHtml(SIZE, inLine('max-height: 100px')),
      ['150px', '100%', 'size'],
    ],
    [
      'is no larger than its original',
      imageHtml(SIZE, inLine('max-height: 900px')),
      ['300px', '100%', 'size'],
    ],
    [
      'is unknown by a share of an unknown height',
      imageHtml(SIZE, inLine('max-height: 50%')),
      ['', '100%', 'none'],
    ],
    ['is within its container without a size', imageHtml('', inLine('max-height: none')), ['', '100%', '']],
    ['in a block is as wide as that', imageHtml(SIZE, `display: block; ${PLAIN}`), ['', '100%', 'size']],
    [
      'has the limit of the theme',
      imageHtml(SIZE, 'display: block; object-fit: fill; max-height: none; max-width: 80px'),
      ['', '80px', 'size'],
    ],
  ])('%s', (_, html, expected) => {
    expect(styleOf(`<p style="${STATIC}">${html}</p>`)).toEqual(expected);
  });

  it.each([
    ['width', { width: '90px', height: 'auto' }, ['', 'none', 'size']],
    ['height', { width: 'auto', height: '90px' }, ['', '100%', 'size']],
  ])('is the theme’s where that sets the %s', (_, size, expected) => {
    expect(
      styleOf(`<p style="${STATIC}">${imageHtml(SIZE, inLine('max-height: none'))}</p>`, { size }),
    ).toEqual(expected);
  });

  it('is a box in its line until it has loaded', () => {
    const { load } = inPage(`<p style="${STATIC}">${imageHtml(SIZE, inLine('max-height: none'))}</p>`);
    const { placement } = load() ?? {};
    const display = (isLoaded: boolean) => placement?.styles({ mode: 'none' } as never, isLoaded).display;
    expect([display(false), display(true)]).toEqual(['inline-block', undefined]);
  });

  it.each([
    ['cover', 'cover'],
    ['contain', 'contain'],
    ['fill', 'none'],
  ])('is filled as the theme says: %s', (fit, mode) => {
    const html = `<p style="${STATIC}">${imageHtml('', `max-height: none; object-fit: ${fit}`)}</p>`;
    expect(inPage(html).load()?.mode).toBe(mode);
    expect(inPage(html, { options: { mode: 'contain' } }).load()?.mode).toBe('contain');
  });
});

describe('a logo of unknown size', () => {
  const isLineHigh = (html: string, setting?: Setting) => {
    inPage(html, setting).load();
    return findIn(document, '.own').classList.contains('inlay-line-high');
  };
  const header = (content: string) => `<header><div class="own" style="${STATIC}">${content}</div></header>`;

  it('is as high as its line where nobody sizes it', () => {
    expect(isLineHigh(header(imageHtml()))).toBe(true);
    expect(isLineHigh(`<main><div class="own" style="${STATIC}">${imageHtml()}</div></main>`)).toBe(false);
  });

  it.each([
    ['the server', imageHtml('data-image-dimensions="300x200"'), FREE],
    ['an attribute', imageHtml('height="20"'), FREE],
    ['a limit', imageHtml('', 'max-width: none; max-height: 20px; object-fit: fill'), FREE],
    ['a width', imageHtml(), { width: '90px', height: 'auto' }],
    ['a height', imageHtml(), { width: 'auto', height: '20px' }],
  ])('is as high as %s says', (_, html, size) => {
    expect(isLineHigh(header(html), { size })).toBe(false);
  });
});

describe('many images', () => {
  const start = () => {
    const { image, given, before } = inPage(box(imageHtml()));
    return { image, before, cancel: loadInPlaceBatched(image, given) };
  };

  it('are placed as one is, once all have been measured', async () => {
    const { image, before } = start();
    expect(document.body.innerHTML).toBe(before);
    await vi.waitFor(() => expect(image.style.position).toBe('absolute'));
    expect(mocks.loadImage).toHaveBeenCalledOnce();
  });

  it('are left alone when they are cancelled before, or on the way', async () => {
    const { before, cancel } = start();
    cancel();
    await vi.waitFor(() => expect(document.body.innerHTML).toBe(before));
    const other = start();
    await Promise.resolve();
    other.cancel();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    expect(mocks.loadImage).not.toHaveBeenCalled();
  });

  it('stop loading when they are cancelled afterwards', async () => {
    const stop = vi.fn();
    mocks.loadImage.mockReturnValueOnce(stop);
    const { cancel } = start();
    await vi.waitFor(() => expect(mocks.loadImage).toHaveBeenCalledOnce());
    expect(stop).not.toHaveBeenCalled();
    cancel();
    expect(stop).toHaveBeenCalledOnce();
  });
});
