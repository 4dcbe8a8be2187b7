import { expect, it } from 'vitest';
import { readSiteContext } from '../../../src/context/context';
import { showsOverlays } from '../../../src/context/shows-overlays';

it.each([
  ['a site that shows them', { showAnnouncementBar: true }, true],
  ['a site that does not', { showAnnouncementBar: false }, false],
  ['the same in words', { showAnnouncementBar: 'false' }, false],
  ['somebody who is logged in', { showAnnouncementBar: false, authenticatedAccount: { id: 'a' } }, true],
  ['a page from before the setting', {}, true],
])('bars and popup on %s', (_, context, expected) => {
  expect(showsOverlays(readSiteContext(context))).toBe(expected);
});
