import { describe, expect, it } from 'vitest';
import { positionOf } from '../../../../src/gallery/behaviour/controls';
import { groupSlides } from '../../../../src/gallery/designs/carousel/carousel.design';

const state = { currentIndex: 0, numberOfSlides: 4, inMotion: false, isPlaying: false };

describe('the position that controls show', () => {
  it('is first and last by the index', () => {
    expect(positionOf(state)).toEqual({ currentIndex: 0, isFirst: true, isLast: false, fits: false });
    expect(positionOf({ ...state, currentIndex: 3 })).toMatchObject({ isFirst: false, isLast: true });
    expect(positionOf({ ...state, numberOfSlides: 1 })).toMatchObject({ isLast: true, fits: true });
  });

  it('is that of the group in a carousel', () => {
    const carousel = groupSlides(3, 4, 2);
    expect(positionOf({ ...state, currentIndex: 2, carousel })).toMatchObject({
      isFirst: false,
      isLast: true,
    });
    expect(positionOf({ ...state, carousel: groupSlides(0, 4, 4) })).toMatchObject({ fits: true });
  });
});
