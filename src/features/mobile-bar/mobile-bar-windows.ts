import { Breakpoint } from '../../vocabulary/breakpoints';

/** The media query of the windows that show the bar. */
export const MOBILE_BAR_WINDOWS = `(width <= ${Breakpoint.wideDesktop}px)`;
