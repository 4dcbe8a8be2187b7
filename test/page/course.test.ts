import { expect } from 'vitest';
import { violations } from './support/axe';
import { readDemo } from './support/demo-pages';
import { hasFocus } from './support/keyboard';
import { servedBody } from './support/served-body';
import { bodyOf, undrawn as it } from './support/site';
import { findUnseenContent } from './support/unseen-content';

// @keys course-nav | Enter, Escape | opens and closes the list of lessons
it('a lesson has its list of lessons opened and closed, and says how much is done', async ({ site }) => {
  const { page, errors, warnings } = await site.open('course.html', 'preact');
  const course = page.locator('.course-item');
  const toggle = page.locator('.course-item__side-nav-toggle-button-desktop');
  const link = page.locator('.course-item__side-nav-link').first();
  const isOpen = async () => !(await course.getAttribute('class'))?.includes('nav-closed');
  const progress = () =>
    course.evaluate((element) => getComputedStyle(element).getPropertyValue('--course-item-progress'));
  expect(await course.getAttribute('class')).toBe('course-item nav-closed');
  expect([await isOpen(), await progress()]).toEqual([false, '33']);
  expect(await findUnseenContent(page)).toEqual([]);
  // The button of the closed list is below the site's header, whose logo it would cover.
  const places = () =>
    page.evaluate(() => {
      const boxOf = (css: string) => document.querySelector(css)?.getBoundingClientRect();
      return [
        (boxOf('.course-item__side-nav-toggle-button-desktop')?.top ?? 0) >=
          (boxOf('.course-site-header')?.bottom ?? 0),
        boxOf('.course-item__side-nav')?.right,
        boxOf('.course-item__content')?.left,
      ];
    });
  const [isBelow, closedRight, closedLeft] = await places();
  expect([isBelow, closedRight]).toEqual([true, 0]);
  // Which of its words are seen depends on whether this lesson is done.
  const next = page.locator('.course-item__next-lesson-button');
  expect(await next.locator(':scope > :visible').textContent()).toBe('Go on without finishing');
  // Out of reach while closed.
  await link.focus();
  expect(await hasFocus(link)).toBe(false);
  await toggle.focus();
  await page.keyboard.press('Enter');
  expect([await isOpen(), await toggle.getAttribute('aria-expanded')]).toEqual([true, 'true']);
  // The lesson stands beside the open list.
  const [, openRight, openLeft] = await places();
  expect(Number(openLeft)).toBeGreaterThanOrEqual(Number(openRight));
  expect(Number(openRight)).toBeGreaterThan(300);
  expect(await violations(page)).toEqual([]);
  await link.focus();
  expect(await hasFocus(link)).toBe(true);
  await page.locator('.course-item__side-nav-checkbox').nth(1).check();
  expect(await progress()).toBe('67');
  expect(await next.locator(':scope > :visible').textContent()).toBe('Next lesson');
  // What has a use for the key itself, as a menu on top of the list does, keeps it.
  await page.evaluate(() => {
    const use = (event: Event) => event.preventDefault();
    document.querySelector('.course-item__side-nav')?.addEventListener('keydown', use, { once: true });
  });
  await page.keyboard.press('Escape');
  expect(await isOpen()).toBe(true);
  await page.keyboard.press('Escape');
  expect([await isOpen(), await hasFocus(toggle)]).toEqual([false, true]);
  expect((await places())[2]).toBe(closedLeft);

  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(() => course.getAttribute('class')).toContain('mobile-layout');
  const bar = page.locator('.course-item__side-nav-toggle-button-mobile');
  // Its line stays at the foot of the window.
  await expect
    .poll(() => bar.evaluate((button) => Math.round(button.getBoundingClientRect().bottom) <= innerHeight))
    .toBe(true);
  await bar.click();
  expect(await isOpen()).toBe(true);
  await page.locator('.course-item__side-nav-mobile-backdrop').click({ position: { x: 200, y: 20 } });
  expect(await isOpen()).toBe(false);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(() => course.getAttribute('class')).not.toContain('mobile-layout');
  await page.evaluate(() => inlayApi().destroy());
  expect(await bodyOf(page)).toBe(await servedBody(page));
  expect([errors, warnings]).toEqual([[], []]);
});

it('the background of a lesson’s foot covers its own box only, where no theme positions that', async ({
  site,
}) => {
  const html = readDemo('course.html');
  const style = '<style>.course-item__footer-container { position: static }</style>';
  site.answers.set('/lesson.html', html.replace('</head>', `${style}</head>`));
  const { page } = await site.newPage();
  await page.goto(`${site.url}/lesson.html`);
  const isTitleOnTop = () =>
    page.locator('h1').evaluate((title) => {
      const { x, y } = title.getBoundingClientRect();
      return document.elementFromPoint(x + 5, y + 5) === title;
    });
  await expect.poll(isTitleOnTop).toBe(true);
});
