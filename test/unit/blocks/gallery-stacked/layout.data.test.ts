// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { readLayout } from '../../../../src/blocks/gallery-stacked/layout.data';

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
