import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openWatched } from './browser';

/** What the two pages of a framework's project have: an accordion with one question each. */
interface Content {
  readonly question: string;
  readonly answer: string;
}
export const ONE: Content = { question: 'When is the house open?', answer: 'Daily from ten to five.' };
export const OTHER: Content = { question: 'May I bring a dog?', answer: 'Only to the garden.' };

/** The HTML of a server. */
export const contentOf = ({ question, answer }: Content) => `<h1>${question}</h1>
<div class="sqs-block sqs-block-accordion"><ul class="accordion-items-container" data-should-allow-multiple-open-items="true">
<li class="accordion-item"><h4 class="accordion-item__title-wrapper"><button class="accordion-item__click-target" aria-expanded="false"><span class="accordion-item__title">${question}</span></button></h4>
<div class="accordion-item__dropdown" role="region"><div class="accordion-item__description"><p>${answer}</p></div></div></li>
</ul></div>`;

/** A module with the HTML of both, as a project imports it. */
export const CONTENTS = `export const contents = ${JSON.stringify({ one: contentOf(ONE), other: contentOf(OTHER) })};\n`;

/** Uses the block that is in the page, which is the only one. */
async function use(page: Page, { question, answer }: Content) {
  await page.getByRole('heading', { level: 1, name: question }).waitFor();
  await page.waitForFunction(() => {
    const inlay = window.Inlay;
    const found = inlay && 'inspect' in inlay ? inlay.inspect() : [];
    return found.map(({ block, state }) => `${block} ${state}`).join() === 'accordion mounted';
  });
  await page.getByRole('button', { name: question }).click();
  await page.getByText(answer).waitFor();
  // Features of the page live as well, also in a body that is new.
  await expect.poll(() => page.evaluate(() => document.body.dataset.inlayLook)).toBe('base');
}

/** Goes to the other page and back, and uses the block of each. */
export async function goThereAndBack(page: Page): Promise<void> {
  for (const [link, content] of [
    ['Other', OTHER],
    ['One', ONE],
  ] as const) {
    await page.getByText(link, { exact: true }).click();
    await use(page, content);
  }
}

/**
 * Opens the first of the two pages in a tab of its own, uses its block, and goes there and back. Returns the page and what has gone wrong in it.
 * Fails where the second page is loaded anew instead of being put into the first.
 */
export async function openTwoPages(browser: Browser, url: string) {
  const { page, problems } = await openWatched(browser, 'about:blank');
  await page.goto(url);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await use(page, ONE);
  await goThereAndBack(page);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  return { page, problems };
}
