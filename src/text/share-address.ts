/** The page that is shared, and a picture of it where there is one. */
export interface SharedPage {
  readonly address: string;
  readonly title: string;
  /** Absolute; empty without one. */
  readonly image: string;
}

/** The services' own pages for sharing, and the names of their fields. */
const PAGES = {
  x: ['https://twitter.com/intent/tweet', { url: 'address', text: 'title' }],
  facebook: ['https://www.facebook.com/sharer/sharer.php', { u: 'address' }],
  linkedin: ['https://www.linkedin.com/sharing/share-offsite/', { url: 'address' }],
  reddit: ['https://www.reddit.com/submit', { url: 'address', title: 'title' }],
  pinterest: [
    'https://www.pinterest.com/pin/create/button/',
    { url: 'address', media: 'image', description: 'title' },
  ],
  tumblr: ['https://www.tumblr.com/widgets/share/tool', { canonicalUrl: 'address', title: 'title' }],
} as const satisfies Record<string, readonly [string, Readonly<Record<string, keyof SharedPage>>]>;

export type ShareService = keyof typeof PAGES;

/**
 * The address at which a service asks a visitor what to say about a page. Nothing is asked of the service before that.
 * @example shareAddress('reddit', { address: 'https://otterbrook.example/news', title: 'News', image: '' })
 */
export function shareAddress(service: ShareService, page: SharedPage): string {
  const [base, fields] = PAGES[service];
  const url = new URL(base);
  for (const [name, field] of Object.entries(fields)) {
    if (page[field]) url.searchParams.set(name, page[field]);
  }
  return url.href;
}
