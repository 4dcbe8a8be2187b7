// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { placeByRatio, readLayout } from '../../../../src/blocks/gallery-stacked/layout.data';
import { inFlowPlacement } from '../../../../src/media/image/image-placement';

function block(json: unknown): Element {
  const element = document.createElement('div');
  if (json !== undefined) element.setAttribute('data-block-json', JSON.stringify(json));
  return element;
}

describe('the settings of grids by width, walls, lists and carousels', () => {
  it('are read, numbers also from text', () => {
    const warn = vi.fn();
    const read = readLayout(
      block({
        columnWidth: '270',
        gutter: 20,
        slidesPerRow: 4,
        listImageSize: 40,
        aspectRatio: 33.3,
        imageAspectRatio: '1.5',
        'auto-crop': false,
        lightbox: true,
        lightboxTheme: 'light',
        newWindow: true,
        mixedContent: true,
        padding: 'of another design',
      }),
      warn,
    );
    expect(read).toMatchObject({
      settings: {
        columnWidth: 270,
        gutter: 20,
        slidesPerRow: 4,
        listImageSize: 40,
        aspectRatio: 33.3,
        imageRatio: 1.5,
        crop: 'contain',
        lightbox: true,
        lightboxTheme: 'light',
        newWindow: true,
      },
    });
    expect(warn).not.toHaveBeenCalled();
  });

  it('are left to the designs where they are missing', () => {
    const read = readLayout(block({ imageAspectRatio: 'Auto', columnWidth: null }));
    expect(read).toMatchObject({
      settings: {
        columnWidth: undefined,
        gutter: undefined,
        imageRatio: undefined,
        crop: 'cover',
        lightbox: false,
      },
    });
    expect(readLayout(block(undefined))).toMatchObject({ notice: 'Error evaluating gallery block data.' });
  });

  it('have their defaults where they are senseless, with one warning each', () => {
    const warn = vi.fn();
    const read = readLayout(
      block({ columnWidth: {}, imageAspectRatio: 'wide', gutter: [], lightbox: 'maybe' }),
      warn,
    );
    expect(read).toMatchObject({
      settings: { columnWidth: undefined, gutter: undefined, imageRatio: undefined, lightbox: false },
    });
    expect(warn.mock.calls.map(([path]) => path).sort()).toEqual([
      'columnWidth',
      'gutter',
      'imageAspectRatio',
      'lightbox',
    ]);
  });
});

describe('images of one ratio', () => {
  const config = { mode: 'cover', focalPoint: { x: 0.5, y: 0.5 } } as never;
  const image = document.createElement('img');
  const box = document.createElement('div');

  it('are cropped to it, and are as high as it makes their width', () => {
    vi.spyOn(inFlowPlacement, 'measure').mockReturnValueOnce({ width: 300, height: 0 });
    const { placement, crop } = placeByRatio(1.5, 'cover');
    expect(placement?.styles(config)).toMatchObject({ 'aspect-ratio': '1.5', 'object-fit': 'cover' });
    expect(placement?.measure(image, box, config)).toEqual({ width: 300, height: 200 });
    expect(crop).toBe('cover');
  });

  it('have at most four decimals in their ratio', () => {
    expect(placeByRatio(4 / 3, 'contain').placement?.styles(config)).toMatchObject({
      'aspect-ratio': '1.3333',
    });
  });

  it('keep their own ratio without one', () => {
    expect(placeByRatio(undefined, 'cover')).toEqual({ placement: inFlowPlacement });
  });
});
