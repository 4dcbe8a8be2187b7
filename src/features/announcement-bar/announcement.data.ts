import { flag, number, object, type Reader, string, type WarnShape } from '../../data/shape';
import { plainText } from '../../text/plain-text';
import { safeUrl } from '../../text/safe-url';

export interface Announcement {
  /** Html of the site's owner. */
  readonly text: string;
  /** Undefined: the bar is no link. */
  readonly url: string | undefined;
  readonly isNewWindow: boolean;
}

/** The wild has a string, or an object around it. */
const html: Reader<string> = (value, path, warn) =>
  typeof value === 'object' && value !== null
    ? object({ html: string() })(value, path, warn).html
    : string()(value, path, warn);

const read = object({
  websiteSettings: object({
    announcementBarSettings: object({
      style: number(1),
      text: html,
      clickthroughUrl: object({ url: string(), newWindow: flag() }),
    }),
  }),
});

/** The announcement in a page's context; undefined where none is to be shown. Nothing throws. */
export function readAnnouncement(context: unknown, warn?: WarnShape): Announcement | undefined {
  const { style, text, clickthroughUrl } = read(context, '', warn).websiteSettings.announcementBarSettings;
  // 1 is none, 2 is the owner's own.
  if (style !== 2 || !plainText(text).trim()) return undefined;
  return { text, url: safeUrl(clickthroughUrl.url), isNewWindow: clickthroughUrl.newWindow };
}
