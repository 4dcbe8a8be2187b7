// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { LightboxContent } from '../../../../src/lightbox/lightbox.types';
import {
  cropOf,
  growFrom,
  placeholderOf,
  shrinkInto,
} from '../../../../src/lightbox/thumbnail/lightbox-thumbnail';

/** A loaded image of 400 × 200 px in a box of 100 × 100 px at 10, 20. */
function addImage({ fit = 'cover', isVisible = true, left = 10, width = 400, height = 200 } = {}) {
  vi.stubGlobal('innerWidth', 1000);
  vi.stubGlobal('innerHeight', 800);
  // happy-dom has no initial values.
  vi.stubGlobal('getComputedStyle', ({ style }: HTMLElement) => ({
    overflow: style.overflow || 'visible',
    objectFit: style.objectFit,
    objectPosition: style.objectPosition,
    getPropertyValue: (name: string) => style.getPropertyValue(name) || '0px',
  }));
  const image = document.createElement('img');
  image.src = 'data:,';
  for (const [name, value] of Object.entries({ complete: true, naturalWidth: width, naturalHeight: height }))
    Object.defineProperty(image, name, { value });
  image.style.objectFit = fit;
  image.style.objectPosition = '50% 50%';
  image.checkVisibility = () => isVisible;
  image.getBoundingClientRect = () => ({ left, top: 20, width: 100, height: 100 }) as DOMRect;
  const box = document.createElement('div');
  box.append(image);
  document.body.append(box);
  return { image, box };
}
const content = (fields: object = {}) =>
  ({ type: 'image', src: 'x', alt: '', ...fields }) as unknown as LightboxContent;

describe('what stands for a picture until it has loaded', () => {
  it('is the file of its thumbnail, also in a box', () => {
    const { image, box } = addImage();
    expect(placeholderOf(image, content())).toMatchObject({ ratio: 2 });
    expect(placeholderOf(box, content({ width: 800, height: 400 }))?.src).toBe(image.src);
  });

  it.each([
    [{ width: 800, height: 400 }, true],
    [{ width: 800, height: 410 }, true],
    [{ width: 800, height: 415 }, false],
    [{ width: 800, height: 388 }, false],
    [{ width: 800 }, true],
    [{ height: 800 }, true],
  ])('is not a file of another shape: %j, %s', (size, isLike) => {
    const { image } = addImage();
    expect(placeholderOf(image, content(size)) !== undefined).toBe(isLike);
  });

  it('is nothing before the thumbnail has loaded, and without one', () => {
    expect(placeholderOf(addImage({ width: 0 }).image, content())).toBeUndefined();
    expect(placeholderOf(addImage({ height: 0 }).image, content())).toBeUndefined();
    expect(placeholderOf(document.createElement('div'), content())).toBeUndefined();
    expect(placeholderOf(null, content())).toBeUndefined();
  });
});

describe('how a thumbnail shows a picture', () => {
  it('is about the focal point for a file of another shape', () => {
    const { image } = addImage();
    const crop = cropOf(image, content({ focalPoint: { x: 1, y: 0 } }), 4);
    expect(crop?.picture).toEqual({ left: -240, top: 20, width: 400, height: 100 });
    expect(cropOf(image, content(), 4)?.picture.left).toBe(-140);
  });

  it('is less the border and the padding of the image', () => {
    const { image } = addImage({ fit: 'fill' });
    Object.assign(image.style, { borderLeftWidth: '5px', paddingTop: '10px', paddingRight: '15px' });
    const { left, top, width, height } = cropOf(image, content(), 2)?.picture ?? {};
    expect([left, top, width, height]).toEqual([15, 30, 80, 90]);
  });

  it('is clipped by the window and by boxes that hide what is beyond them', () => {
    const { image, box } = addImage({ left: 950 });
    expect(cropOf(image, content(), 2)?.visible).toMatchObject({ left: 950, width: 50 });
    box.getBoundingClientRect = () => ({ left: 0, top: 0, width: 970, height: 60 }) as DOMRect;
    expect(cropOf(image, content(), 2)?.visible).toMatchObject({ width: 50, height: 100 });
    box.style.overflow = 'hidden';
    expect(cropOf(image, content(), 2)?.visible).toEqual({ left: 950, top: 20, width: 20, height: 40 });
  });

  it('is nothing out of the window, or where it is not visible', () => {
    expect(cropOf(addImage({ left: 1000 }).image, content(), 2)).toBeUndefined();
    expect(cropOf(addImage({ isVisible: false }).image, content(), 2)).toBeUndefined();
    expect(cropOf(null, content(), 2)).toBeUndefined();
  });
});

