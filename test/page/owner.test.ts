import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { watchRequests } from './support/requests';
import { serveEdited } from './support/serve-edited';
import {
  blockStates,
  it,
  ONE_RENDERER,
  openDemo,
  RENDERERS,
  type Site,
  undrawn,
  type WatchedPage,
} from './support/site';
import { whenRested } from './support/when-rested';

const PATH = 'owner.html';
const ACCOUNT = '"authenticatedAccount":{"id":"a"},"websiteRoles":{"1":true}';
/** Not the demo's own, since nobody is redirected on a local host. */
const HOST = 'http://otterbrook.example';

const addAccount = (html: string) =>
  html.replace('"websiteCloneable":false', `"websiteCloneable":false,${ACCOUNT}`);

/** Answers for the platform's editor, which the demo does not have; with a page in it, if its address names one. */
const editorWith = (frame = '') => `<title>Editor</title>${frame}`;

/** The page with an account signed in, on the demo's host. */
async function openSignedIn(site: Site) {
  const watched = await site.newPage();
  site.answers.set('/config/', editorWith());
  // The crumb that the server gives with its own pages.
  await watched.page.request.get(`${site.url}/demo-pages/plain.html`);
  await openDemo(site, watched, await serveEdited(site, PATH, 'preact', addAccount), 'preact');
  await whenRested(watched.page);
  return watched;
}

