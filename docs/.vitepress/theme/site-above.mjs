/** The folder above the documentation, where the demo pages and `dist/` are. @param {string} base `/docs/` */
export const siteAbove = (base) => base.replace(/docs\/$/, '');