describe('the way between a thumbnail and the lightbox', () => {
  /** The picture of the lightbox, 400 × 200 px in the middle of the window, in a track that a gesture has moved. */
  function addPicture() {
    const track = document.createElement('div');
    track.className = 'inlay-lightbox-track';
    track.style.transform = 'translate(50px)';
    const picture = document.createElement('img');
    picture.style.transform = 'scale(2)';
    track.append(picture);
    document.body.append(track);
    // Where the gesture has left it, and where it belongs.
    const moved = { left: 150, top: 200, width: 800, height: 400 } as DOMRect;
    const own = { left: 300, top: 300, width: 400, height: 200 } as DOMRect;
    picture.getBoundingClientRect = () => (track.style.transform ? moved : own);
    const animate = vi.fn((_frames: Keyframe[], _options: object) => ({}) as Animation);
    picture.animate = animate as never;
    return { picture, track, animate };
  }
  const prefer = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

  // The file as high as the box is 200 px wide: its middle half is seen.
  const THUMBNAIL = {
    transform: 'translate(-440px, -330px) scale(0.5, 0.5)',
    clipPath: 'inset(0px 100px 0px 100px)',
  };

  it('grows from the thumbnail, as it is cropped there', () => {
    prefer(false);
    const { image: thumbnail } = addImage();
    const { picture, track, animate } = addPicture();
    track.style.transform = '';
    const animation = growFrom({ picture, thumbnail, content: content(), duration: 600 });
    expect(animate.mock.calls).toEqual([
      [
        [THUMBNAIL, { transform: 'none', clipPath: 'inset(0px)' }],
        expect.objectContaining({ duration: 600 }),
      ],
    ]);
    expect(animation).toHaveProperty('startTime');
  });

  it('shrinks into it from where a gesture has left it, and stays there', () => {
    prefer(false);
    const { image: thumbnail } = addImage();
    const { picture, track, animate } = addPicture();
    shrinkInto({ picture, thumbnail, content: content(), duration: 400 });
    expect(animate.mock.calls).toEqual([
      [
        [{ transform: 'translate(50px, 0px) scale(2)', clipPath: 'inset(0px)' }, THUMBNAIL],
        expect.objectContaining({ duration: 400, fill: 'forwards' }),
      ],
    ]);
    expect([track.style.transform, picture.style.transform, picture.style.transition]).toEqual([
      '',
      '',
      'none',
    ]);
  });

  it.each([
    ['for visitors who prefer less movement', true, true],
    ['where the thumbnail cannot be seen', false, false],
  ])('is not gone %s', (_, isReduced, isVisible) => {
    prefer(isReduced);
    const { image: thumbnail } = addImage({ isVisible });
    const { picture, track, animate } = addPicture();
    const request = { picture, thumbnail, content: content(), duration: 400 };
    expect(growFrom(request)).toBeUndefined();
    expect(shrinkInto(request)).toBeUndefined();
    expect([track.style.transform, picture.style.transform]).toEqual(['translate(50px)', 'scale(2)']);
    expect(animate).not.toHaveBeenCalled();
    expect(shrinkInto({ ...request, picture: null })).toBeUndefined();
    expect(growFrom({ ...request, picture: null })).toBeUndefined();
  });
});
