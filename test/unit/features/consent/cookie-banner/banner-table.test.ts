import { expect, it } from 'vitest';
import { readBanner } from '../../../../../src/features/consent/cookie-banner/cookie-banner.data';
import { bannerTexts } from '../../../../../src/features/consent/cookie-banner/cookie-banner-messages';
import {
  listOddSettings,
  listSettings,
  listTexts,
  pairsOf,
  type Settings,
  wantedBanner,
} from '../../../../banner-settings';

/** What a banner says and where it is, without its markup. */
function readWhole(settings: Settings) {
  const read = readBanner(settings);
  const { body, accept, decline, manage } = bannerTexts(read, {
    isReopened: false,
    isSignalled: false,
    isOutdated: false,
  });
  return {
    variant: read.variant,
    position: read.position,
    cta: read.ctaVariant,
    theme: read.theme,
    themeName: read.themeName,
    hasDecline: read.acceptType === 'OPT_IN_AND_OUT',
    names: [accept, decline, manage].filter((name) => name !== undefined),
    text: body.replace(/<[^>]*>/g, ''),
  };
}

it.each([
  ['place and look', listSettings(), 2 * 6 * 2 * 3 * 2 * 3],
  ['texts and choices', listTexts(), 3 * 3 * 2 * 2 * 2 * 2 * 3 * 3],
  ['odd values', listOddSettings(), 272],
])('means what every combination of its settings says: %s', (_, list, count) => {
  expect(list).toHaveLength(count);
  for (const settings of list) {
    const { isTop: _top, side: _side, ...wanted } = wantedBanner(settings);
    expect(readWhole(settings), JSON.stringify(settings)).toEqual(wanted);
  }
});

it('finds few settings that have each two values together', () => {
  const list = [0, 1, 2].flatMap((a) => [0, 1, 2].flatMap((b) => [0, 1, 2].map((c) => ({ a, b, c }))));
  const few = pairsOf(list);
  expect(few.length).toBeLessThan(list.length);
  const pairs = (all: readonly Settings[]) =>
    new Set(all.flatMap(({ a, b, c }) => [`a${a}b${b}`, `a${a}c${c}`, `b${b}c${c}`]));
  expect(pairs(few)).toEqual(pairs(list));
});
