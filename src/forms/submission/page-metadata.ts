import { readPageFormContext } from './page-form-context';

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
