// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { readSlideshow, stripRatio } from '../../../../src/gallery/block/slideshow.data';

function block(json: string | undefined, ratio?: string): Element {
  const element = document.createElement('div');
  if (json !== undefined) element.setAttribute('data-block-json', json);
  if (ratio !== undefined) element.setAttribute('data-aspect-ratio', ratio);
  return element;
}

const settingsOf = (json: object, ratio?: string) => {
  const read = readSlideshow(block(JSON.stringify(json), ratio));
  return 'settings' in read ? read.settings : undefined;
};

describe('slideshow data', () => {
  it('reads seconds, pixels, per cents', () => {
    expect(
      settingsOf({
        autoplay: 'true',
        'autoplay-duration': '3',
        'auto-crop': false,
        aspectRatio: 71.89,
        'active-alignment': 'left',
        'thumbnail-strip-height': 80,
        'thumbnail-strip-margin': 20,
        transition: 'ken-burns',
      }),
    ).toMatchObject({
      autoplay: true,
      timeout: 3000,
      crop: 'contain',
      aspectRatio: 71.89,
      alignment: 'left',
      thumbnailHeight: 80,
      thumbnailMargin: 20,
      transition: 'ken-burns',
    });
  });

  it('has defaults for what is missing, null or senseless', () => {
    for (const json of [
      {},
      { 'autoplay-duration': -1, aspectRatio: 0, 'thumbnail-strip-height': 0 },
      { aspectRatio: null },
    ]) {
      expect(settingsOf(json)).toMatchObject({
        autoplay: false,
        timeout: undefined,
        crop: 'cover',
        aspectRatio: undefined,
        thumbnailHeight: 60,
        transition: 'fade',
      });
    }
  });

  it('takes the shape from the block’s attribute where the settings have none', () => {
    expect(settingsOf({ aspectRatio: null }, '27.9')?.aspectRatio).toBe(27.9);
    expect(settingsOf({ aspectRatio: 50 }, '27.9')?.aspectRatio).toBe(50);
    expect(settingsOf({}, 'wide')?.aspectRatio).toBeUndefined();
  });

  it('reports a wrong type once', () => {
    const warn = vi.fn();
    readSlideshow(block('{"autoplay-duration":"soon"}'), warn);
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.slice(0, 2)).toEqual(['autoplay-duration', 'number']);
  });

  it.each(['{', '[]', '"text"', 'null'])('cannot use %s', (json) => {
    expect(readSlideshow(block(json))).toEqual({ fault: 'Error decoding gallery block data.' });
  });

  it('uses defaults without settings, and says so', () => {
    expect(readSlideshow(block(undefined))).toMatchObject({ notice: 'Error evaluating gallery block data.' });
  });
});

describe('the ratio of a strip', () => {
  const ratioOf = (json: object, { ratio, classes = '' }: { ratio?: string; classes?: string } = {}) => {
    const element = block(JSON.stringify(json), ratio);
    element.className = classes;
    const read = readSlideshow(element);
    return 'settings' in read ? stripRatio(element, read.settings) : 'fault';
  };

  it('is what the settings say, or the attribute', () => {
    expect(ratioOf({ aspectRatio: 27.9 })).toBe(27.9);
    expect(ratioOf({}, { ratio: '33.3' })).toBe(33.3);
  });

  it('does not exist where the settings leave the height to `vSize`', () => {
    expect(ratioOf({ aspectRatio: null })).toBeUndefined();
    expect(ratioOf({ aspectRatio: null, vSize: null })).toBeUndefined();
    expect(ratioOf({ vSize: 5 })).toBeUndefined();
    expect(ratioOf({}, { classes: 'sqs-block vsize-12' })).toBeUndefined();
  });

  it('is a half where nothing is set', () => {
    expect(ratioOf({})).toBe(50);
    expect(ratioOf({ vSize: null })).toBe(50);
  });
});
