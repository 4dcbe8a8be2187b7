/** The widths in px at which pages change. */
export enum Breakpoint {
  /** The widest phone */
  phone = 432,
  /** The widest large phone; gallery sections have two columns up to here */
  largePhone = 576,
  /** The narrowest window in which the gallery of a collection is a slideshow */
  collectionSlideshow = 750,
  /** The widest tablet */
  tablet = 768,
  /** The narrowest desktop */
  desktop = 800,
  /** The widest window in which the list of a course's lessons is a menu in front of the lesson */
  courseMenu = 991,
  /** The widest laptop; gallery sections leave out columns up to here */
  laptop = 992,
  /** The narrowest desktop whose layout has all columns; the bar for small windows is shown up to here */
  wideDesktop = 1024,
}
