import { createMessages } from '../../text/messages';
import { htmlOf, plainText } from '../../text/plain-text';
import type { LightboxState } from '../lightbox.store';
import type { LightboxItem } from '../lightbox.types';
import messages from './lightbox.messages.json';

export const t = createMessages(messages);

const FILE_NAME = /^\S+\.(?:jpe?g|png|gif|webp|avif|heic|svg)$/i;

export interface Caption {
  readonly title: string;
  readonly description: string;
  /** The description as its author wrote it, where it is more than text. */
  readonly html: string | undefined;
}

/** Title and description as text; undefined when there is nothing to say. */
export function captionOf({ meta }: LightboxItem): Caption | undefined {
  const title = plainText(meta?.title ?? '');
  const source = meta?.description ?? '';
  const description = plainText(source);
  return title || description ? { title, description, html: htmlOf(source) } : undefined;
}

/** What a screen reader says of an item: its place, and what it shows if anybody has said. */
export function announcementOf({ items, index }: Pick<LightboxState, 'items' | 'index'>): string {
  const item = items[index];
  const isVideo = item?.content.type === 'video';
  const place = { current: index + 1, total: items.length };
  const title = item && (item.content.alt.trim() || captionOf(item)?.title);
  // Upload forms fill in the file's name; read aloud, that tells nobody anything.
  if (!title || FILE_NAME.test(title)) return t(isVideo ? 'videoAnnouncement' : 'announcement', place);
  return t(isVideo ? 'videoAnnouncementWithTitle' : 'announcementWithTitle', { ...place, title });
}

/** The picture is what the visitor came for, so it always has a name. */
export function altOf(items: readonly LightboxItem[], index: number): string {
  const item = items[index];
  return (item && (item.content.alt.trim() || captionOf(item)?.title)) || announcementOf({ items, index });
}
