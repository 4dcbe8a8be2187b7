/** The pages that the style editor knows. */
export const STYLE_PAGES = ['splash page', 'lock screen', 'popup overlay', 'checkout', 'style'] as const;

export type StylePage = (typeof STYLE_PAGES)[number];
