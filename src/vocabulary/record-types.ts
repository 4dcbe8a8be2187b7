/**
 * What an item of a collection is.
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
