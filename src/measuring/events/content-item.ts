import { number, object, string } from '../../data/shape';
import { RecordType } from '../../vocabulary/pages';

/** The events' names for the items of a collection, by their record type. */
const ITEM_NAMES: Readonly<Partial<Record<number, string>>> = {
  [RecordType.text]: 'blog-post',
  [RecordType.image]: 'gallery-image',
  [RecordType.audio]: 'album-track',
  [RecordType.video]: 'gallery-video',
  [RecordType.event]: 'event-item',
  [RecordType.portfolioItem]: 'portfolio-item',
};

/** The name of an item in events; undefined for a record type that has none. */
export const contentItemName = (recordType: number | undefined): string | undefined =>
  recordType === undefined ? undefined : ITEM_NAMES[recordType];

const pageItem = object({ item: object({ id: string(), title: string(), recordType: number() }) });

/** The item that a page is about, as an event names it; undefined on other pages. `source`: the page's context. */
export function readContentItem(source: unknown) {
  const { id, title, recordType } = pageItem(source).item;
  const name = contentItemName(recordType);
  return name && id ? { object_type: name, object_id: id, object_display_name: title } : undefined;
}
