import { WebsiteRole } from '../vocabulary/sites';

/** Whether these are the roles of an account that may view a site but not change it. */
export const isViewerOnly = (roles: readonly number[]): boolean =>
  roles.length > 0 && roles.every((role) => role === WebsiteRole.viewer);
