// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type BlockImageOptions, createBlockLoader } from '../../../../src/gallery/block/block-images';
import { inFlowPlacement, overlayPlacement } from '../../../../src/media/image/image-placement';
import { createTestScope } from '../../support/scope';

const { loadImage } = vi.hoisted(() => ({ loadImage: vi.fn() }));
vi.mock('../../../../src/media/image/load-image', () => ({ loadImage }));

beforeEach(() => loadImage.mockReset().mockReturnValue(() => {}));

/** Loads the images of a slide. */
function load(html: string, options: BlockImageOptions = {}) {
  const list = document.createElement('div');
  list.innerHTML = html;
  const [slide] = list.children as unknown as HTMLElement[];
  if (!slide) throw new Error('The slide is missing.');
  const scope = createTestScope();
  createBlockLoader(options)(slide, scope, undefined as never);
  const calls = loadImage.mock.calls.map(([image, given]) => ({ image: image as HTMLElement, given }));
  return {
    slide,
    scope,
    calls,
    names: calls.map(({ image }) => image.id),
    settle: (index: number) => calls[index]?.given.onSettled(true),
    isLoaded: () => slide.classList.contains('loaded'),
  };
}

describe('the images of a slide', () => {
  it('are loaded, but for those in its text and over its video', () => {
    const texts = '<p class="meta"><img id="text"></p><p class="sqs-video-wrapper"><img id="video"></p>';
    expect(load(`<div><img id="a"><p><img id="b"></p>${texts}</div>`).names).toEqual(['a', 'b']);
  });

  it('are the slide itself where that is one, also in a text', () => {
    loadImage.mockClear();
    expect(load('<img id="slide">').names).toEqual(['slide']);
  });

  it('make it loaded when the last of them has settled', () => {
    const { settle, isLoaded, scope, slide } = load('<div><img><img></div>');
    settle(0);
    expect(isLoaded()).toBe(false);
    settle(1);
    expect(isLoaded()).toBe(true);
    scope.end();
    expect(slide.outerHTML).toBe('<div><img><img></div>');
  });

  it('have no state of their own as slides', () => {
    const { settle, isLoaded } = load('<img>');
    settle(0);
    expect(isLoaded()).toBe(false);
  });
});

describe('their place', () => {
  const given = (html: string, options?: BlockImageOptions) => load(html, options).calls[0]?.given;

  it('is over the slide, unless the server has given them one', () => {
    expect(given('<div><img></div>')).toMatchObject({ placesServed: true });
    loadImage.mockClear();
    expect(given('<div><img style="width: 40px"></div>')).toMatchObject({ placesServed: false });
  });

  it.each([[inFlowPlacement], [overlayPlacement]])('is what the design says', (placement) => {
    const options = given('<div><img></div>', { placement });
    expect([options.placement === placement, 'placesServed' in options]).toEqual([true, false]);
  });

  it.each([
    ['<div><img></div>', 'contain'],
    ['<div><p class="content-fill"><img></p></div>', undefined],
    ['<div><p class="content-fit"><i><img></i></p></div>', undefined],
  ])('%s is cropped by the settings only where the markup does not say how: %s', (html, mode) => {
    expect(given(html, { crop: 'contain' }).mode).toBe(mode);
  });

  it('is that of the markup without a setting', () => {
    expect('mode' in given('<div><img></div>')).toBe(false);
  });
});
