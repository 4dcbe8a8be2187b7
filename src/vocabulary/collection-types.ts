/**
 * What a collection is.
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
