import { createMessages } from '../../text/messages';
import { htmlOf, plainText } from '../../text/plain-text';
import type { LightboxItem, LightboxState } from '../lightbox.types';
import messages from './lightbox.messages.json';

export const t = createMessages(messages);

const FILE_NAME = /^\S+\.(?:jpe?g|png|gif|webp|avif|heic|svg)$/i;

export interface Caption {
  readonly title: string;
  readonly description: string;
  /** The description's html, if it is more than text. */
  readonly html: string | undefined;
}

/** Title and description as text; undefined without both. */
export function captionOf({ meta }: LightboxItem): Caption | undefined {
  const title = plainText(meta?.title ?? '');
  const source = meta?.description ?? '';
  const description = plainText(source);
  return title || description ? { title, description, html: htmlOf(source) } : undefined;
}

/** The screen reader announcement of an item: its position, and its alternative text or title if it has one. */
export function announcementOf({ items, index }: Pick<LightboxState, 'items' | 'index'>): string {
  const item = items[index];
  const isVideo = item?.content.type === 'video';
  const place = { current: index + 1, total: items.length };
  const title = item && (item.content.alt.trim() || captionOf(item)?.title);
  // Upload forms fill in the file's name, which is useless when read aloud.
  if (!title || FILE_NAME.test(title)) return t(isVideo ? 'videoAnnouncement' : 'announcement', place);
  return t(isVideo ? 'videoAnnouncementWithTitle' : 'announcementWithTitle', { ...place, title });
}

/** The alternative text of an item; never empty, since the image is the content. */
export function altOf(items: readonly LightboxItem[], index: number): string {
  const item = items[index];
  return (item && (item.content.alt.trim() || captionOf(item)?.title)) || announcementOf({ items, index });
}
