/** What Tab can lead to, as a selector; what hides or disables it is not asked. */
export const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex]:not([tabindex="-1"])';
