import { expect } from 'vitest';
import { countPage } from '../page/support/counters';
import { pageTest, RENDERERS } from '../page/support/site';

const it = pageTest({ ownBrowser: { args: ['--js-flags=--jitless --no-flush-bytecode'] } });

// What the engine compiles of hot code, and throws away of cold code, is ten times what is looked for here.
it.for(RENDERERS)('a hundred lightboxes leave nothing behind under %s', async (renderer, { site }) => {
  const { page } = await site.open('lightbox.html', renderer, { reducedMotion: 'reduce', all: false });
  const open = (times: number) =>
    page.evaluate(async (rounds) => {
      const { Inlay } = window;
      if (!Inlay || !('lightbox' in Inlay)) return;
      const set = ['kiln-1800x1200', 'loom-1200x1600'].map((name) => ({
        content: { type: 'image' as const, src: `/pictures/${name}.png`, alt: name },
      }));
      for (let round = 0; round < rounds; round += 1) {
        const lightbox = await Inlay.lightbox({ set });
        await nextFrame();
        await nextFrame();
        lightbox.close();
        await nextFrame();
      }
    }, times);
  const session = await page.context().newCDPSession(page);
  const heap = async () => {
    // What the first rounds free may hold what the last can free.
    for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  await open(10);
  const before = await countPage(page);
  await open(50);
  const half = await heap();
  await open(50);
  expect((await heap()) - half).toBeLessThan(8 * 1024);
  const after = await countPage(page);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners);
});
