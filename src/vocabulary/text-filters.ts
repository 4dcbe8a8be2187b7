/** What may be typed into the address of a page. */
export const TEXT_FILTERS = ['url-slug', 'url-slug-with-slash'] as const;

export type TextFilter = (typeof TEXT_FILTERS)[number];
