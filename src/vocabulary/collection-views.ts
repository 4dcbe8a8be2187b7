/** What a page of a collection shows. */
export const COLLECTION_VIEWS = ['list', 'grid', 'product'] as const;

export type CollectionView = (typeof COLLECTION_VIEWS)[number];
