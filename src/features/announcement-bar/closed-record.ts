import { flag, object, string } from '../../data/shape';
import type { LocalStore } from '../../storage/local-store';
import type { Announcement } from './announcement.data';

/**
 * The platform's own key and shape: inline scripts of pages read it to decide whether to keep room for the bar.
 * @stored browser storage | squarespace-announcement-bar | necessary | until cleared | that the visitor has closed the announcement
 */
const KEY = 'squarespace-announcement-bar';

const readFields = object({ text: string(), clickthroughUrl: object({ url: string() }), closed: flag() });

/** Whether the visitor has closed this announcement: a new text or link makes it a new one. */
export function isClosed(storage: LocalStore, { text, url = '' }: Announcement): boolean {
  const kept = readFields(storage.get(KEY));
  return kept.closed && kept.text === text && kept.clickthroughUrl.url === url;
}

export function rememberClosed(storage: LocalStore, { text, url = '', isNewWindow }: Announcement): void {
  storage.set(KEY, {
    text,
    clickthroughUrl: { url, newWindow: isNewWindow },
    closed: true,
  });
}

export function forgetClosed(storage: LocalStore): void {
  storage.remove(KEY);
}
