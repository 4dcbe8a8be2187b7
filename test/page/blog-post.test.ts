import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { hasFocus } from './support/keyboard';
import { servedBody } from './support/served-body';
import { bodyOf, it, RENDERERS, type WatchedPage } from './support/site';
import { startAnew } from './support/start-anew';
import { tabInto } from './support/tab-into';

const likeButton = (page: Page, index = 0) => page.locator('.sqs-simple-like').nth(index);
const likesIn = async (page: Page, index = 0) =>
  (await page.locator('.sqs-simple-like .like-count').nth(index).textContent()) ?? '';
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('squarespace-likes') ?? '{}'));
const shareButton = (page: Page) => page.locator('.ss-social-button').first();

/** Whether a list of services is wholly inside the window. */
const isInside = (list: Locator) =>
  list.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left >= 0 && right <= document.documentElement.clientWidth;
  });

describe.each(RENDERERS)('a blog post under %s', (renderer) => {
  let opened: WatchedPage;
  it.beforeAll(async ({ site }) => {
    opened = await site.open('blog-post.html', renderer);
  });

  it('asks for the likes of all items in one call, and shows the newest', async ({ site }) => {
    const { page } = opened;
    const count = site.demo.received.filter(({ path }) => path.startsWith('/api/blog-like-count/'));
    const asked = count.map(({ path }) => path.split('/').at(-1)?.split(',').length);
    expect(asked.at(-1)).toBe(3);
    await expect.poll(() => likesIn(page)).not.toBe('12 Likes');
    // One, unless another file has liked it: the demo server counts for all.
    expect(await likesIn(page, 2)).toMatch(/^(?:1 Like|(?!1 )\d+ Likes)$/);
    expect(await likeButton(page, 2).getAttribute('role')).toBe('button');
  });

  // @keys simple-like | Enter, Space | likes
  it('counts one like per visitor, also by keyboard, and remembers it', async ({ site }) => {
    const { page } = opened;
    const calls = () => site.demo.received.filter(({ path }) => path.endsWith('/sentiment/like')).length;
    const before = calls();
    const count = Number.parseInt(await likesIn(page, 1), 10);
    await tabInto(page, likeButton(page, 1));
    await page.keyboard.press('Enter');
    expect(await likesIn(page, 1)).toBe(`${count + 1} Like${count ? 's' : ''}`);
    expect(await likeButton(page, 1).getAttribute('aria-pressed')).toBe('true');
    expect(await likeButton(page, 1).getAttribute('class')).toContain('clicked');
    await expect.poll(calls).toBe(before + 1);
    await page.keyboard.press(' ');
    await likeButton(page, 1).click({ force: true });
    expect(await likesIn(page, 1)).toBe(`${count + 1} Like${count ? 's' : ''}`);
    expect(calls()).toBe(before + 1);
    expect(await stored(page)).toEqual({ '64b1000000000000000000a2': true });
    await page.reload();
    await expect.poll(() => likeButton(page, 1).getAttribute('aria-pressed')).toBe('true');
    expect(opened.errors).toEqual([]);
  });

  it('takes back a like that was not counted, and says so', async ({ site }) => {
    const { page, errors } = opened;
    await startAnew(page);
    // As `?fault=` has it.
    await page.context().addCookies([{ name: 'demo_fault', value: '503@like', url: site.url }]);
    const before = await likesIn(page);
    await likeButton(page).click();
    await page.getByText('Your like was not counted').first().waitFor();
    expect(await likesIn(page)).toBe(before);
    expect(await likeButton(page).getAttribute('aria-pressed')).toBe('false');
    expect(await stored(page)).toEqual({});
    await page.context().clearCookies({ name: 'demo_fault' });
    // The browser writes every refused request down.
    errors.length = 0;
  });

  // @keys share-buttons | Enter, Tab, Escape | opens the list of services; closes
  it('lists the services to share with that the owner has chosen, as links that open safely', async () => {
    const { page } = opened;
    // Whatever the machine of the test has.
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true, writable: true }),
    );
    await shareButton(page).press('Enter');
    const list = page.locator('.inlay-share-list');
    const links = await list
      .locator('a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(links.map((link) => new URL(link).hostname)).toEqual([
      'twitter.com',
      'www.facebook.com',
      'www.linkedin.com',
      'www.reddit.com',
      'www.pinterest.com',
      'www.tumblr.com',
    ]);
    expect(new URL(links[0] ?? '').searchParams.get('url')).toBe(
      'https://otterbrook.example/notes/the-lemons-are-out',
    );
    expect(await list.locator('a:not([rel="noopener noreferrer"][target=_blank])').count()).toBe(0);
    expect(await isInside(list)).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await hasFocus(list.locator('a').first())).toBe(true);
    await page.keyboard.press('Escape');
    expect(await list.count()).toBe(0);
    expect(await hasFocus(shareButton(page))).toBe(true);
  });

  it('closes the list when the visitor presses or moves focus elsewhere', async () => {
    const { page } = opened;
    await shareButton(page).click();
    await page.locator('.inlay-share-list').waitFor();
    await page.locator('h1').click();
    await expect.poll(() => page.locator('.inlay-share-list').count()).toBe(0);
    await shareButton(page).click();
    await page.locator('.inlay-share-list').waitFor();
    await page.locator('.site-title').focus();
    await expect.poll(() => page.locator('.inlay-share-list').count()).toBe(0);
  });

  it('copies the link to the page, and offers it as text where the page may not', async () => {
    const { page } = opened;
    await shareButton(page).click();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link copied').waitFor();
    const address = 'https://otterbrook.example/notes/the-lemons-are-out';
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.getByRole('button', { name: 'Copy link' }).click();
    const field = page.getByRole('textbox', { name: 'Address of this page' });
    expect(await field.inputValue()).toBe(address);
    await expect.poll(() => hasFocus(field)).toBe(true);
    await page.keyboard.press('Escape');
  });

  it('shares with the sheet of the browser where there is one', async () => {
    const { page } = opened;
    await page.evaluate(() => {
      Object.assign(navigator, {
        share: (data: ShareData) => {
          Object.assign(window, { shared: data });
          return Promise.reject(new DOMException('closed', 'AbortError'));
        },
      });
    });
    await shareButton(page).click();
    await page.waitForFunction(() => 'shared' in window);
    expect(await page.evaluate(() => (window as unknown as { shared: ShareData }).shared)).toEqual({
      title: 'The lemons are out',
      url: 'https://otterbrook.example/notes/the-lemons-are-out',
    });
    // The visitor closed it, and wants no list instead.
    expect(await page.locator('.inlay-share-list').count()).toBe(0);
    await page.evaluate(() => {
      navigator.share = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await shareButton(page).click();
    await page.locator('.inlay-share-list').waitFor();
    expect(opened.errors).toEqual([]);
  });

  // @keys pinterest-overlay | Tab | shows the link of a picture
  it('shows a link to Pinterest on the picture under the pointer and with focus, which opens safely', async ({
    site,
  }) => {
    const { page, errors } = opened;
    const pin = page.locator('.inlay-pin');
    await pin.waitFor({ state: 'attached' });
    expect(await pin.count()).toBe(1);
    const opacity = () => pin.evaluate((link) => getComputedStyle(link).opacity);
    expect(await opacity()).toBe('0');
    await page.locator('.sqs-block-image img').hover();
    await expect.poll(opacity).toBe('1');
    await page.mouse.move(0, 0);
    await expect.poll(opacity).toBe('0');
    await tabInto(page, pin);
    await expect.poll(opacity).toBe('1');
    const { href, target, rel } = await pin.evaluate((link) => {
      const { href, target, rel } = link as HTMLAnchorElement;
      return { href, target, rel };
    });
    expect({ target, rel }).toEqual({ target: '_blank', rel: 'noopener noreferrer' });
    const { hostname, searchParams } = new URL(href);
    expect(hostname).toBe('www.pinterest.com');
    expect(searchParams.get('media')).toBe(`${site.url}/pictures/lemons-900x600.png`);
    expect(searchParams.get('description')).toBe('Lemon trees in tubs, on the terrace');
    expect(errors).toEqual([]);
  });

  it('gives the server’s elements back', async () => {
    const { page } = opened;
    await page.evaluate(() => inlayApi().destroy());
    expect(await bodyOf(page)).toBe(await servedBody(page));
  });
});
