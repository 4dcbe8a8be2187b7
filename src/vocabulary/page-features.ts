/** What a page can do. */
export enum PageFeature {
  editable = 1,
  tweakable = 2,
  fullPageCart = 3,
  overlays = 4,
  ecommerceAnalytics = 5,
}
