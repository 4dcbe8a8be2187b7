/** Checks whether the browser sends Global Privacy Control: “do not sell or share my data”. */
export const hasPrivacySignal = (): boolean =>
  // Not yet in TypeScript's DOM library.
  (navigator as { readonly globalPrivacyControl?: unknown }).globalPrivacyControl === true;
