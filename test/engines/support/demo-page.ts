import type { Engine, EnginePage } from './engine';
import type { EngineSite } from './engine-site';

/** Opens a demo page and waits until every block has mounted or failed, and every picture asked for is there. */
export async function openDemo(
  { url }: EngineSite,
  engine: Engine,
  path: string,
  renderer: 'preact' | 'react' = 'preact',
): Promise<EnginePage> {
  const page = await engine.newPage();
  try {
    await page.goto(`${url}/demo-pages/${path}?renderer=${renderer}`);
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
