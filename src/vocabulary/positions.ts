/** The rows of the grid of nine positions. */
export const POSITION_ROWS = ['top', 'center', 'bottom'] as const;

export type PositionRow = (typeof POSITION_ROWS)[number];

/** The columns of the grid of nine positions. */
export const POSITION_COLUMNS = ['left', 'center', 'right'] as const;

export type PositionColumn = (typeof POSITION_COLUMNS)[number];

/** A position is a row and a column: `top-left`. */
export type Position = `${PositionRow}-${PositionColumn}`;
