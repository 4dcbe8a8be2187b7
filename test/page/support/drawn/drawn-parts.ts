import type { Page } from 'playwright-core';
import { whenRested } from '../when-rested';

/** Something that Inlay draws: where it comes from, and how a visitor gets to see it. */
export interface DrawnPart {
  readonly part: string;
  /** The demo page that has it. Parts of one page follow each other in the list, and share it. */
  readonly page: string;
  readonly query?: string;
  /** Default: 1280 × 900. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** The files in src/ that draw it. */
  readonly files: readonly string[];
  /** What of it is looked at. Default: every `<inlay-ui>` of the page. */
  readonly selector?: string;
  /** Stands in the page under class names that themes style: what falls short on a saved theme is printed, and fails no test. */
  readonly isThemed?: boolean;
  readonly show?: (page: Page) => Promise<unknown>;
  readonly hide?: (page: Page) => Promise<unknown>;
}

const OPEN_DIALOG = 'dialog[open]';
const PHONE = { width: 390, height: 844 };

const emit = (page: Page, settings: object) =>
  page.evaluate((given) => inlayApi().emit('banner:update', given), {
    isCookieBannerEnabled: true,
    cookieBannerText: '<p>We count visits and remember what you have read. <a href="#page">Why</a></p>',
    cookieBannerHasOptOut: true,
    cookieBannerHasManageCookies: true,
    ...settings,
  });

const banner = (name: string, settings: object, viewport?: DrawnPart['viewport']): DrawnPart => ({
  part: `cookie banner, ${name}`,
  page: 'plain.html',
  ...(viewport && { viewport }),
  files: ['features/consent/cookie-banner/cookie-banner.view.tsx'],
  selector: '.inlay-cookie-banner',
  async show(page) {
    await emit(page, settings);
    await page.locator('.inlay-cookie-banner-text').filter({ hasText: /\w/ }).waitFor();
  },
});

const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
};

/** Dialogs and bars that any page may have. */
const OVER_THE_PAGE: readonly DrawnPart[] = [
  {
    part: 'confirmation',
    page: 'dialogs.html',
    files: ['ui/confirm/open-confirm.tsx'],
    selector: OPEN_DIALOG,
    show: async (page) => {
      await page.locator('#ask').click();
      await page.getByRole('alertdialog').waitFor();
    },
    hide: closeDialog,
  },
  {
    part: 'toast',
    page: 'dialogs.html',
    files: ['ui/toast/show-toast.tsx', 'ui/icon-button.view.tsx', 'ui/icon.view.tsx'],
    selector: '.inlay-toasts',
    show: async (page) => {
      await page.evaluate(
        () =>
          void inlayApi().toast({
            title: 'Done',
            message: 'The ferns have been watered.',
            duration: 600_000,
          }),
      );
      await page.locator('.inlay-toast').waitFor();
    },
    hide: (page) => page.locator('.inlay-toast-close').first().click(),
  },
  {
    part: 'tooltip',
    page: 'dialogs.html',
    // Drawn without JSX: ui/tooltip/attach-tooltip.ts.
    files: [],
    selector: '.inlay-tooltip',
    show: async (page) => {
      await page.evaluate(async () => void (await inlayApi().tooltip('#ask', 'Asks before it waters')));
      await page.mouse.move(0, 0);
      await page.locator('#ask').hover();
      await page.locator('.inlay-tooltip').waitFor();
    },
    hide: (page) => page.keyboard.press('Escape'),
  },
  banner('bar at the foot', { cookieBannerCtaVariant: 'BUTTON', cookieBannerTheme: 'LIGHT' }),
  banner('dark bar, words', { cookieBannerCtaVariant: 'TEXT', cookieBannerTheme: 'DARK' }),
  banner('bar at the top', { cookieBannerPosition: 'TOP', cookieBannerCtaVariant: 'BUTTON' }),
  banner('popup', { cookieBannerVariant: 'POPUP', cookieBannerPosition: 'BOTTOM_RIGHT' }),
  banner('with a named theme', { cookieBannerThemeName: 'black-bold', cookieBannerCtaVariant: 'BUTTON' }),
  {
    part: 'cookie panel',
    page: 'plain.html',
    files: [
      'features/consent/cookie-banner/open-cookie-panel.tsx',
      'features/consent/cookie-banner/panel-switch.view.tsx',
      'ui/dialog/dialog.view.tsx',
      'ui/dialog/close-button.view.tsx',
    ],
    selector: OPEN_DIALOG,
    show: async (page) => {
      await emit(page, { cookieBannerThemeName: 'white' });
      await page.locator('.inlay-cookie-banner-choice.manage').click();
      await page.locator('.inlay-manage-cookies').waitFor();
    },
    hide: closeDialog,
  },
];

