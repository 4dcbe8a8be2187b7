import type { Page, Route } from 'playwright-core';

/** Requests of a page that wait for the test. */
interface HeldBack {
  /** Their addresses, in the order in which the page has asked. */
  readonly asked: readonly string[];
  /** Lets those that wait, and all later ones, be answered. */
  readonly release: () => void;
}

/**
 * Has the page wait for what it asks at `url` (a pattern of Playwright's) until the test releases it.
 * @param answer what it gets then; without it, what the server says
 * @example const { release } = await holdBack(page, '**\/chunks/*.js');
 */
export async function holdBack(
  page: Page,
  url: string | RegExp,
  // A test may end, and its routes with it, while some still wait.
  answer: (route: Route) => Promise<void> = (route) => route.continue().catch(() => {}),
): Promise<HeldBack> {
  const asked: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    asked.push(route.request().url());
    await released;
    await answer(route);
  });
  return { asked, release };
}
