import type { Page } from 'playwright-core';

/** A control whose press sends something that the server keeps, as `sent-once-whatever-happens.test.ts` and `sent-once-in-two-tabs.test.ts` drive it. */
export interface SendingControl {
  readonly name: string;
  /** Below `demo-pages/`, with the parameters that this visit needs. */
  readonly path: (serial: number) => string;
  /** The calls that it makes, as their `@sent` tags have them. */
  readonly sends: readonly string[];
  /** The address of the call that has the effect. */
  readonly call: RegExp;
  /** As the demo API notes it. */
  readonly effect: string;
  /** What is pressed. */
  readonly control: string;
  /** Chooses and fills in what a press needs; `serial` makes it different from all others. */
  readonly prepare?: (page: Page, serial: number) => Promise<void>;
  /** A field in which Enter sends, too; default: the control itself. */
  readonly field?: string;
  /** Matches while the control says that it is done, and stays: a press then is another wish. */
  readonly isDone?: string;
  /** The page remembers what the visitor has done, also if its blocks start again. */
  readonly isRemembered?: boolean;
  /** Where its press leads: to a page that the demo has not. */
  readonly leaves?: RegExp;
  /** Presses in two tabs are two wishes, unless what they do can be done only once. Default: 2. */
  readonly tabs?: number;
}

const POST = 'POST /api';
const COMMENT = 'article.comment';

/** Writes as a visitor without an account. */
const write = (form: string) => async (page: Page, serial: number) => {
  await page.locator(`${form} [autocomplete=name]`).fill('Ada');
  await page.locator(`${form} textarea`).fill(`Once ${serial}.`);
};

export const SENDING_CONTROLS: readonly SendingControl[] = [
  {
    name: 'add to cart',
    path: () => 'shop/book.html',
    sends: [`${POST}/commerce/shopping-cart/entries`],
    call: /shopping-cart\/entries/,
    effect: 'cart',
    control: '.sqs-add-to-cart-button',
    isDone: '.cart-added',
  },
  {
    name: 'subscribe to a product',
    path: () => 'shop/flowers.html',
    sends: [`${POST}/3/commerce/cart/…`],
    call: /cart\/subscription/,
    effect: 'subscription',
    control: '.sqs-add-to-cart-button',
    leaves: /\/(?:checkout|commerce\/goto-checkout)/,
    tabs: 1,
  },
  {
    name: 'send a form',
    path: () => 'newsletter.html',
    sends: [`${POST}/form/SaveFormSubmission`],
    call: /SaveFormSubmission/,
    effect: 'form',
    control: 'form[data-form-id="64af00000000000000000001"] [type=submit]',
    field: 'form[data-form-id="64af00000000000000000001"] [name=email]',
    prepare: (page, serial) =>
      page
        .locator('form[data-form-id="64af00000000000000000001"] [name=email]')
        .fill(`once${serial}@example.com`),
  },
  {
    name: 'ask for a restock notice',
    path: () => 'shop/product.html',
    sends: [`${POST}/site-users/account/notifications/restock`],
    call: /notifications\/restock/,
    effect: 'restock',
    control: '.product-restock-form [type=submit]',
    field: '.product-restock-form [name=email]',
    async prepare(page, serial) {
      const [size, colour] = [page.getByLabel('Size'), page.getByLabel('Colour')];
      await size.selectOption('Large');
      await colour.selectOption('Buff');
      await page.locator('.product-restock-form [name=email]').fill(`once${serial}@example.com`);
    },
  },
  {
    name: 'post a comment',
    path: () => 'blog-post.html',
    sends: [`${POST}/comment/AddComment`],
    call: /AddComment/,
    effect: 'comment',
    control: '.inlay-comments > form [type=submit]',
    field: '.inlay-comments > form [autocomplete=name]',
    prepare: write('.inlay-comments > form'),
  },
  {
    name: 'answer a comment',
    path: () => 'blog-post.html',
    sends: [`${POST}/comment/AddComment`],
    call: /AddComment/,
    effect: 'comment',
    control: 'article.comment form [type=submit]',
    field: 'article.comment form [autocomplete=name]',
    async prepare(page, serial) {
      await page.locator('article.comment [aria-expanded=false]').first().click();
      await write('article.comment form')(page, serial);
    },
  },
  {
    name: 'like a comment',
    path: () => 'blog-post.html',
    sends: [`${POST}/comment/…Comment`],
    call: /LikeComment/,
    effect: 'comment-like',
    control: `${COMMENT} .comment-like`,
    tabs: 1,
  },
  {
    name: 'report a comment',
    path: () => 'blog-post.html',
    sends: [`${POST}/comment/…Comment`],
    call: /FlagComment/,
    effect: 'comment-report',
    control: `${COMMENT} .comment-flag`,
  },
  {
    name: 'like a post',
    path: () => 'blog-post.html',
    sends: [`${POST}/content-items/…/sentiment/like`],
    call: /sentiment\/like/,
    effect: 'like',
    control: '.sqs-simple-like[data-item-id="64b1000000000000000000a2"]',
    isRemembered: true,
    tabs: 1,
  },
  {
    name: 'send a review',
    path: (serial) => `review-request.html?token=once-${serial}`,
    sends: [`${POST}/commerce/product-reviews`],
    call: /product-reviews(?:\?|$)/,
    effect: 'review',
    control: '.inlay-review-form [type=submit]',
    field: '.inlay-review-form [name=title]',
    prepare: (page) => page.locator('.inlay-review-form [type=radio]').nth(3).check({ force: true }),
    tabs: 1,
  },
];

/** Calls that send something and may be repeated without harm, and why. `PUT` and `DELETE` say what is to be, however often. */
export const REPEATABLE: Readonly<Record<string, string>> = {
  [`${POST}/auth/Logout`]: 'an account that is logged out stays so',
  [`${POST}/site-users/account/session`]: 'a second session is the same account’s',
  [`${POST}/form/FormSubmissionKey`]: 'a key that no form is sent with stores nothing',
  [`${POST}/form/UploadFile`]: 'a file without a form that names it is dropped',
  [`${POST}/widget/GetWidgetRendering`]: 'it only reads',
};
