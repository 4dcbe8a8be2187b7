/**
 * How the bar for small windows looks.
 * @field mobileInfoBarSettings.style
 */
export enum MobileBarStyle {
  none = 1,
  light = 2,
  dark = 3,
}
