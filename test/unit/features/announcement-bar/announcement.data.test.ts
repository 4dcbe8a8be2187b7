import { describe, expect, it } from 'vitest';
import { readAnnouncement } from '../../../../src/features/announcement-bar/announcement.data';

const read = (announcementBarSettings: unknown) =>
  readAnnouncement({ websiteSettings: { announcementBarSettings } });

describe('the announcement', () => {
  it('has a text, and a link where it is safe', () => {
    expect(read({ style: 2, text: '<p>Hello</p>', clickthroughUrl: { url: '/a', newWindow: true } })).toEqual(
      { text: '<p>Hello</p>', url: '/a', isNewWindow: true },
    );
    expect(
      read({ style: 2, text: { html: 'Hello' }, clickthroughUrl: { url: 'javascript:alert(1)' } }),
    ).toEqual({ text: 'Hello', url: undefined, isNewWindow: false });
  });

  it.each([
    [{}],
    [{ style: 1, text: 'x' }],
    [{ style: 2, text: '' }],
    [{ style: 2, text: '<p>&nbsp;</p>' }],
    [7],
    [undefined],
  ])('is undefined for %j', (settings) => {
    expect(read(settings)).toBeUndefined();
  });
});
