// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { readGrid } from '../../../../src/blocks/gallery-grid/gallery-grid.mount';

function gallery(json: string | null, containerClass = '', cellClass = ''): Element {
  const block = document.createElement('div');
  if (json !== null) block.setAttribute('data-block-json', json);
  const container = document.createElement('div');
  container.className = `sqs-gallery-container sqs-gallery-block-grid ${containerClass}`;
  const cell = document.createElement('a');
  cell.className = cellClass;
  container.append(cell);
  block.append(container);
  return block;
}

const settingsOf = (element: Element) => {
  const read = readGrid(element);
  return 'settings' in read ? read.settings : undefined;
};

describe('gallery block data', () => {
  it('reads its settings from the JSON', () => {
    const json = JSON.stringify({
      design: 'grid',
      'thumbnails-per-row': 7,
      padding: 48,
      'square-thumbs': false,
      'aspect-ratio': 'anamorphic-widescreen',
      lightbox: true,
      lightboxTheme: 'light',
      autoplay: true,
    });
    expect(settingsOf(gallery(json))).toEqual({
      slidesPerRow: 7,
      padding: 48,
      aspectRatio: 'anamorphic-widescreen',
      imageRatio: undefined,
      crop: 'contain',
      lightbox: true,
      lightboxTheme: 'light',
      newWindow: false,
    });
  });

  it('takes JSON that was encoded twice', () => {
    expect(settingsOf(gallery('&#123;&quot;padding&quot;:4&#125;'))?.padding).toBe(4);
  });

  it.each([null, '', '  '])(
    'reads the classes where the JSON is %j, and says that data is missing',
    (json) => {
      const read = readGrid(
        gallery(json, 'sqs-gallery-thumbnails-per-row-3 sqs-gallery-aspect-ratio-square', 'content-fill'),
      );
      expect(read).toMatchObject({
        notice: 'Error evaluating gallery block data.',
        settings: { slidesPerRow: 3, aspectRatio: 'square', crop: 'cover', lightbox: false },
      });
    },
  );

  it.each(['{', '{"design":"grid"', '[1]', 'null', '7', '"grid"', '{"a":1}}'])('cannot decode %j', (json) => {
    expect(readGrid(gallery(json))).toEqual({ fault: 'Error decoding gallery block data.' });
  });

  it.each([
    [{ 'thumbnails-per-row': 'many' }, 4],
    [{ 'thumbnails-per-row': '6' }, 6],
    [{ 'thumbnails-per-row': 0 }, 4],
    [{ 'thumbnails-per-row': -3 }, 1],
    [{ 'thumbnails-per-row': 99 }, 10],
    [{ slidesPerRow: 2 }, 2],
    [{}, 4],
  ])('%j makes %i per row', (json, expected) => {
    expect(settingsOf(gallery(JSON.stringify(json)))?.slidesPerRow).toBe(expected);
  });

  it.each([
    ['1.5', 1.5],
    [1, 1],
    ['Auto', undefined],
    [0, undefined],
    [undefined, undefined],
  ])('takes %j for the ratio of the pictures', (imageAspectRatio, expected) => {
    const warn = vi.fn();
    const read = readGrid(gallery(JSON.stringify({ imageAspectRatio })), warn);
    expect('settings' in read && read.settings.imageRatio).toBe(expected);
    expect(warn).not.toHaveBeenCalled();
  });

  it('warns of a wrong type and never reads a prototype', () => {
    const warn = vi.fn();
    const read = readGrid(gallery('{"padding":[],"__proto__":{"lightbox":false}}'), warn);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(read).toMatchObject({ settings: { padding: undefined, lightbox: true } });
  });

  it.each([
    ['{}', true],
    ['{"lightbox":null}', true],
    ['{"lightbox":true}', true],
    ['{"lightbox":false}', false],
    // The links of the server say it where the settings are lost.
    [null, false],
  ])('of %s has a lightbox: %s', (json, expected) => {
    expect(settingsOf(gallery(json))?.lightbox).toBe(expected);
  });
});