const SHOP: readonly DrawnPart[] = [
  {
    part: 'restock form and its message',
    page: 'shop/product.html',
    files: ['blocks/product/restock-note.tsx'],
    selector: '.product-restock-notification inlay-ui',
    show: async (page) => {
      for (const [name, value] of [
        ['Size', 'Large'],
        ['Colour', 'Buff'],
      ] as const)
        await page.selectOption(`select[data-variant-option-name="${name}"]`, value);
      const email = page.locator('.product-restock-notification').getByRole('textbox');
      await email.fill('nobody');
      await email.press('Enter');
      await page.getByText('Emails must be formatted').waitFor();
    },
  },
  {
    part: 'restock thanks',
    page: 'shop/product.html',
    files: [],
    selector: '.product-restock-notification inlay-ui',
    show: async (page) => {
      const email = page.locator('.product-restock-notification').getByRole('textbox');
      await email.fill('ada@example.com');
      await email.press('Enter');
      await page.getByText('We will email ada@example.com').waitFor();
    },
  },
  {
    part: 'note of a product',
    page: 'shop/index.html',
    files: ['commerce/product/product-views.tsx'],
    selector: '.inlay-product-note',
    show: async (page) => {
      await page.locator('.sqs-block-product .sqs-add-to-cart-button').first().click();
      await page.locator('.inlay-product-note').first().waitFor();
    },
  },
  {
    part: 'quick view',
    page: 'shop/index.html',
    files: ['features/quick-view/open-quick-view.tsx'],
    // The rest is the server's.
    selector: `${OPEN_DIALOG} > .inlay-sheet-close`,
    show: async (page) => {
      await page.locator('.sqs-product-quick-view-button[aria-haspopup=dialog]').first().click();
      await page.getByRole('dialog').getByRole('heading', { name: 'Willow basket' }).waitFor();
    },
    hide: closeDialog,
  },
  {
    part: 'cart notice',
    isThemed: true,
    page: 'shop/cart-indicator.html',
    files: ['features/cart-notice/cart-notice.mount.tsx'],
    selector: '.template-cart-item-added-popover',
    show: async (page) => {
      // It goes after two seconds.
      await page.clock.install();
      await page.getByRole('button', { name: /^Seed packets/ }).click();
      await page.locator('.template-cart-item-added-popover').waitFor();
    },
  },
  {
    part: 'cart page',
    isThemed: true,
    page: 'shop/cart.html',
    files: [
      'blocks/cart-page/cart-page.mount.tsx',
      'blocks/cart-page/cart-page.view.tsx',
      'blocks/cart-page/cart-row.view.tsx',
    ],
    show: async (page) => {
      await page
        .getByRole('button', { name: /kitchen garden/ })
        .first()
        .click();
      await page.locator('.cart-row').first().waitFor();
    },
  },
  {
    part: 'cart pill',
    isThemed: true,
    page: 'shop/cart-pill.html',
    files: ['blocks/cart-indicator/open-pill.tsx'],
    show: async (page) => {
      const address = page.url();
      await page.goto(address.replace('cart-pill', 'cart-indicator'));
      await page.getByRole('button', { name: /^Seed packets/ }).click();
      await page.locator('.template-cart-item-added-popover').waitFor();
      await page.goto(address);
      await page.locator('.absolute-cart-box').waitFor();
    },
  },
  {
    part: 'fields before the cart',
    page: 'shop/seeds.html',
    files: ['blocks/product/ask-fields.tsx'],
    selector: OPEN_DIALOG,
    show: async (page) => {
      await page.locator('.product-meta > .product-add-to-cart .sqs-add-to-cart-button').click();
      await page.locator(OPEN_DIALOG).waitFor();
    },
    hide: closeDialog,
  },
  {
    part: 'reviews',
    isThemed: true,
    page: 'reviews.html',
    files: [
      'blocks/product-reviews/product-reviews.mount.tsx',
      'ui/stars.view.tsx',
      'ui/relative-time.view.tsx',
    ],
  },
  {
    part: 'request for a review',
    isThemed: true,
    page: 'review-request.html',
    files: ['blocks/review-request/review-request.mount.tsx'],
  },
];

