/** The path of the editor. */
export const CONFIG_PATH = '/config/';

export const isConfigPath = (path: string): boolean => /^\/config(?:\/|$)/.test(path);
