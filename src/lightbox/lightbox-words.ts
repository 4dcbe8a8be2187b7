import { createCatalogue } from '../text/catalogue';
import messages from '../text/messages/lightbox.messages.json';
import { plainText } from '../text/plain-text';
import type { LightboxState } from './lightbox.store';
import type { LightboxItem } from './lightbox.types';

export const text = createCatalogue(messages);

const FILE_NAME = /^\S+\.(?:jpe?g|png|gif|webp|avif|heic|svg)$/i;

export interface Caption {
  readonly title: string;
  readonly description: string;
}

/** Title and description as text; undefined when there is nothing to say. */
export function captionOf({ meta }: LightboxItem): Caption | undefined {
  const title = plainText(meta?.title ?? '');
  const description = plainText(meta?.description ?? '');
  return title || description ? { title, description } : undefined;
}

/** What a screen reader says of the item now shown: its place, and what it shows if anybody has said. */
export function announcementOf({ items, index }: LightboxState): string {
  const item = items[index];
  const place = { current: index + 1, total: items.length };
  const title = item && (item.content.alt.trim() || captionOf(item)?.title);
  // Upload forms fill in the file's name; read aloud, that tells nobody anything.
  if (!title || FILE_NAME.test(title)) return text('announcement', place);
  return text('announcementWithTitle', { ...place, title });
}

/** The picture is what the visitor came for, so it always has a name. */
export function altOf(state: LightboxState, item: LightboxItem): string {
  return item.content.alt.trim() || captionOf(item)?.title || announcementOf(state);
}
