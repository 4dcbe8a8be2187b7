import { describe, expect } from 'vitest';
import { it, ONE_RENDERER } from './support/site';

const PAGES = [
  'forms.html',
  'cookie-banner-popup.html',
  'shop/cart.html',
  'blog-post.html',
  'review-request.html',
  'search-page.html',
];

/** What a visitor may set, in the terms of the criterion. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** What Inlay draws whose text is cut off by its own box, with the text. */
const cutOff = () =>
  [...document.querySelectorAll<HTMLElement>('inlay-ui *, .inlay-cookie-banner *')]
    .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim()))
    .filter((element) => {
      const { overflowX, overflowY, clip, display, position } = getComputedStyle(element);
      // Texts for screen readers are cut off on purpose.
      if (display === 'inline' || clip !== 'auto' || (position === 'absolute' && element.clientWidth <= 1))
        return false;
      const isCut = (overflow: string, content: number, box: number) =>
        /hidden|clip/.test(overflow) && content > box + 1;
      return (
        isCut(overflowX, element.scrollWidth, element.clientWidth) ||
        isCut(overflowY, element.scrollHeight, element.clientHeight)
      );
    })
    .map((element) => `${element.className}: ${element.textContent}`);

// Both renderers draw the same texts into the same boxes, to which every-demo-page.test.ts holds them.
describe.each(ONE_RENDERER)('with more space between letters, words and lines under %s', (renderer) => {
  // @wcag 1.4.12 | texts grow their boxes where a visitor has more space between letters, words and lines
  it.for(PAGES)('%s cuts no text off', async (path, { site }) => {
    const { page } = await site.open(path, renderer);
    const drawn = page.locator('inlay-ui, .inlay-cookie-banner').first();
    await drawn.waitFor({ state: 'attached' });
    await page.addStyleTag({ content: SPACING });
    expect(await page.evaluate(cutOff)).toEqual([]);
  });
});
