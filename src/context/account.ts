import { WebsiteRole } from '../vocabulary/sites';

/** The path of the editor. */
export const CONFIG_PATH = '/config/';

export const isConfigPath = (path: string): boolean => /^\/config(?:\/|$)/.test(path);

/** Checks whether these are the roles of an account that may view a site but not change it. */
export const isViewerOnly = (roles: readonly number[]): boolean =>
  roles.length > 0 && roles.every((role) => role === WebsiteRole.viewer);
