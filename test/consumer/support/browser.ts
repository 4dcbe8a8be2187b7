import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_FLAGS } from '../../../tools/chromium-flags.mjs';
import { LIMIT_MS } from '../../limits.mjs';

export const EXECUTABLE = process.env.CHROMIUM ?? '/usr/bin/chromium';

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: EXECUTABLE, args: CHROMIUM_FLAGS });

/** A page, and all that has gone wrong in it: answers of 400 and more, requests without an answer, errors, warnings. */
export async function openWatched(browser: Browser, url: string) {
  const page = await browser.newPage();
  // Servers of frameworks build a page when it is first asked for: more than Playwright's 30 s where another test keeps the processor busy.
  page.setDefaultTimeout(LIMIT_MS / 2);
  const problems: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => problems.push(`no answer: ${request.url()}`));
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  await page.goto(url);
  return { page, problems };
}
