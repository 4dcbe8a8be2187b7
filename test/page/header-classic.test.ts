import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { hasFocus, tabTo } from './support/keyboard';
import { serveEdited } from './support/serve-edited';
import { servedBody } from './support/served-body';
import { bodyOf, undrawn as it, openDemo, type WatchedPage } from './support/site';
import { startAnew } from './support/start-anew';

const PATH = 'header-classic.html';
const NARROW = { width: 390, height: 600 };

it('a menu of a theme without controllers opens by its class, pushes the page down, and is given back', async ({
  site,
}) => {
  const { page, errors, warnings } = await site.open(PATH, 'preact', { viewport: NARROW, hasTouch: true });
  const toggle = page.locator('#mobile-navigation-label');
  const menu = page.locator('#mobile-navigation');
  const links = menu.locator('> ul');
  expect(await toggle.getAttribute('aria-label')).toBe('Open menu');
  await tabTo(page, toggle, { limit: 4 });
  await page.keyboard.press('Enter');
  expect([await links.isVisible(), await toggle.getAttribute('aria-expanded')]).toEqual([true, 'true']);
  expect(await menu.getAttribute('class')).toContain('sqs-mobile-nav-open');
  expect(await page.evaluate(() => document.body.className)).toContain('sqs-mobile-nav-open');
  const visit = menu.locator('.folder > a');
  await tabTo(page, visit, { limit: 3 });
  await page.keyboard.press('Enter');
  expect(await menu.locator('.subnav').isVisible()).toBe(true);
  expect(await visit.getAttribute('aria-expanded')).toBe('true');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect([await links.isVisible(), await hasFocus(toggle)]).toEqual([false, true]);
  await toggle.tap();
  expect(await links.isVisible()).toBe(true);
  await menu.locator('a[href="#tickets"]').tap();
  await expect.poll(() => links.isVisible()).toBe(false);
  await page.evaluate(() => inlayApi().destroy());
  expect(await bodyOf(page)).toBe(await servedBody(page));
  expect([errors, warnings]).toEqual([[], []]);
});

/** Whether a press in the middle of a link would meet it: not where it is clipped, covered or hidden. */
const isOnTop = (link: Locator) =>
  link.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = height > 0 && document.elementFromPoint(left + width / 2, top + height / 2);
    return Boolean(hit) && element.contains(hit || null);
  });

const LINKS =
  '<ul><li class="FOLDER"><a>Visit</a><div class="subnav"><a href="/hours">Hours</a></div></li><li><a href="#tickets">Tickets</a></li></ul>';
/** States of other names: open-states.test.ts. What else opens and closes: mobile-menu.data.test.ts. */
const FAMILIES = [
  {
    family: 'one that slides the page aside',
    header: `<div id="mobileNav"><nav class="main-nav">${LINKS}</nav></div><header id="header"><a class="toggle icon-menu" id="mobileMenu"></a></header>`,
    css: `#mobileNav{position:fixed;inset:0 0 0 auto;width:200px;background:#fff;visibility:hidden}.mobile-nav-open #mobileNav{visibility:visible}
      .subnav{display:none}.dropdown-open .subnav{display:block}#mobileMenu{display:block;width:40px;height:40px}`,
    coversPage: true,
  },
  {
    family: 'one that grows the menu, and folders in it',
    header: `<div id="mobileNav"><div class="wrapper"><nav class="main-nav mobile-nav">${LINKS}</nav></div></div><header><nav id="mobileMenuLink"><a class="toggle">Menu</a></nav></header>`,
    css: '#mobileNav{height:0;overflow:hidden;transition:height .1s}.subnav{max-height:0;overflow:hidden}.folder-open .subnav{max-height:none}',
    coversPage: false,
  },
  {
    family: 'a checkbox, and a class that only the style sheet names',
    header: `<input type="checkbox" id="mobileNavToggle" hidden><div id="overlayNav"><nav>${LINKS}</nav></div>
      <label class="toggle mobile-nav-toggle-label" for="mobileNavToggle">Menu</label>`,
    css: '#overlayNav{position:fixed;inset:60px auto auto 0;clip-path:inset(50%)}html.phone-menu--shown #overlayNav nav{color:red}html.phone-menu--shown #overlayNav{clip-path:none}.subnav{display:none}',
    coversPage: true,
  },
  {
    family: 'an unknown one, with its menu moved out of the window',
    header: `<div id="mobileNav"><nav>${LINKS}</nav></div><header><div class="toggle mobile-nav-toggle">Menu</div></header>`,
    css: '#mobileNav{position:fixed;inset:0 0 0 auto;width:200px;background:#fff;transform:translateX(100%)}.unheard-of #mobileNav{transform:none}.subnav{display:none}',
    coversPage: true,
  },
] as const;

