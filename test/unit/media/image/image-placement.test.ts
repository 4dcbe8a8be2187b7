// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { ImageConfig } from '../../../../src/media/image/image-config';
import {
  inFlowPlacement,
  isPlaced,
  measureImage,
  overlayPlacement,
} from '../../../../src/media/image/image-placement';
import { imageRatio } from '../../../../src/media/image/image-ratio';

const CONFIG: ImageConfig = {
  source: 'https://images.squarespace-cdn.com/content/fern.jpg',
  dimensions: { width: 3000, height: 2000 },
  focalPoint: { x: 0.25, y: 1 },
  alignment: 'center top',
  mode: 'cover',
} as unknown as ImageConfig; // The fields that placement reads.

const placedAt = (width: number, height: number) => ({
  styles: () => ({}),
  measure: () => ({ width, height }),
});
const measure = (config: Partial<ImageConfig>, width: number, height: number) =>
  measureImage(document.createElement('img'), placedAt(width, height), {
    ...CONFIG,
    ...config,
    box: document.createElement('div'),
  });

describe('the position of an image', () => {
  it('is the focal point of a cropped image, and the alignment of all others', () => {
    const position = (config: ImageConfig) => overlayPlacement.styles(config)['object-position'];
    expect(position(CONFIG)).toBe('25% 100%');
    expect(position({ ...CONFIG, mode: 'contain' })).toBe('center top');
  });

  it('fills the box of an image that is laid over it', () => {
    expect(overlayPlacement.styles(CONFIG)).toMatchObject({
      position: 'absolute',
      width: '100%',
      height: '100%',
      'object-fit': 'cover',
      'object-position': '25% 100%',
    });
  });

  it('is left to the server where that has written a width', () => {
    const image = document.createElement('img');
    expect(isPlaced(image)).toBe(false);
    image.style.width = '50%';
    expect(isPlaced(image)).toBe(true);
  });
});

describe('the measured image', () => {
  it('is as wide as its box wants, and says so', () => {
    const measured = measure({}, 500, 250);
    expect(measured?.imageWidth).toBe(500);
    expect(measured?.attributes).toMatchObject({
      'data-image-resolution': '500w',
      'data-parent-ratio': '2.0',
    });
    expect(measured?.attributes.src).toContain('format=500w');
  });

  it('does not exist while its box has no width, and has no ratio while that has no height', () => {
    expect(measure({}, 0, 100)).toBeUndefined();
    expect(measure({}, 300, 0)?.attributes).not.toHaveProperty('data-parent-ratio');
  });

  it('is finer on a finer screen, unless the visitor saves data and the image may follow', () => {
    vi.stubGlobal('devicePixelRatio', 2);
    const width = (config: Partial<ImageConfig> = {}) => measure(config, 450, 300)?.imageWidth;
    expect(width()).toBe(1000);
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    expect(width()).toBe(500);
    expect(width({ allowSaveData: false })).toBe(1000);
  });

  it('is not cropped where it is smaller than its box on both sides and may not be stretched', () => {
    const small = { dimensions: { width: 100, height: 80 } };
    expect(measure(small, 200, 200)?.config.mode).toBe('none');
    expect(measure(small, 200, 80)?.config.mode).toBe('cover');
    expect(measure(small, 100, 200)?.config.mode).toBe('cover');
    expect(measure({ ...small, stretch: true }, 200, 200)?.config.mode).toBe('cover');
    expect(measure({ dimensions: undefined }, 200, 200)?.config.mode).toBe('cover');
  });
});

describe('the ratio of an image', () => {
  const ratio = (attributes: Record<string, string>) => {
    const image = document.createElement('img');
    for (const [name, value] of Object.entries(attributes)) image.setAttribute(name, value);
    return imageRatio(image);
  };
  it.each([
    [{ 'data-image-dimensions': '300x200' }, 1.5],
    [{ 'data-image-dimensions': '300x200', width: '10', height: '10' }, 1.5],
    [{ 'data-image-dimensions': 'large', width: '10', height: '20' }, 0.5],
    [{ width: '10', height: '20' }, 0.5],
    [{ width: '10' }, undefined],
    [{ height: '20' }, undefined],
    [{ width: '10', height: '0' }, undefined],
    [{ width: '0', height: '10' }, undefined],
    [{ width: '1', height: '1' }, 1],
    [{ width: '-10', height: '-20' }, undefined],
    [{}, undefined],
  ])('is with %j %s', (attributes, expected) => {
    expect(ratio(attributes)).toBe(expected);
  });

  it('does not exist without an image', () => {
    expect(imageRatio(null)).toBeUndefined();
  });
});

