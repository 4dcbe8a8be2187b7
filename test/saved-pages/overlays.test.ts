import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { watchRequests } from '../page/support/requests';
import { useSavedPages } from '../page/support/saved-pages';
import { RENDERERS } from '../page/support/site';

const saved = useSavedPages();

const NARROW = { width: 1000, height: 800 };
const WIDE = { width: 1280, height: 800 };

/** What the page's own settings say, without a word of our code. */
function readSettings() {
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
    banner: Static?.COOKIE_BANNER_CAPABLE !== false && at('cookieSettings', 'isCookieBannerEnabled') === true,
    bar:
      at('showAnnouncementBar') !== false &&
      at('websiteSettings', 'announcementBarSettings', 'style') === 2 &&
      Boolean(at('websiteSettings', 'announcementBarSettings', 'text')) &&
      document.querySelector('.sqs-announcement-bar-dropzone') !== null,
    popup: popup?.style === 2 && (popup.showOnAllPages === true || pages.includes(at('collection', 'id'))),
    mobile: at('showAnnouncementBar') !== false && mobile?.style !== 1 ? offers.filter(Boolean).length : 0,
  };
}

function noteEvents(): void {
  const events: string[] = [];
  const queue = [
    (inlay: { on(name: string, listener: () => void): void }) => {
      inlay.on('popup:ready', () => events.push('ready'));
    },
  ];
  Object.assign(window, { events, Inlay: queue });
}

describe('overlays on saved published pages', () => {
  saved.each(
    '%s shows what its settings say',
    async (path, site) => {
      for (const renderer of RENDERERS) {
        let rest = () => Promise.resolve();
        const before = (page: Page) => {
          rest = watchRequests(page);
          return page.addInitScript(noteEvents);
        };
        const options = { viewport: NARROW, all: false, before };
        const { page, close } = await saved.open(site, path, `renderer=${renderer}`, options);
        await rest();
        const settings = await page.evaluate(readSettings);
        const count = (selector: string) => page.locator(selector).count();
        await expect
          .poll(() => count('.inlay-cookie-banner'), { message: 'banner' })
          .toBe(settings.banner ? 1 : 0);
        await expect.poll(() => count('.inlay-announcement'), { message: 'bar' }).toBe(settings.bar ? 1 : 0);
        await expect
          .poll(() => count('.inlay-mobile-bar .sqs-mobile-info-bar-trigger'), { message: 'mobile bar' })
          .toBe(settings.mobile);
        await page.setViewportSize(WIDE);
        await expect.poll(() => count('.inlay-mobile-bar'), { message: 'mobile bar, wide' }).toBe(0);
        const ready = await page.evaluate(() => (window as unknown as { events: string[] }).events.length);
        expect(ready, 'popup').toBe(settings.popup ? 1 : 0);
        if (settings.popup) await page.locator('dialog.inlay-popup').waitFor({ timeout: 20_000 });
        await close();
      }
    },
    90_000,
  );
});
