/**
 * The type of a page.
 * @field pageType
 */
export enum PageType {
  /** A collection: a blog, a gallery, a shop */
  mainContent = 1,
  page = 2,
  /** A cover page */
  splashPage = 3,
  /** An item of a collection */
  contentItem = 50,
  notFound = 100,
  error = 101,
  search = 102,
  lockScreen = 103,
  popupOverlay = 104,
  protectedContent = 105,
  memberAreaAccessDenied = 106,
  cart = 200,
  checkout = 201,
  orderConfirmed = 202,
  donate = 203,
  contributionConfirmed = 204,
  cartV2 = 205,
  subscriptionConfirmed = 206,
  orderReceived = 207,
  membershipConfirmed = 208,
  reviewsRequest = 209,
  newsletterUnsubscribe = 300,
  commerceEmailPreview = 301,
}

/**
 * The type of a collection.
 * @field collection.type
 */
export enum CollectionType {
  /** A blog, a list of events */
  generic = 1,
  subscription = 2,
  galleryBlock = 6,
  templatePage = 7,
  splashPage = 8,
  page = 10,
  products = 13,
  mosaic = 14,
  slideGallery = 15,
  slideAlbum = 16,
  slideVideo = 17,
  albumBlock = 18,
  project = 19,
  sectionCatalog = 20,
  pageCatalog = 21,
  itemCatalog = 22,
  portfolio = 23,
  lessons = 24,
  course = 25,
}

/**
 * The type of an item of a collection.
 * @field recordType
 */
export enum RecordType {
  /** A post of a blog */
  text = 1,
  image = 2,
  quote = 4,
  link = 5,
  audio = 7,
  video = 8,
  storeItem = 11,
  event = 12,
  gallery = 14,
  binary = 15,
  digitalGood = 18,
  attachment = 19,
  portfolioItem = 59,
  lesson = 63,
}

/** The animations of elements that come into view. */
export const SITE_ANIMATIONS = ['fade', 'scale', 'slide', 'clip', 'flex'] as const;

type SiteAnimationType = (typeof SITE_ANIMATIONS)[number];

/** The class that hides an element until it is seen: `preFade`. */
export const waitingClass = (type: SiteAnimationType): string =>
  `pre${type.charAt(0).toUpperCase()}${type.slice(1)}`;

/** The class that brings it: `fadeIn`. */
export const shownClass = (type: SiteAnimationType): string => `${type}In`;
