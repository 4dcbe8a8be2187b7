import type { Page } from 'playwright-core';
import type { Renderer, Site } from './site';

/**
 * Serves a demo page without any block but one, for tests that start the page many times.
 * @returns its path below `demo-pages/`
 */
export async function serveBlockAlone(
  site: Site,
  page: Page,
  { path, block, renderer }: { readonly path: string; readonly block: string; readonly renderer: Renderer },
): Promise<string> {
  await page.goto(`${site.url}/demo-pages/plain.html?inlay=off`);
  const html = await page.evaluate(
    async ({ address, kept }) => {
      const text = await (await fetch(address)).text();
      const alone = new DOMParser().parseFromString(text, 'text/html');
      if (!alone.querySelector(kept)) throw new Error(`${address} has no ${kept}.`);
      for (const other of alone.querySelectorAll(`.sqs-block:not(${kept})`)) other.remove();
      return `<!doctype html>${alone.documentElement.outerHTML}`;
    },
    { address: `/demo-pages/${path}?renderer=${renderer}`, kept: block },
  );
  const served = path.replace('.html', `-${block.replace(/\W+/g, '')}.html`);
  site.answers.set(`/demo-pages/${served}`, html);
  return served;
}
