import { describe, expect, it } from 'vitest';
import { dotClaims, positionOf, stepperClaims } from '../../../../src/gallery/behaviour/controls';
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

describe('a next or previous button', () => {
  const first = positionOf(state);
  const disabled = { classes: { 'sqs-disabled': true }, attributes: { 'aria-disabled': 'true' } };

  it('is disabled at its own end without a loop', () => {
    expect(stepperClaims(first, { isNext: false, loop: false })).toEqual(disabled);
    expect(stepperClaims(first, { isNext: true, loop: false })).toEqual({ classes: {}, attributes: {} });
    const last = positionOf({ ...state, currentIndex: 3 });
    expect(stepperClaims(last, { isNext: true, loop: false })).toEqual(disabled);
    expect(stepperClaims(last, { isNext: true, loop: true })).toEqual({ classes: {}, attributes: {} });
  });

  it('is hidden where all slides fit', () => {
    const { classes } = stepperClaims({ ...first, fits: true }, { isNext: true, loop: true });
    expect(classes).toEqual({ 'sqs-hidden': true, 'sqs-gallery-controls-disabled': true });
  });
});

it('marks the dot of the current slide, and no other', () => {
  expect(dotClaims(true)).toEqual({
    classes: { 'sqs-active-slide': true },
    attributes: { 'aria-disabled': 'true' },
  });
  expect(dotClaims(false)).toEqual({});
});
