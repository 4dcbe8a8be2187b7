import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { hasFocus } from './support/keyboard';
import { servedBody } from './support/served-body';
import { bodyOf, it, openDemo, RENDERERS } from './support/site';

/** A stand-in for Disqus: it writes what it was told into the server's element, and counts into their places. */
const EMBED = `
  const show = (config) => {
    const told = { page: {} };
    config.call(told);
    const text = document.createElement('p');
    text.textContent = [told.page.identifier, told.page.title, told.page.url].join(' | ');
    document.getElementById('disqus_thread').append(text);
  };
  window.DISQUS = { reset: ({ config }) => show(config) };
  show(window.disqus_config);`;
const COUNT = `
  window.DISQUSWIDGETS = {
    getCount() {
      for (const place of document.querySelectorAll('.disqus-comment-count'))
        place.textContent = place.dataset.disqusIdentifier.slice(-1) + ' Comments';
    },
  };
  window.DISQUSWIDGETS.getCount();`;

/** Answers for Disqus, and notes what it is asked. */
async function standIn(page: Page) {
  const state = { asked: [] as string[] };
  await page.route('https://**/*', (route) => {
    state.asked.push(route.request().url());
    const body = route.request().url().endsWith('/count.js') ? COUNT : EMBED;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return state;
}

const thread = (page: Page) => page.locator('#disqus_thread');
const links = (page: Page) => page.locator('.sqs-disqus-comment-link').allTextContents();

describe.each(RENDERERS)('Disqus under %s', (renderer) => {
  // @keys disqus | Enter | allows and shows the thread
  it('gets no request before consent; then shows the thread and the counts', async ({ site }) => {
    const watched = await site.newPage();
    const { page, errors } = watched;
    const state = await standIn(page);
    await openDemo(site, watched, 'comments-disqus.html', renderer);
    const show = thread(page).getByRole('button', { name: 'Show comments' });
    await show.waitFor();
    await expect.poll(() => links(page)).toEqual(['Comments', 'Comments']);
    expect(state.asked).toEqual([]);

    await show.press('Enter');
    const text = thread(page).locator('p');
    await text.getByText('64b1000000000000000000a1').waitFor();
    expect(await text.textContent()).toBe(
      `64b1000000000000000000a1 | Comments by Disqus — Otterbrook Glasshouse | ${site.url}/demo-pages/comments-disqus.html`,
    );
    expect(await hasFocus(thread(page))).toBe(true);
    await expect.poll(() => links(page)).toEqual(['2 Comments', '3 Comments']);
    expect(state.asked.sort()).toEqual([
      'https://otterbrook.disqus.com/count.js',
      'https://otterbrook.disqus.com/embed.js',
    ]);

    await page.evaluate(() => inlayApi().destroy());
    expect(await bodyOf(page)).toBe(await servedBody(page));
    await page.evaluate(() => inlayApi().init());
    await text.getByText('64b1000000000000000000a1').waitFor();
    await expect.poll(() => links(page)).toEqual(['2 Comments', '3 Comments']);
    expect(state.asked).toHaveLength(2);
    expect(errors).toEqual([]);
  });
});
