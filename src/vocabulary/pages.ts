/**
 * The type of a page.
 * @field pageType
 */
export enum PageType {
  /** A cover page */
  splashPage = 3,
  notFound = 100,
  lockScreen = 103,
  protectedContent = 105,
  memberAreaAccessDenied = 106,
}

/**
 * The type of a collection.
 * @field collection.type
 */
export enum CollectionType {
  /** A blog, a list of events */
  generic = 1,
  page = 10,
}

/**
 * The type of an item of a collection.
 * @field recordType
 */
export enum RecordType {
  /** A post of a blog */
  text = 1,
  image = 2,
  audio = 7,
  video = 8,
  event = 12,
  portfolioItem = 59,
}

/** The animations of elements that come into view. */
export const SITE_ANIMATIONS = ['fade', 'scale', 'slide', 'clip', 'flex'] as const;

type SiteAnimationType = (typeof SITE_ANIMATIONS)[number];

/** The class that hides an element until it is seen: `preFade`. */
export const waitingClass = (type: SiteAnimationType): string =>
  `pre${type.charAt(0).toUpperCase()}${type.slice(1)}`;

/** The class that brings it: `fadeIn`. */
export const shownClass = (type: SiteAnimationType): string => `${type}In`;
