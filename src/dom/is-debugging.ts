/** Checks whether the page is open with the overlay for theme developers: `?inlay=debug`. */
export const isDebugging = (): boolean => location.search.includes('inlay=debug');
