/** Checks whether the page has the rules of `site.css`, however they came into it. */
export const hasSiteStyles = (): boolean =>
  getComputedStyle(document.documentElement).getPropertyValue('--inlay-z-dialog') !== '';
