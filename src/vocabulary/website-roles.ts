/** What an account may be on a site, by the platform's numbers. */
export const WEBSITE_ROLES = {
  admin: 1,
  billing: 2,
  reporting: 3,
  editor: 4,
  moderator: 6,
  commenter: 7,
  storeManager: 8,
  scheduling: 9,
  viewer: 10,
  campaignsEditor: 11,
  schedulingViewer: 12,
  schedulingEditor: 13,
} as const;

/** Whether these are the roles of an account that may view a site but not change it. */
export const isViewerOnly = (roles: readonly number[]): boolean =>
  roles.length > 0 && roles.every((role) => role === WEBSITE_ROLES.viewer);
