/**
 * What an account may be on a site.
 * @field websiteRoles
 */
export enum WebsiteRole {
  admin = 1,
  billing = 2,
  reporting = 3,
  editor = 4,
  moderator = 6,
  commenter = 7,
  storeManager = 8,
  scheduling = 9,
  viewer = 10,
  campaignsEditor = 11,
  schedulingViewer = 12,
  schedulingEditor = 13,
}
