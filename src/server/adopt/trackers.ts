import type { PageDocument } from '../page-document';

/** Hosts of companies that count or follow visitors → what site owners know them as. */
const BY_HOST: ReadonlyArray<readonly [RegExp, string]> = [
  [/(?:^|\.)googletagmanager\.com$/, 'Google Tag Manager'],
  [/(?:^|\.)google-analytics\.com$/, 'Google Analytics'],
  [/(?:^|\.)(?:doubleclick\.net|googleadservices\.com|googlesyndication\.com)$/, 'Google Ads'],
  [/^connect\.facebook\.net$/, 'Meta Pixel'],
  [/(?:^|\.)hotjar\.com$/, 'Hotjar'],
  [/(?:^|\.)clarity\.ms$/, 'Microsoft Clarity'],
  [/^bat\.bing\.com$/, 'Microsoft Advertising'],
  [/^analytics\.tiktok\.com$/, 'TikTok Pixel'],
  [/^snap\.licdn\.com$/, 'LinkedIn Insight'],
  [/(?:^|\.)pinimg\.com$/, 'Pinterest'],
  [/(?:^|\.)hs-(?:scripts|analytics)\.(?:com|net)$/, 'HubSpot'],
  [/(?:^|\.)klaviyo\.com$/, 'Klaviyo'],
  [/(?:^|\.)chimpstatic\.com$/, 'Mailchimp'],
  [/(?:^|\.)segment\.com$/, 'Segment'],
  [/(?:^|\.)cloudflareinsights\.com$/, 'Cloudflare Web Analytics'],
];
/** The first calls of their inline code. */
const BY_CODE: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bfbq\(\s*['"]init/, 'Meta Pixel'],
  [/\bgtag\(\s*['"]config|google-analytics\.com\/(?:ga|analytics)\.js/, 'Google Analytics'],
  [/googletagmanager\.com\/gtm\.js/, 'Google Tag Manager'],
  [/static\.hotjar\.com/, 'Hotjar'],
  [/clarity\.ms\/tag/, 'Microsoft Clarity'],
  [/analytics\.tiktok\.com/, 'TikTok Pixel'],
];

const hostOf = (address: string): string | undefined =>
  /^(?:https?:)?\/\/([^/?#:]+)/i.exec(address.trim())?.[1]?.toLowerCase();

/** Scripts of other companies: by their names, or by their hosts where those are not known. */
export function findTrackers(document: PageDocument): readonly string[] {
  const scripts = document.querySelectorAll('script');
  const found = scripts.flatMap((script) => {
    const host = hostOf(script.getAttribute('src') ?? '');
    if (host !== undefined) return [BY_HOST.find(([pattern]) => pattern.test(host))?.[1] ?? host];
    const code = script.textContent;
    return BY_CODE.filter(([pattern]) => pattern.test(code)).map(([, name]) => name);
  });
  return [...new Set(found)].sort();
}
