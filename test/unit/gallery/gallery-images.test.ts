// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSlideLoader, fillParent, findImages } from '../../../src/gallery/slide-images';
import { createThemeLoader } from '../../../src/gallery/theme-images';
import { inFlowPlacement, overlayPlacement } from '../../../src/media/image/image-placement';
import { createTestScope } from '../support/scope';

const { loadImage, stop } = vi.hoisted(() => ({ loadImage: vi.fn(), stop: vi.fn() }));
vi.mock('../../../src/media/image/load-image', () => ({ loadImage }));

beforeEach(() => {
  stop.mockReset();
  loadImage.mockReset().mockImplementation(() => () => stop());
});

function slideOf(html: string): HTMLElement {
  const list = document.createElement('div');
  list.innerHTML = html;
  return list.firstElementChild as HTMLElement;
}
const calls = () =>
  loadImage.mock.calls.map(([image, options]) => ({ image: image as HTMLImageElement, options }));

describe('the images of a slide', () => {
  it('are those in it, or the slide itself', () => {
    expect(findImages(slideOf('<div><img id="a"><p><img id="b"></p></div>')).map(({ id }) => id)).toEqual([
      'a',
      'b',
    ]);
    expect(findImages(slideOf('<img id="c">')).map(({ id }) => id)).toEqual(['c']);
  });

  it('are loaded over their slide by default, until the gallery ends, and faults are reported', () => {
    const scope = createTestScope();
    const warn = vi.spyOn(scope, 'warn');
    const slide = slideOf('<div><img><img></div>');
    createSlideLoader(() => ({}))(slide, scope, 'now' as never);
    expect(calls().map(({ options: { box, when } }) => [box === slide, when])).toEqual([
      [true, 'now'],
      [true, 'now'],
    ]);
    calls()[0]?.options.onFault('No source.');
    expect(warn.mock.calls).toEqual([['handler', 'No source.']]);
    scope.end();
    expect(stop).toHaveBeenCalledTimes(2);
  });

  it('may fill their parents', () => {
    const slide = slideOf('<div><p><img></p></div>');
    createSlideLoader(fillParent)(slide, createTestScope(), undefined as never);
    expect(calls()[0]?.options.box === slide.firstElementChild).toBe(true);
    const bare = document.createElement('img');
    expect(fillParent(bare, bare).box === bare).toBe(true);
  });
});

describe('the images in slides of theme code', () => {
  type Options = Parameters<typeof createThemeLoader>[0];
  function load(html: string, options: Options = {}, placesServed?: boolean) {
    const slide = slideOf(html);
    // Only there it has computed styles.
    document.body.replaceChildren(slide);
    const scope = createTestScope();
    createThemeLoader(options, overlayPlacement, placesServed)(slide, scope, undefined as never);
    return { slide, scope };
  }
  const ids = () => calls().map(({ image }) => image.id);

  it('are those whose source the server has left to the script', () => {
    load(
      '<div><img id="a" data-src="/a.jpg"><img id="b" src="/b.jpg"><img id="c" data-image="/c.jpg"></div>',
    );
    expect(ids()).toEqual(['a', 'c']);
  });

  it('are also the only one of a slide, to place it', () => {
    load('<div><img id="a" src="/a.jpg"></div>', {}, true);
    load('<div><img id="b" src="/b.jpg"><img id="c" src="/c.jpg"></div>', {}, true);
    load('<div><img id="d" src="/d.jpg"></div>');
    expect(ids()).toEqual(['a']);
    expect(calls()[0]?.options.placesServed).toBe(true);
  });

  it('stay where the server has placed them', () => {
    load('<div><img id="a" src="/a.jpg" style="width: 40px"></div>', {}, true);
    load('<div><img id="b" data-src="/b.jpg"></div>');
    expect(calls().map(({ options }) => options.placesServed)).toEqual([false, false]);
  });

  it('are placed as the design wants, but for a slide that is one', () => {
    load('<div><img data-src="/a.jpg"></div>');
    load('<img data-src="/a.jpg">');
    expect(calls().map(({ options }) => options.placement === overlayPlacement)).toEqual([true, false]);
    expect(calls()[1]?.options.placement === inFlowPlacement).toBe(true);
  });

  it('are cropped as theme code wants', () => {
    load('<div><img data-src="/a.jpg"></div>', { loaderOptions: { mode: 'contain' } });
    load('<div><img data-src="/a.jpg"></div>', { loaderOptions: { mode: 'stretch' as never } });
    load('<div><img data-src="/a.jpg"></div>');
    expect(calls().map(({ options }) => options.mode)).toEqual(['contain', undefined, undefined]);
  });

  const IMAGE = '<div><img data-src="/a.jpg" style="object-fit: contain; object-position: 10% 20%"></div>';

  it('become backgrounds where theme code wants that, once they have loaded', () => {
    const { slide, scope } = load(IMAGE, { useBgImage: true });
    const [call] = calls();
    Object.defineProperty(call?.image, 'currentSrc', { value: 'https://a.example/"a".jpg' });
    call?.options.onSettled(false);
    expect(slide.style.backgroundSize).toBe('');
    call?.options.onSettled(true);
    expect([
      slide.style.backgroundSize,
      slide.style.backgroundPosition,
      slide.style.backgroundRepeat,
    ]).toEqual(['contain', '10% 20%', 'no-repeat']);
    expect(slide.style.backgroundImage).toContain('https://a.example/');
    expect(call?.image.style.opacity).toBe('0');
    scope.end();
    expect(slide.outerHTML).toBe(IMAGE.replace(/<img(.*)style="(.*)">/, '<img$1style="$2">'));
  });

  it('cover their slide as backgrounds unless they are to be seen whole', () => {
    const { slide } = load(IMAGE.replace('contain', 'none'), { useBgImage: true });
    calls()[0]?.options.onSettled(true);
    expect(slide.style.backgroundSize).toBe('cover');
  });

  it('stay images without that setting, and as slides', () => {
    const { slide } = load(IMAGE);
    calls()[0]?.options.onSettled(true);
    const own = load('<img data-src="/a.jpg">', { useBgImage: true });
    calls()[1]?.options.onSettled(true);
    expect([slide.getAttribute('style'), own.slide.getAttribute('style')]).toEqual([null, null]);
  });
});
