/** The navigations whose pages no menu shows. */
export const HIDDEN_NAVIGATIONS = ['_hidden', '_memberareas'] as const;

export type HiddenNavigation = (typeof HIDDEN_NAVIGATIONS)[number];
