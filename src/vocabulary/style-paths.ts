/** The styles whose changes the style editor saves. */
export const STYLE_PATHS = [
  'colors.activeThemeId',
  'fonts.activeThemeId',
  'colors.palette',
  'colors.themes',
  'fonts.themes',
  'fonts.fontUsageCategories',
] as const;

export type StylePath = (typeof STYLE_PATHS)[number];
