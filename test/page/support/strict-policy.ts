import type { Page } from 'playwright-core';
import type { WatchedPage } from './site';

const POLICY = [
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; require-trusted-types-for 'script'",
  // The page's own part: whose videos it wants.
  "frame-src https://player.vimeo.com; media-src 'self' https://video.otterbrook.example",
].join('; ');

/** Collects violations of the page's policy. Call it before the page is opened. */
export async function noteViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
    Object.assign(window, { violations });
  });
}

export const readViolations = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { violations: string[] }).violations);

/** Gives demo pages a strict policy, and removes from them what it forbids of the pages themselves. */
export async function forbidInline({ page }: WatchedPage): Promise<void> {
  await page.route('**/demo-pages/**/*.html?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(
        /<script[^>]*>[^<]*SQUARESPACE_CONTEXT = (\{.*\});<\/script>/,
        '<script type="application/json" id="site-context">$1</script>',
      )
      .replace(
        /<script(?![^>]* (?:src=|type="(?!module|text\/plain)))[^>]*>[\s\S]*?<\/script>|<style[^>]*>[\s\S]*?<\/style>| (?:style|on\w+)="[^"]*"/g,
        '',
      );
    await route.fulfill({
      response,
      body,
      headers: { ...response.headers(), 'content-security-policy': POLICY },
    });
  });
  await noteViolations(page);
}
