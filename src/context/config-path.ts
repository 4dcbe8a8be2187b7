/** Where a site is edited. */
export const CONFIG_PATH = '/config/';

export const isConfigPath = (path: string): boolean => /^\/config(?:\/|$)/.test(path);
