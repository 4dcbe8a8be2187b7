import type { Page } from 'playwright-core';

/** What a saved page's own settings ask for, without a word of our code. */
export interface SavedSettings {
  readonly banner: boolean;
  /** An announcement, above the page. */
  readonly bar: boolean;
  readonly popup: boolean;
  /** How many buttons the bar for narrow windows has. */
  readonly mobile: number;
}

export const readSavedSettings = (page: Page): Promise<SavedSettings> =>
  page.evaluate(() => {
    const { Static } = window as unknown as {
      Static?: { COOKIE_BANNER_CAPABLE?: unknown; SQUARESPACE_CONTEXT?: Record<string, unknown> };
    };
    const at = (...steps: string[]) =>
      steps.reduce<unknown>(
        (value, step) => (value as Record<string, unknown> | undefined)?.[step],
        Static?.SQUARESPACE_CONTEXT,
      );
    const popup = at('websiteSettings', 'popupOverlaySettings') as Record<string, unknown> | undefined;
    const pages = (popup?.enabledPages ?? []) as unknown[];
    const mobile = at('websiteSettings', 'mobileInfoBarSettings') as Record<string, unknown> | undefined;
    const offers = [
      mobile?.isContactEmailEnabled === true && Boolean(at('websiteSettings', 'contactEmail')),
      mobile?.isContactPhoneNumberEnabled === true && Boolean(at('websiteSettings', 'contactPhoneNumber')),
      mobile?.isLocationEnabled === true && Object.keys(at('website', 'location') ?? {}).length > 0,
      mobile?.isBusinessHoursEnabled === true &&
        Object.keys(at('websiteSettings', 'businessHours') ?? {}).length > 0,
    ];
    return {
      banner:
        Static?.COOKIE_BANNER_CAPABLE !== false && at('cookieSettings', 'isCookieBannerEnabled') === true,
      bar:
        at('showAnnouncementBar') !== false &&
        at('websiteSettings', 'announcementBarSettings', 'style') === 2 &&
        Boolean(at('websiteSettings', 'announcementBarSettings', 'text')) &&
        document.querySelector('.sqs-announcement-bar-dropzone') !== null,
      popup: popup?.style === 2 && (popup.showOnAllPages === true || pages.includes(at('collection', 'id'))),
      mobile: at('showAnnouncementBar') !== false && mobile?.style !== 1 ? offers.filter(Boolean).length : 0,
    };
  });
