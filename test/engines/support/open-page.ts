import type { Renderer } from '../../page/support/site';
import type { Engine, EnginePage } from './engine';
import type { EngineSite } from './engine-site';

/** Opens a page of the server and waits until every block has mounted or failed, and every image that was requested is there. */
export async function openPage(engine: Engine, url: string): Promise<EnginePage> {
  const page = await engine.newPage();
  try {
    await page.goto(url);
    await page.evaluate(async () => {
      while (!(window.Inlay && 'state' in window.Inlay && window.Inlay.state === 'initialized'))
        await new Promise((resolve) => setTimeout(resolve, 20));
      await window.Inlay.whenReady({ all: true });
      const isLoading = (image: HTMLImageElement) =>
        image.hasAttribute('src') && image.loading !== 'lazy' && !image.complete;
      while ([...document.images].some(isLoading)) await new Promise((resolve) => setTimeout(resolve, 20));
    });
    return page;
  } catch (error) {
    await page.close();
    throw error;
  }
}

export const urlOfDemo = ({ url }: EngineSite, path: string, renderer: Renderer): string =>
  `${url}/demo-pages/${path}?renderer=${renderer}`;
