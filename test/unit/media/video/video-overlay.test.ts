import { expect, it } from 'vitest';
import { overlayClaims } from '../../../../src/media/video/video-overlay';

it('hides an overlay only while its player is shown', () => {
  const displayOf = (state: Parameters<typeof overlayClaims>[0]) =>
    overlayClaims(state, true).styles?.display;
  expect([displayOf('overlay'), displayOf('video'), displayOf('invalid')]).toEqual([
    undefined,
    'none',
    undefined,
  ]);
});

it('tells theme CSS of an overlay without an image', () => {
  expect(overlayClaims('overlay', false).classes).toEqual({ 'no-thumb': true });
  expect(overlayClaims('overlay', true).classes).toEqual({ 'no-thumb': false });
});