/** A device that is turned afterwards: what the theme closes on narrow windows is not known before. */
const TURNED = { viewport: { width: 800, height: 390 }, hasTouch: true };

/** The demo page with the header and the style sheet of another family of themes. */
const withFamily = (html: string, header = '', css = '') =>
  html
    .replace(/<header.*<\/header>/s, `<!--family-->${header}<!--/family-->`)
    .replace(/<link[^>]*header-classic.css">/, `<style id="family">${css}</style>`);

describe('themes of another family', () => {
  let opened: WatchedPage;
  it.beforeAll(async ({ site }) => {
    opened = await site.newPage(TURNED);
    const path = await serveEdited(site, PATH, 'preact', (html) => withFamily(html));
    await openDemo(site, opened, path, 'preact', { all: false });
  });

  /** Gives the open page the header of a family, and starts it anew. */
  async function openFamily(header: string, css: string, context: object = {}): Promise<Page> {
    const { page } = opened;
    await page.setViewportSize(TURNED.viewport);
    await page.evaluate(
      ([html, style, more]) => {
        inlayApi().destroy();
        const { Static, served } = window as unknown as {
          Static: { SQUARESPACE_CONTEXT: object };
          served?: object;
        };
        const original = served ?? { ...Static.SQUARESPACE_CONTEXT };
        Object.assign(window, { served: original });
        Object.assign(Static.SQUARESPACE_CONTEXT, original, more);
        const sheet = document.getElementById('family');
        const [start, end] = [...document.body.childNodes].filter(
          ({ nodeType }) => nodeType === Node.COMMENT_NODE,
        );
        if (!sheet || !start || !end) throw new Error('The page has no place for a family.');
        sheet.textContent = style;
        while (start.nextSibling && start.nextSibling !== end) start.nextSibling.remove();
        start.after(document.createRange().createContextualFragment(html));
      },
      [header, css, context] as const,
    );
    await startAnew(page);
    await page.setViewportSize(NARROW);
    return page;
  }

  // @keys mobile-menu | Space, Enter, Escape | opens a classic theme’s menu and its folders; closes
  it.for(FAMILIES)('a menu opens by touch and keyboard, with its folder: $family', async (family) => {
    const page = await openFamily(family.header.replace('FOLDER', 'folder'), family.css);
    const toggle = page.locator('.toggle');
    const tickets = page.locator('a[href="#tickets"]').first();
    const hours = page.locator('a[href="/hours"]').first();
    expect([await isOnTop(tickets), await toggle.getAttribute('aria-expanded')]).toEqual([false, 'false']);
    await toggle.tap();
    await expect.poll(() => isOnTop(tickets)).toBe(true);
    const visit = page.locator('.folder > a').first();
    await visit.tap();
    await expect.poll(() => isOnTop(hours)).toBe(true);
    await visit.press('Space');
    expect([await visit.getAttribute('aria-expanded'), await isOnTop(hours)]).toEqual(['false', false]);
    await page.keyboard.press('Escape');
    await expect.poll(() => isOnTop(tickets)).toBe(false);
    expect(await hasFocus(toggle)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => isOnTop(tickets)).toBe(true);
    const isScrollLocked = () =>
      page.evaluate(() =>
        [document.documentElement, document.body].some(
          (element) => getComputedStyle(element).overflowY === 'hidden',
        ),
      );
    await expect.poll(isScrollLocked).toBe(family.coversPage);
    await page.evaluate(() => inlayApi().destroy());
    await expect.poll(() => isOnTop(tickets)).toBe(false);
  });

  it('bars over the page give way to a menu over it', async () => {
    const [family] = FAMILIES.filter(({ coversPage }) => coversPage);
    const page = await openFamily(family?.header ?? '', family?.css ?? '', {
      cookieSettings: { isCookieBannerEnabled: true, cookieBannerPosition: 'TOP' },
    });
    const banner = page.locator('.inlay-cookie-banner');
    await banner.waitFor();
    await page.locator('.toggle').press('Enter');
    await expect.poll(() => banner.isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    await expect.poll(() => banner.isVisible()).toBe(true);
  });

  // @keys section-nav | Enter, Space | shows and hides the other pages of a folder
  it('the pages of a folder beside the content open in narrow windows, by touch and keyboard', async () => {
    const page = await openFamily(
      `<div id="folderNav"><div class="folder-nav-toggle"></div><nav class="folder-nav" aria-label="Visit"><ul>
      <li class="nav-section-label">Visit</li><li class="active-link"><a href="/here">Here</a></li><li><a href="/hours">Hours</a></li></ul></nav></div>`,
      `.folder-nav-toggle{display:none}@media (width < 640px){.folder-nav-toggle{display:block;min-height:40px}.folder-nav-toggle::after{content:"+"}
      #folderNav li:not(.active-link){display:none}#folderNav.expanded li{display:block}}`,
    );
    const toggle = page.getByRole('button', { name: 'Visit' });
    const hours = page.locator('a[href="/hours"]');
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false');
    expect(await hours.isVisible()).toBe(false);
    await toggle.tap();
    await expect.poll(() => hours.isVisible()).toBe(true);
    await toggle.press('Enter');
    expect([await hours.isVisible(), await toggle.getAttribute('aria-expanded')]).toEqual([false, 'false']);
    await toggle.press('Space');
    expect(await hours.isVisible()).toBe(true);
    const nav = page.locator('#folderNav');
    await page.evaluate(() => inlayApi().destroy());
    expect([await nav.getAttribute('class'), await page.locator('.folder-nav-toggle').textContent()]).toEqual(
      [null, ''],
    );
    expect(await page.locator('.folder-nav-toggle').evaluate(({ attributes }) => attributes.length)).toBe(1);
  });

  it('a navigation without room in the header gives way to the burger, at once and when the window changes', async () => {
    const page = await openFamily(
      `<div id="sidecarNav"><nav>${LINKS}</nav></div><header id="header"><div id="headerNav"><nav>${LINKS}</nav></div><div class="toggle mobile-nav-toggle">Menu</div></header>`,
      `#sidecarNav,.force-mobile-nav #headerNav,body:not(.force-mobile-nav) .mobile-nav-toggle{display:none}.mobile-nav-open #sidecarNav{display:block}
      #headerNav{width:max-content;padding-inline:200px 0}#headerNav ul{display:inline;margin:0 200px 0 0}.subnav{display:none}`,
    );
    const shown = async () =>
      [await page.locator('#headerNav').isVisible(), await page.locator('.toggle').isVisible()].join();
    await expect.poll(shown).toBe('false,true');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);
    await page.locator('.toggle').tap();
    await expect.poll(() => isOnTop(page.locator('#sidecarNav a[href="#tickets"]'))).toBe(true);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1200, height: 600 });
    await expect.poll(shown).toBe('true,false');
    await page.setViewportSize(NARROW);
    await expect.poll(shown).toBe('false,true');
    await page.evaluate(() => inlayApi().destroy());
    expect(await shown()).toBe('true,false');
  });
});

// The option that is not shown: mobile-toggles.test.ts.
// @keys mobile-menu (a select) | arrows, Enter | goes to the page that is chosen, at Enter
it('a list of pages in a select leads to the page that is chosen, by the keyboard at Enter', async ({
  site,
}) => {
  const other = '/demo-pages/plain.html';
  const header = `<header><select class="toggle" id="mobileSelect" aria-label="Menu"><option value="/demo-pages/${PATH}">Home</option>
     <option value="${other}?one">One</option><option value="${other}?two">Two</option></select></header>`;
  const path = await serveEdited(site, PATH, 'preact', (html) => withFamily(html, header));
  const { page } = await site.open(path, 'preact', { ...TURNED, all: false });
  await page.setViewportSize(NARROW);
  const { href } = new URL(page.url());
  const select = page.locator('#mobileSelect');
  await select.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect([await select.inputValue(), page.url()]).toEqual([`${other}?two`, href]);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${other}?two`);
});
