import type { Page } from 'playwright-core';

/** The body that the server has sent of an open page whose own scripts change nothing: asked for once more and parsed, which takes far less time than to open it. */
export const servedBody = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const html = await (await fetch(`${location.pathname}?inlay=off`)).text();
    // Where scripts run, what is in `noscript` is a text.
    const texts: string[] = [];
    const kept = html.replace(
      /(?<=<noscript>)[\s\S]*?(?=<\/noscript>)/g,
      (text) => `<!--${texts.push(text) - 1}-->`,
    );
    const { outerHTML } = new DOMParser().parseFromString(kept, 'text/html').body;
    if (!outerHTML.includes('<main')) throw new Error('The server has sent no page.');
    return outerHTML.replace(/(?<=<noscript>)<!--(\d+)-->/g, (_, index) => texts[Number(index)] ?? '');
  });
