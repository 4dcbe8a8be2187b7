import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { hasFocus } from './support/keyboard';
import { servedBody } from './support/served-body';
import { bodyOf, it, RENDERERS, type WatchedPage } from './support/site';
import { tabInto } from './support/tab-into';

const thread = (page: Page) => page.locator('.inlay-comments');
const comment = (page: Page, text: string) =>
  page.locator('article.comment').filter({ has: page.locator('.comment-body', { hasText: text }) });
const bodies = (page: Page) => page.locator('.comment-body').allTextContents();
/** Loads page after page until there is no more. */
async function showAll(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Show more comments' });
  while (await more.count()) {
    const before = (await bodies(page)).length;
    await more.press('Enter');
    await expect.poll(async () => (await bodies(page)).length).toBeGreaterThan(before);
  }
}
const postForm = (page: Page) => page.locator('.inlay-comments > form');

describe.each(RENDERERS)('comments under %s', (renderer) => {
  let opened: WatchedPage;
  it.beforeAll(async ({ site }) => {
    opened = await site.open('blog-post.html', renderer);
    await comment(opened.page, 'weekends').waitFor();
  });

  it('loads the thread: how many, newest first, answers below what they answer, nothing run as HTML', async () => {
    const { page, errors } = opened;
    expect(await bodies(page)).toHaveLength(4 + (await page.locator('.comment-replies article').count()));
    await showAll(page);
    expect(await page.locator('.comment-count').textContent()).toMatch(/^\d+ Comments$/);
    const answer = page.locator('.comment-replies > li article', { hasText: 'The barrow is mended' });
    expect(await answer.count()).toBe(1);
    expect(await bodies(page)).toContain(
      'They smell wonderful this year. <b>Well done</b>, all four of you.',
    );
    expect(errors).toEqual([]);
  });

  it('sorts as the visitor asks', async () => {
    const { page } = opened;
    await page.getByLabel('Sort comments').selectOption('mostLiked');
    await expect.poll(async () => (await bodies(page))[0]).toContain('They smell wonderful');
    await page.getByLabel('Sort comments').selectOption('oldest');
    await expect.poll(async () => (await bodies(page))[0]).toContain('They smell wonderful');
    await page.getByLabel('Sort comments').selectOption('newest');
    await expect.poll(async () => (await bodies(page))[0]).not.toContain('They smell wonderful');
  });

  it('likes a comment once, and reports one', async ({ site }) => {
    const { page } = opened;
    const calls = (name: string) => site.demo.received.filter(({ path }) => path.endsWith(name)).length;
    const before = calls('LikeComment');
    const like = comment(page, 'weekends').locator('.comment-like');
    const count = Number.parseInt((await like.textContent()) ?? '', 10) || 0;
    await like.press('Enter');
    expect(await like.textContent()).toBe(`${count + 1} Like${count ? 's' : ''}`);
    expect(await like.getAttribute('aria-pressed')).toBe('true');
    await like.press(' ');
    await expect.poll(() => calls('LikeComment')).toBe(before + 1);
    const flag = comment(page, 'weekends').locator('.comment-flag');
    await flag.press('Enter');
    expect(await flag.textContent()).toBe('Reported');
    await expect.poll(() => calls('FlagComment')).toBeGreaterThan(0);
  });

  it('says which field is missing, beside that field', async () => {
    const { page } = opened;
    await postForm(page).getByRole('button', { name: 'Post comment' }).press('Enter');
    expect(await hasFocus(postForm(page).getByLabel('Name'))).toBe(true);
    await page.getByText('Please enter your name.').waitFor();
    await postForm(page).getByLabel('Name').fill('Ada');
    await postForm(page).getByRole('button', { name: 'Post comment' }).press('Enter');
    expect(await hasFocus(postForm(page).getByLabel('Comment'))).toBe(true);
    expect(await postForm(page).getByLabel('Comment').getAttribute('aria-invalid')).toBe('true');
    expect(await violations(page)).toEqual([]);
  });

  it('posts a comment and moves focus to it', async () => {
    const { page } = opened;
    const text = `A seat by the lemons, please (${renderer}).`;
    await postForm(page).getByLabel('Comment').fill(text);
    await postForm(page).getByRole('button', { name: 'Post comment' }).press('Enter');
    await comment(page, text).waitFor();
    await comment(page, text)
      .getByText('just now')
      .or(comment(page, text).getByText('seconds ago'))
      .waitFor();
    await expect.poll(() => hasFocus(comment(page, text))).toBe(true);
    expect(await postForm(page).getByLabel('Comment').inputValue()).toBe('');
    expect(await postForm(page).getByLabel('Name').inputValue()).toBe('Ada');
  });

  // @keys comments | Tab, Enter, Space | writes, answers, likes and reports
  it('answers a comment with the keyboard alone', async () => {
    const { page } = opened;
    const text = `Only in July (${renderer}).`;
    const asked = comment(page, 'weekends').first();
    const reply = asked.getByRole('button', { name: 'Reply to Ines Okafor' });
    await tabInto(page, reply);
    await page.keyboard.press('Enter');
    expect(await reply.getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => hasFocus(asked.getByLabel('Name'))).toBe(true);
    await page.keyboard.type('Bo');
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const answer = page.locator('.comment-replies > li article', { hasText: text });
    await expect.poll(() => hasFocus(answer)).toBe(true);
    expect(await reply.getAttribute('aria-expanded')).toBe('false');
    await reply.press('Enter');
    await asked.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect.poll(() => hasFocus(reply)).toBe(true);
  });

  it('keeps an answer that has not been sent, also when its comment has left the page meanwhile', async () => {
    const { page } = opened;
    const asked = comment(page, 'weekends').first();
    const sort = page.getByLabel('Sort comments');
    const reply = asked.getByRole('button', { name: 'Reply to Ines Okafor' });
    await reply.press('Enter');
    await asked.getByLabel('Comment').fill('Dear to me');
    await sort.selectOption('oldest');
    await expect.poll(() => asked.count()).toBe(0);
    await sort.selectOption('newest');
    await reply.press('Enter');
    expect(await asked.getByLabel('Comment').inputValue()).toBe('Dear to me');
    await asked.getByRole('button', { name: 'Cancel' }).press('Enter');
    await reply.press('Enter');
    expect(await asked.getByLabel('Comment').inputValue()).toBe('');
    await reply.press('Enter');
  });

  it('says that a comment waits for approval', async () => {
    const { page, errors } = opened;
    await postForm(page).getByLabel('Comment').fill('See https://otterbrook.example/lemons');
    await postForm(page).getByRole('button', { name: 'Post comment' }).press('Enter');
    await page.getByText('Your comment will appear when it is approved.').waitFor();
    expect(errors).toEqual([]);
  });

  it('gives the server’s element back', async () => {
    await opened.page.evaluate(() => inlayApi().destroy());
    expect(await bodyOf(opened.page)).toBe(await servedBody(opened.page));
  });

  it('Unable to load. Try again. It says why, and what is typed stays when the server does not take it', async ({
    site,
  }) => {
    const { page } = opened;
    // As `?fault=` has it.
    const setFault = (fault: string) =>
      page.context().addCookies([{ name: 'demo_fault', value: `${fault}~comments`, url: site.url }]);
    await setFault('500@GetThread');
    await page.evaluate(() => inlayApi().init());
    await thread(page).scrollIntoViewIfNeeded();
    const alert = thread(page).getByRole('alert');
    const tryAgain = () => alert.getByRole('button', { name: 'Try again.' }).press('Enter');
    // Other reasons: comments.store.test.ts.
    await alert.getByText('Something went wrong').waitFor();
    expect(await alert.textContent()).toContain('Unable to load. Try again.');
    await page.context().clearCookies({ name: 'demo_fault' });
    await tryAgain();
    await comment(page, 'weekends').waitFor();
    expect(await alert.count()).toBe(0);
    expect(await thread(page).evaluate((block) => block.contains(document.activeElement))).toBe(true);

    await setFault('503@AddComment');
    await postForm(page).getByLabel('Name').fill('Ada');
    await postForm(page).getByLabel('Comment').fill('Long and dear to me');
    await postForm(page).getByRole('button', { name: 'Post comment' }).click();
    await postForm(page).getByRole('alert').waitFor();
    expect(await postForm(page).getByLabel('Comment').inputValue()).toBe('Long and dear to me');
  });
});