describe('an image in the flow', () => {
  const styles = (config: Partial<ImageConfig> = {}, isLoaded = false) =>
    inFlowPlacement.styles({ ...CONFIG, ...config }, isLoaded);

  it('keeps its room, and does not take that of its alternative text before it has loaded', () => {
    expect(styles()).toEqual({
      'aspect-ratio': '3000 / 2000',
      contain: 'size',
      'object-position': '25% 100%',
    });
    expect(styles({}, true)).toEqual({ 'aspect-ratio': 'auto 3000 / 2000', 'object-position': '25% 100%' });
    expect(styles({ dimensions: undefined })).toEqual({ 'object-position': '25% 100%' });
    expect(styles({ mode: 'none' }, true)).not.toHaveProperty('object-position');
  });

  /** An image in boxes of these widths, the innermost first; inline ones have no `clientWidth`. */
  function measured(
    theme: Partial<CSSStyleDeclaration>,
    { own = {}, boxes = [400], isKnown = true, natural = {} } = {},
  ) {
    const image = document.createElement('img');
    const computed = { width: 'auto', height: 'auto', maxWidth: 'none', maxHeight: 'none', ...theme };
    vi.stubGlobal('getComputedStyle', () => computed);
    image.getBoundingClientRect = () => ({ width: 0, height: 0, ...own }) as DOMRect;
    for (const [name, value] of Object.entries(natural)) Object.defineProperty(image, name, { value });
    const elements = boxes.map((clientWidth) => {
      const box = document.createElement('div');
      Object.defineProperty(box, 'clientWidth', { value: clientWidth });
      box.getBoundingClientRect = () => ({ width: clientWidth || 90 }) as DOMRect;
      return box;
    });
    elements.reduce((inner, around) => {
      around.append(inner);
      return around;
    });
    const [box = image] = elements;
    box.append(image);
    return inFlowPlacement.measure(image, box, { ...CONFIG, ...(!isKnown && { dimensions: undefined }) });
  }

  it.each([
    ['its container', {}, {}, { width: 400, height: 0 }],
    ['the nearest container with a width', {}, { boxes: [0, 0, 250] }, { width: 250, height: 0 }],
    ['its box where nothing around has one', {}, { boxes: [0] }, { width: 90, height: 0 }],
    ['the theme’s width', { width: '120px' }, { own: { width: 120 } }, { width: 120, height: 0 }],
    ['the theme’s width, or its box without one', { width: '120px' }, {}, { width: 400, height: 0 }],
    [
      'the theme’s width and height',
      { width: '120px', height: '50px' },
      { own: { width: 120, height: 50 } },
      { width: 120, height: 50 },
    ],
    [
      'the theme’s height, by its ratio',
      { height: '100px' },
      { own: { height: 100 } },
      { width: 150, height: 0 },
    ],
    ['the greatest width', { maxWidth: '200px' }, {}, { width: 200, height: 0 }],
    ['the greatest width as a share', { maxWidth: '50%' }, {}, { width: 200, height: 0 }],
    ['the greatest height, by its ratio', { maxHeight: '200px' }, {}, { width: 300, height: 0 }],
    ['the lesser limit', { maxWidth: '200px', maxHeight: '100px' }, {}, { width: 150, height: 0 }],
    ['no limit that is wider', { maxWidth: '900px' }, {}, { width: 400, height: 0 }],
    [
      'its own ratio where the server says none',
      { maxHeight: '100px' },
      { isKnown: false, natural: { naturalWidth: 200, naturalHeight: 100 } },
      { width: 200, height: 0 },
    ],
    [
      'the widest ratio where it is not known',
      { maxHeight: '30px' },
      { isKnown: false },
      { width: 300, height: 0 },
    ],
  ])('is as large as %s', (_, theme, setting, size) => {
    expect(measured(theme, setting as never)).toEqual(size);
  });
});
