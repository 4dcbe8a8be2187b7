import { number, object, oneOf, string, type WarnShape } from '../../data/shape';
import { CollectionType, RecordType } from '../../vocabulary/pages';

export interface PinterestOverlayData {
  readonly size: 'small' | 'large';
  readonly shape: 'rect' | 'round';
  readonly color: 'red' | 'white' | 'gray';
}

const readPage = object({
  websiteSettings: object({
    pinterestOverlayOptions: object({
      mode: string('disabled'),
      size: oneOf(['small', 'large'], 'small'),
      shape: oneOf(['rect', 'round'], 'rect'),
      color: oneOf(['red', 'white', 'gray'], 'red'),
    }),
  }),
  collection: object({ type: number() }),
  item: object({ recordType: number() }),
});

/** Reads how the overlay looks; undefined where its mode leaves the page out. */
export function readPinterestOverlay(context: unknown, warn?: WarnShape): PinterestOverlayData | undefined {
  const { websiteSettings, collection, item } = readPage(context, '', warn);
  const { mode, ...look } = websiteSettings.pinterestOverlayOptions;
  // An event of the same collection type is not a post.
  const isBlog =
    collection.type === CollectionType.generic &&
    (item.recordType === undefined || item.recordType === RecordType.text);
  const isCovered =
    mode === 'enabled_for_blogs'
      ? isBlog
      : mode === 'enabled_for_blogs_and_pages' && (isBlog || collection.type === CollectionType.page);
  return isCovered ? look : undefined;
}