const FORMS: readonly DrawnPart[] = [
  {
    part: 'form with errors',
    page: 'forms.html',
    files: [
      'blocks/form/form.mount.tsx',
      'forms/fields/field-frame.view.tsx',
      'forms/fields/field.view.tsx',
      'forms/fields/form-summary.tsx',
      'forms/fields/text/text-field.view.tsx',
      'forms/fields/file/start-uploads.tsx',
    ],
    selector:
      '.sqs-block-form:has(> .sqs-block-content > .sqs-form-block-context, > .sqs-form-block-context) form, .inlay-form-summary, .field-error',
    show: async (page) => {
      for (const button of await page.locator('main .sqs-block-form [type=submit]:visible').all())
        await button.click();
      await page.locator('.inlay-form-summary').first().waitFor();
    },
  },
  {
    part: 'form over the page',
    page: 'forms.html',
    files: ['forms/overlay/form-overlay.tsx'],
    selector: OPEN_DIALOG,
    show: async (page) => {
      await page.locator('#block-json-overlay .lightbox-handle').click();
      await page.locator(OPEN_DIALOG).waitFor();
    },
    hide: closeDialog,
  },
  {
    part: 'newsletter with errors',
    page: 'newsletter.html',
    files: [],
    selector: '.sqs-block-newsletter :is(.field-error, .inlay-form-summary)',
    show: async (page) => {
      const button = page.locator('.sqs-block-newsletter [type=submit]').first();
      await button.click();
      await page.locator('.sqs-block-newsletter .field-error').first().waitFor();
    },
  },
  {
    part: 'newsletter without its captcha',
    page: 'trouble/newsletter-captcha.html',
    files: [],
    selector: '.sqs-block-newsletter .inlay-form-summary',
    show: async (page) => {
      await page.locator('.sqs-block-newsletter [name=email]').first().fill('ada@example.com');
      await page.keyboard.press('Enter');
      await page.getByText('The CAPTCHA could not be loaded').first().waitFor({ state: 'attached' });
    },
  },
  {
    part: 'newsletter thanks',
    // The server's own text.
    isThemed: true,
    page: 'newsletter.html',
    query: 'thanks',
    files: [],
    selector: '.sqs-block-newsletter .form-submission-text',
    show: async (page) => {
      await page.locator('.sqs-block-newsletter [name=email]').first().fill(`seen.${Date.now()}@example.com`);
      await page.keyboard.press('Enter');
      await page.locator('.form-submission-text:not(.hidden)').first().waitFor();
    },
  },
];

const drawn = (page: string, ...files: readonly string[]): DrawnPart => ({
  part: page.replace('.html', ''),
  page,
  files,
});
const failed = (page: string, fault: string, ...files: readonly string[]): DrawnPart => ({
  part: `${page.replace('.html', '')}, not loaded`,
  page,
  query: `fault=${fault}`,
  files,
  selector: '.inlay-load-failure',
  show: async (page) => {
    await page.locator('.inlay-load-failure').first().scrollIntoViewIfNeeded();
  },
});

