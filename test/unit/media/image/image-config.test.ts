// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readAlignment, readImageConfig } from '../../../../src/media/image/image-config';
import { imageUrl } from '../../../../src/media/image/image-widths';

function imageWith(attributes: Readonly<Record<string, string>>, around = ''): HTMLImageElement {
  const box = document.createElement('div');
  box.className = around;
  const image = document.createElement('img');
  for (const [name, value] of Object.entries(attributes)) image.setAttribute(name, value);
  box.append(image);
  return image;
}

describe('the configuration of an image', () => {
  it('is read from its attributes', () => {
    const config = readImageConfig(
      imageWith({
        'data-src': '/a.png',
        'data-image-dimensions': '800x600',
        'data-image-focal-point': '0.2,0.8',
        'data-mode': 'contain',
        'data-fit-alignment': 'top left',
        'data-fixed-ratio': 'true',
        'data-stretch': 'false',
        'data-size-adjustment': '0.75',
      }),
      () => {},
    );
    expect(config).toEqual({
      source: '/a.png',
      dimensions: { width: 800, height: 600 },
      focalPoint: { x: 0.2, y: 0.8 },
      mode: 'contain',
      alignment: 'top left',
      fixedRatio: true,
      stretch: false,
      sizeAdjustment: 0.75,
    });
  });

  it('has its defaults, and takes the crop of what is around', () => {
    const faults: string[] = [];
    const config = readImageConfig(
      imageWith(
        { 'data-image': '/b.png', 'data-image-focal-point': ',', 'data-fit-alignment': '' },
        'content-fit',
      ),
      (message) => faults.push(message),
    );
    expect(config.source).toBe('/b.png');
    expect(config.mode).toBe('contain');
    expect(config.focalPoint).toEqual({ x: 0.5, y: 0.5 });
    expect(config.stretch).toBe(true);
    expect(faults).toEqual(['Missing alignment for content-fit image.']);
  });

  it.each([
    ['cover', '', 0],
    ['contain', 'left', 0],
    ['contain', 'middle', 1],
    ['contain', undefined, 0],
  ])(
    'names an alignment that is missing where the whole picture is shown: %s, %j',
    (mode, alignment, times) => {
      const faults: string[] = [];
      const attributes = {
        'data-mode': mode,
        ...(alignment !== undefined && { 'data-fit-alignment': alignment }),
      };
      const config = readImageConfig(imageWith(attributes), (message) => faults.push(message));
      expect(faults).toHaveLength(times);
      expect(config.alignment).toBe(alignment === 'left' ? 'left' : 'center');
    },
  );

  it('knows five words for alignments', () => {
    expect(readAlignment('center')).toBe('center');
    expect(readAlignment('right-bottom')).toBe('right bottom');
    expect(readAlignment('middle')).toBeUndefined();
  });
});

it('addresses by file name carry the size before the ending, once', () => {
  expect(imageUrl('/a/picture.jpg?x=1', 500, 'filename')).toBe('/a/picture-500w.jpg?x=1');
  expect(imageUrl('/a/picture-100w.jpg', 500, 'filename')).toBe('/a/picture-500w.jpg');
  expect(imageUrl('/a/picture', 500, 'filename')).toBe('/a/picture-500w');
});
