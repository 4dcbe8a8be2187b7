import type { BlockDefinition } from '../../../../src/core/entry/block';
import { createInlay } from '../../../../src/core/entry/inlay';
import { createChunkLoader } from '../../../../src/core/entry/load-chunk';
import { now } from '../../../../src/core/entry/schedule';
import { countMounted } from '../page.types';

/** No page of the bench calls a factory. */
const noFactory = () => Promise.reject(new Error('The bench has no factories.'));

/** A site of one kind of block, put together as `src/site.ts` does it. */
export function startSite(load: BlockDefinition['load']): void {
  const { bench } = window;
  const inlay = createInlay({
    version: 'bench',
    blocks: [{ name: 'counter', selector: '.counter', when: now, load }],
    features: [],
    factories: {
      gallery: noFactory,
      confirm: noFactory,
      toast: noFactory,
      tooltip: noFactory,
      lightbox: noFactory,
    },
    loadChunk: createChunkLoader({
      map: { files: '', hashes: '', sheets: '' },
      base: import.meta.url,
      onStyleFault() {},
      addStyles: async () => () => {},
    }),
    findContext: () => undefined,
    queue: [],
    platformAnswers: { load: () => import('../../../../src/hosts/platform-globals'), isIdle: () => false },
  });
  inlay.on('block:mounted', countMounted());
  bench.destroy = () => inlay.destroy();
  bench.init = () => {
    inlay.init();
    return inlay.whenReady();
  };
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', inlay.init, { once: true });
  } else inlay.init();
}
