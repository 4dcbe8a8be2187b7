/** Selects elements that Tab can reach, whether or not they are hidden or disabled. */
export const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex]:not([tabindex="-1"])';
