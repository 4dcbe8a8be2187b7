/** The widths in px at which pages change. */
export enum Breakpoint {
  /** The widest phone */
  phone = 432,
  /** The narrowest desktop */
  desktop = 800,
  /** The narrowest desktop whose layout has all columns; the bar for small windows is shown up to here */
  wideDesktop = 1024,
}

/** The heights in px of the devices that a page is shown on. */
export enum DeviceHeight {
  phone = 926,
  tablet = 1024,
  largeTablet = 1366,
}
