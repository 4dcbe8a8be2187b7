/**
 * What a site is.
 * @field websiteType
 */
export enum WebsiteType {
  classic = 1,
  coverPage = 2,
  parkingPage = 3,
  commerce = 4,
  enterprise = 5,
}
