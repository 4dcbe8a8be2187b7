/** Where `npm run docs` puts the site, from the project's folder; git ignores it. */
export const SITE_FOLDER = 'docs-site';