/** What blocks draw where the server has left room for it. */
const IN_THE_PAGE: readonly DrawnPart[] = [
  drawn('audio.html', 'blocks/audio/audio.mount.tsx'),
  drawn('calendar.html', 'blocks/calendar/calendar.mount.tsx', 'blocks/calendar/month-grid.view.tsx'),
  drawn('charts.html', 'blocks/chart/chart.mount.tsx', 'blocks/chart/chart-drawing.view.tsx'),
  drawn(
    'blog-post.html',
    'blocks/comments/comments.mount.tsx',
    'blocks/comments/comment-form.view.tsx',
    'blocks/share-buttons/share-buttons.mount.tsx',
  ),
  failed('blog-post.html', '500@GetThread', 'ui/load-failure.view.tsx'),
  drawn(
    'comments-disqus.html',
    'blocks/disqus/disqus.mount.tsx',
    'ui/third-party-note/third-party-note.view.tsx',
  ),
  drawn('map.html', 'blocks/map/map.mount.tsx'),
  drawn(
    'reservation.html',
    'blocks/reservation/reservation.mount.tsx',
    'blocks/reservation/reservation.view.tsx',
    'blocks/reservation/services/opentable.tsx',
  ),
  drawn('social-posts.html', 'blocks/social-post/social-note.tsx'),
  drawn('tour-dates.html', 'blocks/tour-dates/tour-dates.mount.tsx'),
  {
    part: 'note of a video',
    page: 'videos-consent.html',
    files: ['media/notes/player-note.tsx'],
    selector: '.inlay-video-note',
    show: async (page) => {
      await page.locator('.sqs-video-icon:visible').first().click();
      await page.locator('.inlay-video-note').first().waitFor();
    },
  },
  {
    part: 'search page',
    page: 'search-page.html',
    query: 'q=fern',
    files: ['blocks/search-page/search-page.mount.tsx', 'ui/found-item.view.tsx'],
  },
  {
    part: 'search preview',
    page: 'search.html',
    files: ['blocks/search/search-preview.tsx'],
    show: async (page) => {
      await page.locator('.sqs-search-ui-text-input input').first().fill('fern');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    part: 'notes of a copy without the platform',
    page: 'endpoints.html',
    files: ['features/endpoints/show-closed.tsx'],
  },
];

const BARS: readonly DrawnPart[] = [
  {
    part: 'announcement',
    page: 'announcement-bar.html',
    files: [
      'features/announcement-bar/announcement-bar.mount.tsx',
      'features/announcement-bar/announcement-bar.view.tsx',
    ],
    selector: '.inlay-announcement',
  },
  {
    part: 'announcement at the foot',
    page: 'announcement-bar-unreserved.html',
    viewport: PHONE,
    files: [],
    selector: '.inlay-announcement',
  },
  {
    part: 'mobile bar',
    page: 'mobile-bar.html',
    viewport: PHONE,
    files: ['features/mobile-bar/mobile-bar.mount.tsx'],
    selector: '.sqs-mobile-info-bar',
    show: (page) => page.locator('.sqs-mobile-info-bar').waitFor(),
  },
  {
    part: 'opening hours',
    page: 'mobile-bar.html',
    viewport: PHONE,
    files: ['features/mobile-bar/mobile-info.tsx'],
    selector: OPEN_DIALOG,
    show: async (page) => {
      await page.locator('.sqs-mobile-info-bar').getByRole('button', { name: 'Hours' }).click();
      await page.locator(OPEN_DIALOG).waitFor();
    },
    hide: closeDialog,
  },
  {
    part: 'popup',
    page: 'popup-overlay.html',
    files: ['features/popup-overlay/open-popup.tsx'],
    selector: '.inlay-sheet-close',
    show: (page) => page.locator('dialog.inlay-popup').waitFor(),
    hide: closeDialog,
  },
  {
    part: 'sign-in',
    page: 'owner.html',
    files: ['features/owner/open-sign-in.tsx'],
    selector: OPEN_DIALOG,
    show: async (page) => {
      await whenRested(page);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
    },
    hide: closeDialog,
  },
  {
    part: 'lightbox',
    page: 'lightbox.html',
    files: [
      'lightbox/view/lightbox.view.tsx',
      'lightbox/view/lightbox-image.tsx',
      'lightbox/view/lightbox-slide.tsx',
      'lightbox/view/lightbox-thumbnails.tsx',
    ],
    // Its controls come with the first move.
    selector:
      'dialog .inlay-lightbox-bar, dialog .inlay-lightbox-caption, dialog button:not(.inlay-lightbox-thumbnail)',
    show: async (page) => {
      await page.locator('[aria-haspopup="dialog"]:visible').first().press('Enter');
      await page.locator('dialog [data-slot="0"] img[data-state="loaded"]').waitFor();
    },
  },
];

export const DRAWN_PARTS: readonly DrawnPart[] = [
  ...OVER_THE_PAGE,
  ...BARS,
  ...FORMS,
  ...SHOP,
  ...IN_THE_PAGE.map((part) => ({ ...part, isThemed: true })),
];

/** Files that draw nothing of their own that a theme could hide, each with why no part names it. */
export const NOT_DRAWN: Readonly<Record<string, string>> = {
  'react/adopt.tsx': 'draws nothing',
  'react/draw.tsx': 'draws nothing',
  'blocks/marquee/marquee.mount.tsx': 'sets text of the server in motion',
  'blocks/background-video/background-button.view.tsx':
    'a button without words, on a player of another server',
  'blocks/summary/render-summary.tsx': 'draws ui/load-failure.view.tsx',
  'features/pinterest-overlay/pinterest-overlay.mount.tsx':
    'a button without words, shown under the pointer alone',
  'features/debug/debug.view.tsx': 'in a shadow root, for developers',
  'features/endpoints/open-payments.tsx': 'a sheet with links, like the opening hours',
};
