import { decodePage, readableText } from '../html/page-encoding.mjs';
import { addressOf } from '../pages/adopt-pages.mjs';
import type { createSavedSite } from '../pages/saved-site.mjs';
import type { PageEvent } from '../read-page-events';
import { readPageEvents } from '../server';

/** An event as the platform answers a calendar with it. */
export interface SiteEvent extends Omit<PageEvent, 'link'> {
  /** '' where the copy has no page of its own for it. */
  readonly fullUrl: string;
}

/** One that its collection's list and its own page both have is one. */
const keyOf = ({ collectionId, startDate, title }: SiteEvent): string =>
  [collectionId, startDate, title].join('\n');

/** The same order whichever page was read first. */
function inOrder(events: readonly SiteEvent[]): readonly SiteEvent[] {
  const known = new Map<string, SiteEvent>();
  for (const event of events) {
    const key = keyOf(event);
    if (!known.get(key)?.fullUrl) known.set(key, event);
  }
  return [...known]
    .sort(([one, { startDate: a }], [other, { startDate: b }]) => a - b || (one < other ? -1 : 1))
    .map(([, event]) => event);
}

/** The events of a page; none where it cannot be read, which its adoption reports. */
function eventsOf(html: string): readonly PageEvent[] {
  try {
    return readPageEvents(html);
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

/** The events that stand on the pages of a site, for its calendars; none where no page has a calendar. */
export async function findEvents(
  pages: readonly string[],
  tools: {
    readonly read: (file: string) => Promise<Buffer>;
    readonly saved: Pick<ReturnType<typeof createSavedSite>, 'locatorOf'>;
  },
): Promise<readonly SiteEvent[]> {
  const read = (path: string) => tools.read(path).catch(() => Buffer.alloc(0));
  const hasCalendar = async () => {
    for (const path of pages) if ((await read(path)).includes('sqs-block-calendar')) return true;
    return false;
  };
  // Most sites have none: their pages are not decoded for it.
  if (!(await hasCalendar())) return [];
  const events: SiteEvent[] = [];
  for (const path of pages) {
    const { find } = tools.saved.locatorOf(path);
    for (const { link, ...event } of eventsOf(readableText(decodePage(await read(path)).text))) {
      const file = link ? find(link, 'page') : path;
      events.push({ ...event, fullUrl: file === undefined ? '' : addressOf(file) });
    }
  }
  return inOrder(events);
}
