/** The platform serves files from its own domain and from one with `-cdn` in its name. */
const filesDomain = (appDomain: string) => appDomain.replace(/\.[^.]+$/, '-cdn$&');

/** Whether a file comes from the site itself or from the platform, so that playing it needs nobody's consent. */
export function isOwnHost({ hostname }: URL, appDomain: string): boolean {
  const domains = [location.hostname, ...(appDomain ? [appDomain, filesDomain(appDomain)] : [])];
  return domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
}
