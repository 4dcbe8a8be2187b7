import type { SiteContext } from './context';

/** As Disqus allows them: the name becomes a part of a host. */
const SHORTNAME = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;

/** The name of the site at Disqus; undefined where its comments are not there. */
export function disqusShortname({
  websiteSettings,
}: Pick<SiteContext, 'websiteSettings'>): string | undefined {
  const name = websiteSettings.disqusShortname.trim();
  return SHORTNAME.test(name) ? name : undefined;
}
