import { liveContext } from '../../context/live-context';
import { number, object, type Read, record, strings } from '../../data/shape';

const named = strings('id title');

/** Parts of the page's context that only forms need; the context that every page reads leaves them out. */
const pageFormContext = object({
  item: object(named),
  collection: object({ ...named, permissionType: number() }),
  /** The page's own messages, for forms whose JSON lacks them. */
  visitorFormContext: object({ localizedStrings: record() }),
  recaptchaEnterpriseContext: object(strings('recaptchaEnterpriseSiteKey')),
});

export const readPageFormContext = (): Readonly<Read<typeof pageFormContext>> =>
  pageFormContext(liveContext());

/** @example readPageMetadata().contentSource // 'c' on a page, 'i' on a blog post */
export function readPageMetadata() {
  const { item, collection } = readPageFormContext();
  const { permissionType } = collection;
  const source = item.id ? item : collection;
  return {
    pageTitle: source.title || document.title,
    pageId: source.id,
    /** An item of a collection, or the collection itself. */
    contentSource: item.id ? 'i' : 'c',
    pagePath: location.pathname,
    ...(permissionType !== undefined && { pagePermissionTypeValue: permissionType }),
  };
}

export type PageMetadata = ReturnType<typeof readPageMetadata>;
