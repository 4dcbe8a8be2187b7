/** Imports a file by an address that only the running script knows; a bundler cannot follow it, so the package has none of it. */
export const importUrl = (url: string): Promise<unknown> => import(url);
