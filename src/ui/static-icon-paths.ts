// Icons of views that are drawn without a renderer as well; `icon.view.tsx` has all of them. 24 × 24 units.

export const CHECK = 'M4 12.5 9.5 18 20 6.5';
export const CLOSE = 'M6 6 18 18M18 6 6 18';
export const PAUSE = 'M6 4h4v16H6zM14 4h4v16h-4z';
export const PLAY = 'M7 4v16l13-8z';
export const SETTINGS = 'M4 7h9m4 0h3M15 4.5v5M4 17h3m4 0h9M9 14.5v5';
