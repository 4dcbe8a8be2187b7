import { expect } from 'vitest';
import { violations } from './support/axe';
import { hasFocus } from './support/keyboard';
import { bodyOf, undrawn as it, serverBody } from './support/site';
import { findUnseenContent } from './support/unseen-content';

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
  expect(await violations(page)).toEqual([]);
  // Out of reach while closed.
  await link.focus();
  expect(await hasFocus(link)).toBe(false);
  await toggle.focus();
  await page.keyboard.press('Enter');
  expect([await isOpen(), await toggle.getAttribute('aria-expanded')]).toEqual([true, 'true']);
  expect(await violations(page)).toEqual([]);
  await link.focus();
  expect(await hasFocus(link)).toBe(true);
  await page.locator('.course-item__side-nav-checkbox').nth(1).check();
  expect(await progress()).toBe('67');
  // What has a use for the key itself, as a menu on top of the list does, keeps it.
  await page.evaluate(() => {
    const use = (event: Event) => event.preventDefault();
    document.querySelector('.course-item__side-nav')?.addEventListener('keydown', use, { once: true });
  });
  await page.keyboard.press('Escape');
  expect(await isOpen()).toBe(true);
  await page.keyboard.press('Escape');
  expect([await isOpen(), await hasFocus(toggle)]).toEqual([false, true]);

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
  expect(await bodyOf(page)).toBe(await serverBody(site, 'course.html'));
  expect([errors, warnings]).toEqual([[], []]);
});
