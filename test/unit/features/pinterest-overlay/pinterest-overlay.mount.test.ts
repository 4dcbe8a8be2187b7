import { expect, it } from 'vitest';
import { readPinterestOverlay } from '../../../../src/features/pinterest-overlay/pinterest-overlay.mount';

const page = (mode: string, type: number, recordType?: number) => ({
  websiteSettings: { pinterestOverlayOptions: { mode } },
  collection: { type },
  ...(recordType && { item: { recordType } }),
});

it.each([
  ['disabled', 1, 1, false],
  ['enabled_for_blogs', 1, 1, true],
  ['enabled_for_blogs', 1, undefined, true],
  // An event.
  ['enabled_for_blogs', 1, 12, false],
  ['enabled_for_blogs', 10, undefined, false],
  ['enabled_for_blogs_and_pages', 10, undefined, true],
  ['enabled_for_blogs_and_pages', 1, 1, true],
  ['enabled_for_blogs_and_pages', 13, 11, false],
  ['enabled', 1, 1, false],
])('mode %s on a collection of type %s with an item of type %s: %s', (mode, type, recordType, isCovered) => {
  expect(readPinterestOverlay(page(mode, type, recordType)) !== undefined).toBe(isCovered);
});

it('reads how it looks, and takes the default for what it does not know', () => {
  const source = page('enabled_for_blogs', 1);
  Object.assign(source.websiteSettings.pinterestOverlayOptions, {
    size: 'large',
    shape: 'round',
    color: 'pink',
  });
  expect(readPinterestOverlay(source)).toEqual({ size: 'large', shape: 'round', color: 'red' });
});
