/**
 * Where visitors may share a page.
 * @field shareButtonOptions
 */
export enum SocialService {
  /** Today X */
  twitter = 1,
  facebook = 2,
  /** Has closed */
  google = 3,
  linkedin = 4,
  /** Has closed */
  stumble = 5,
  reddit = 6,
  pinterest = 7,
  tumblr = 8,
}
