import { flag, number, object, type Reader, string, type WarnShape } from '../../data/shape';
import { link } from '../../text/links/read-link';
import { plainText } from '../../text/plain-text';
import { AnnouncementBarStyle } from '../../vocabulary/sites';

export type Announcement = NonNullable<ReturnType<typeof readAnnouncement>>;

/** Published pages have a string, or an object with the string. */
const html: Reader<string> = (value, path, warn) =>
  typeof value === 'object' && value !== null
    ? object({ html: string() })(value, path, warn).html
    : string()(value, path, warn);

const read = object({
  websiteSettings: object({
    announcementBarSettings: object({
      style: number(AnnouncementBarStyle.none),
      text: html,
      clickthroughUrl: object({ url: link, newWindow: flag() }),
    }),
  }),
});

/** The announcement in a page's context; undefined where none is shown. Never throws. */
export function readAnnouncement(context: unknown, warn?: WarnShape) {
  const { style, text, clickthroughUrl } = read(context, '', warn).websiteSettings.announcementBarSettings;
  if (style !== AnnouncementBarStyle.custom || !plainText(text).trim()) return undefined;
  const { url, newWindow: isNewWindow } = clickthroughUrl;
  // Html that the site's owner wrote. Without `url` the bar is not a link.
  return { text, url, isNewWindow };
}