/** The demo's pages and files under another host's name. */
async function serveHost(site: Site, page: Page) {
  const serve = async (route: Route) => {
    const { pathname, search } = new URL(route.request().url());
    const known = /^\/(?:dist|api|pictures|demo-pages)\//.test(pathname) ? pathname : `/demo-pages/${PATH}`;
    const response = await route.fetch({ url: site.url + known + search });
    const isPage = response.headers()['content-type']?.includes('text/html');
    await route.fulfill(isPage ? { response, body: addAccount(await response.text()) } : { response });
  };
  // A page that is left does not wait for what it has asked for.
  await page.route(`${HOST}/**`, (route) => serve(route).catch(() => {}));
  await page.route(`${HOST}/config/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: editorWith() }),
  );
}

/** Whether an owner has been sent to `/config/`, and which page it is to show. */
function shownInConfig(page: Page): string | null {
  const { origin, pathname, searchParams } = new URL(page.url());
  expect([origin, pathname]).toEqual([HOST, '/config/']);
  return searchParams.get('frameUrl');
}

describe.each(ONE_RENDERER)('a logged-in owner on a public page, whatever the renderer (%s)', () => {
  let opened: WatchedPage;
  undrawn.beforeAll(async ({ site }) => {
    opened = await openSignedIn(site);
  });

  undrawn(
    'is redirected to the own /config/ with the page’s path and query, also from an address that names another host, and Back leads out of the site',
    async ({ site }) => {
      const { page } = await site.newPage();
      await serveHost(site, page);
      await page.goto(`${HOST}/about?a=b%20c#top`);
      await page.waitForURL('**/config/**');
      expect(shownInConfig(page)).toBe('/about?a=b%20c');
      // The empty page that the tab began with, and this one.
      expect(await page.evaluate(() => history.length)).toBe(2);

      await page.goto(`${HOST}//evil.example/a?frameUrl=https://evil.example`);
      await page.waitForURL('**/config/**');
      expect(shownInConfig(page)).toBe('/evil.example/a?frameUrl=https://evil.example');
    },
  );

  // On the demo’s own host, too, as those below; after ?noredirect: owner.mount.test.ts.
  undrawn('stays in a frame', async ({ site }) => {
    const { page } = await site.newPage();
    await serveHost(site, page);
    await page.route(`${HOST}/framed`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<iframe src="/about"></iframe>' }),
    );
    const rest = watchRequests(page);
    await page.goto(`${HOST}/framed`);
    await rest();
    const [, frame] = page.frames();
    if (!frame) throw new Error('The page has no frame.');
    await whenRested(frame);
    await rest();
    expect(frame.url()).toBe(`${HOST}/about`);
  });

  undrawn('hears from the other tabs as an administrator, and gets what the editor has left', async () => {
    const { page } = opened;
    const other = await page.context().newPage();
    await other.addInitScript(() => {
      sessionStorage.setItem('sqs_actions_for_next_load', '[{"name":"open-panel"}]');
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      window.Inlay = [
        (inlay) => {
          inlay.on('admin:received', (message) => heard.push(message));
          inlay.on('owner:next-load', (action) => heard.push(action));
        },
      ];
    });
    await other.goto(page.url());
    const heard = () => other.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
    await expect.poll(heard).toEqual([{ name: 'open-panel' }]);
    await page.evaluate(() => inlayApi().emit('admin:send', { name: 'saved', data: [1] }));
    await expect.poll(heard).toEqual([{ name: 'open-panel' }, { name: 'saved', data: [1] }]);
    expect(await page.evaluate(() => (window as unknown as { heard?: unknown }).heard)).toBeUndefined();
  });

  // Last in this page, which it leaves.
  // @keys owner | Escape | goes to the editor
  undrawn('opens the editor by Escape, but not from a field, and not while something is open', async () => {
    const { page } = opened;
    const { pathname } = new URL(page.url());
    const press = async (key: string) => {
      await page.keyboard.press(key);
      expect(new URL(page.url()).pathname).toBe(pathname);
    };
    await page.locator('#note').focus();
    await press('Escape');
    await page.locator('#note').blur();
    await page.evaluate(() => {
      const dialog = document.createElement('dialog');
      document.body.append(dialog);
      dialog.showModal();
    });
    await press('Escape');
    await page.waitForFunction(() => !document.querySelector('dialog[open]'));
    const folder = page.locator('.header-nav-folder-title');
    await page.evaluate(() => {
      const title = document.createElement('a');
      title.className = 'header-nav-folder-title';
      title.ariaExpanded = 'true';
      document.querySelector('header')?.append(title);
    });
    await press('Escape');
    await folder.evaluate((title) => title.remove());
    await press('Control+Escape');
    await page.keyboard.press('Escape');
    await page.waitForURL('**/config/**');
    expect(new URL(page.url()).searchParams.get('frameUrl')).toBe(`${pathname}?renderer=preact`);
  });

  // @keys owner-key | Shift+Escape | logs out
  undrawn(
    'logs out once by Shift+Escape, and comes to the site’s root; to the page again when that fails, which is logged',
    async ({ site }) => {
      const { page, warnings } = await openSignedIn(site);
      await page.route(`${site.url}/?logout=true`, (route) => route.fulfill({ body: 'Home' }));
      await page.route('**/api/auth/Logout*', (route) => route.fulfill({ status: 500 }), { times: 1 });
      const before = page.url();
      await Promise.all([page.waitForEvent('load'), page.keyboard.press('Shift+Escape')]);
      expect(page.url()).toBe(before);
      expect(warnings).toContainEqual(expect.stringContaining('Logging out failed'));

      await whenRested(page);
      const from = site.demo.received.length;
      await page.keyboard.press('Shift+Escape');
      await page.keyboard.press('Shift+Escape');
      await page.waitForURL((url) => url.searchParams.has('logout'));
      expect(page.url()).toBe(`${site.url}/?logout=true`);
      const calls = site.demo.received.slice(from).filter(({ path }) => path.includes('/auth/'));
      expect(calls.map(({ method, path }) => [method, path])).toEqual([['POST', '/api/auth/Logout']]);
    },
  );

  // That page tells the visitor with a toast, which may be drawn before the test ends.
  it('comes to the page that the editor shows when logging out inside it', async ({
    site,
    onTestFinished,
  }) => {
    const { page } = await site.newPage();
    const shown = `/demo-pages/${await serveEdited(site, PATH, 'preact', addAccount)}?renderer=preact`;
    site.answers.set('/config/', editorWith(`<iframe src="${shown}"></iframe>`));
    onTestFinished(() => void site.answers.set('/config/', editorWith()));
    await page.goto(`${site.url}/config/?frameUrl=https://evil.example/`);
    await expect.poll(() => page.frames().length).toBe(2);
    const [, frame] = page.frames();
    if (!frame) throw new Error('The editor has no frame.');
    await whenRested(frame);
    await frame.locator('h1').click();
    const rest = watchRequests(page);
    // The editor's own key.
    await page.keyboard.press('Escape');
    await rest();
    expect(new URL(page.url()).pathname).toBe('/config/');
    // That page takes the parameter out of its address again, perhaps before a press is answered.
    const comes = page.waitForURL(`${site.url}${shown}&logout=true`, { waitUntil: 'commit' });
    await page.keyboard.press('Shift+Escape');
    await comes;
  });
});

