/** The script with the page's setting, which is JSON. */
export const ENDPOINTS_SETTING = 'script[data-inlay-config]';
