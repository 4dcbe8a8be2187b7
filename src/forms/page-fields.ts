import { findContext } from '../context/find-context';
import { number, object, strings } from '../data/shape';

/** Which page a form was sent from. */
export interface PageFields {
  readonly pageTitle: string;
  readonly pageId: string;
  /** An item of a collection, or the collection itself. */
  readonly contentSource: 'i' | 'c';
  readonly pagePath: string;
  readonly pagePermissionTypeValue?: number;
}

const named = { ...strings('id title') };
const pageContext = object({
  item: object(named),
  collection: object({ ...named, permissionType: number() }),
});

/** The page's own object, which says more than the checked context that every page reads. */
function readContext(): unknown {
  try {
    return findContext();
  } catch {
    // A page without a context: the context's own fault has said so already.
    return undefined;
  }
}

/** @example readPageFields().contentSource // 'c' on a page, 'i' on a blog post */
export function readPageFields(): PageFields {
  const { item, collection } = pageContext(readContext());
  const { permissionType } = collection;
  const source = item.id ? item : collection;
  return {
    pageTitle: source.title || document.title,
    pageId: source.id,
    contentSource: item.id ? 'i' : 'c',
    pagePath: location.pathname,
    ...(permissionType !== undefined && { pagePermissionTypeValue: permissionType }),
  };
}
