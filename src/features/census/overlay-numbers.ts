/** The platform's numbers for actions on an overlay and for its triggers. */
export const OVERLAY_ACTIONS = { display: 1, close: 2, dismiss: 3 } as const;
export const OVERLAY_TRIGGERS = { time: 1, scroll: 2 } as const;