describe.each(ONE_RENDERER)('a locked page, whatever the renderer (%s)', () => {
  // The other types: lock-screen.mount.test.ts.
  undrawn('for members is called so, until the site is destroyed', async ({ site }) => {
    const path = await serveEdited(site, PATH, 'preact', (html) =>
      html.replace('"pageType":2', '"pageType":106'),
    );
    const { page } = await site.open(path, 'preact');
    await page.locator('main[aria-label="This page available only site members"]').waitFor();
    await page.evaluate(() => inlayApi().destroy());
    expect(await page.locator('main').getAttribute('aria-label')).toBeNull();
  });
});

describe.each(ONE_RENDERER)('the preview without scripts, whatever the renderer (%s)', () => {
  // For nobody else: owner-cookies.test.ts.
  undrawn('keeps waiting scripts from running for an account', async ({ site }) => {
    const { page } = await site.newPage();
    await page.context().addCookies([
      { name: 'disable-user-scripts', value: 'true', url: site.url },
      { name: 'ss_performanceCookiesAllowed', value: 'true', url: site.url },
      { name: 'ss_marketingCookiesAllowed', value: 'true', url: site.url },
    ]);
    const path = await serveEdited(site, PATH, 'preact', (html) =>
      addAccount(html).replace(
        '</h1>',
        '</h1><script type="text/plain" data-consent="marketing">window.hasRun = true</script>',
      ),
    );
    await openDemo(site, { page }, path, 'preact');
    await whenRested(page);
    await expect.poll(() => blockStates(page)).toContain('consented-script mounted');
    expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
  });
});

describe.each(RENDERERS)('owner dialogs under %s', (renderer) => {
  it('a page with logout=true says so, once', async ({ site }) => {
    const { page, errors } = await site.open(PATH, renderer, { query: 'logout=true' });
    const dialog = page.getByRole('alertdialog', { name: 'Logout Successful' });
    await dialog.waitFor();
    expect(await dialog.locator('p').textContent()).toBe('You have been successfully logged out.');
    expect(await violations(page)).toEqual([]);
    expect(new URL(page.url()).search).toBe(`?renderer=${renderer}`);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });

  it('Escape without a session opens the sign-in dialog, which creates no account', async ({ site }) => {
    const { page, errors } = await site.open(PATH, renderer);
    const from = site.demo.received.length;
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await page.locator('#ask').click();
    await page.locator('#toggles', { hasText: 'no-such is off' }).waitFor();
    await page.locator('#ask').evaluate((button) => button.blur());
    expect(await page.locator('#toggles').textContent()).toBe(
      'season-banner is on, map-first is off, new_picture_rules is on, no-such is off',
    );
    await whenRested(page);
    await page.keyboard.press('Shift+Escape');
    await page.keyboard.press('Escape');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await dialog.waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await dialog.locator('a').count()).toBe(0);
    // Typed as a visitor would, by the keyboard alone.
    await page.keyboard.type('gardener@otterbrook.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type('wrong');
    await page.keyboard.press('Enter');
    await dialog.getByRole('alert').waitFor();
    expect(await dialog.getByRole('alert').textContent()).toBe('The email address or the password is wrong.');
    // It is selected, so typing replaces it.
    await page.keyboard.type('otterbrook');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
    const sessions = site.demo.received.slice(from).filter(({ path }) => path.endsWith('/account/session'));
    expect(sessions.map(({ body }) => JSON.parse(body))).toEqual([
      { email: 'gardener@otterbrook.example', password: 'wrong', rememberMe: false },
      { email: 'gardener@otterbrook.example', password: 'otterbrook', rememberMe: true },
    ]);
    // The server's refusal of the first.
    expect(errors.filter((error) => !error.includes('401'))).toEqual([]);
  });
});
