/**
 * What a page is.
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
