import { readPageFormContext } from './page-form-context';

/** The page that a form was sent from. */
export interface PageMetadata {
  readonly pageTitle: string;
  readonly pageId: string;
  /** An item of a collection, or the collection itself. */
  readonly contentSource: 'i' | 'c';
  readonly pagePath: string;
  readonly pagePermissionTypeValue?: number;
}

/** @example readPageMetadata().contentSource // 'c' on a page, 'i' on a blog post */
export function readPageMetadata(): PageMetadata {
  const { item, collection } = readPageFormContext();
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
