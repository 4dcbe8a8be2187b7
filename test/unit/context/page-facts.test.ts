import { expect, it } from 'vitest';
import { readSiteContext } from '../../../src/context/context';
import { animationOf, showsOverlays } from '../../../src/context/page-facts';

it.each([
  ['a site that shows them', { showAnnouncementBar: true }, true],
  ['a site that does not', { showAnnouncementBar: false }, false],
  ['the same in words', { showAnnouncementBar: 'false' }, false],
  ['somebody who is logged in', { showAnnouncementBar: false, authenticatedAccount: { id: 'a' } }, true],
  ['a page from before the setting', {}, true],
])('bars and popup on %s', (_, context, expected) => {
  expect(showsOverlays(readSiteContext(context))).toBe(expected);
});

const bodyWith = (...names: readonly string[]) => ({
  contains: (name: string) => names.includes(name.replace('tweak-global-animations-', '')),
});

it('has the classes of the animation that the site has chosen', () => {
  expect(animationOf(bodyWith('enabled', 'animation-type-fade'))).toEqual({
    before: 'preFade',
    after: 'fadeIn',
  });
  expect(animationOf(bodyWith('enabled', 'animation-type-flex'))).toEqual({
    before: 'preFlex',
    after: 'flexIn',
  });
});

it('has none where the site has none, or has switched it off', () => {
  expect(animationOf(bodyWith('enabled', 'animation-type-none'))).toBeUndefined();
  expect(animationOf(bodyWith('animation-type-fade'))).toBeUndefined();
});
