/** Enough of a theme for Inlay to know one: without it, pages load a sheet that dresses them, and are laid out again. Sites have a theme. */
export const THEME = '<style>.sqs-block { position: relative }</style>';
