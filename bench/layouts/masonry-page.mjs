// A page of boxes whose heights come from their ratios alone, and one function per library that makes it a masonry.

import { readFileSync } from 'node:fs';

const COLUMNS = 4;
const GAP = 12;
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** As it ships, in its own page alone. The others bring theirs as inline styles. */
const OWN_CSS = readFileSync(new URL('../../src/gallery/placing/placed.css', import.meta.url), 'utf8');

function makeRatios(count) {
  let state = 20_261_121;
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return 0.6 + (1.2 * state) / 2_147_483_648;
  });
}

/** The same boxes for all. Libraries that place boxes of a width want it from CSS. */
export function pageHtml(count, script) {
  const items = makeRatios(count)
    .map((ratio) => {
      const width = Math.round(ratio * 1000);
      return `<figure class="item"><div class="box gallery-masonry-item-wrapper" style="aspect-ratio:${ratio}"><img src="${PIXEL}" width="${width}" height="1000" alt=""></div></figure>`;
    })
    .join('');
  return `<!doctype html><meta charset="utf-8"><title>masonry</title><link rel="icon" href="data:,"><style>
body{margin:0}#list{width:1200px;position:relative}.item{margin:0;width:calc((100% - ${(COLUMNS - 1) * GAP}px)/${COLUMNS})}
.box{background:#ccc}.box img{display:none}
${script === 'inlay' ? OWN_CSS : ''}</style><div class="gallery-masonry" data-show-captions="false"><div id="list">${items}</div></div><script type="module" src="/${script}.js"></script>`;
}

const LIST = "const list = document.getElementById('list');";

/** Sets `start()` and `resize(width)`; either may answer with a promise of the end. */
export const LIBRARIES = {
  inlay: `
    import * as masonry from '../../src/gallery/designs/masonry/masonry.design';
    import { mountPlacedGallery } from '../../src/blocks/gallery-section/mount-section';
    import { scope } from '../support/own-scope';
    ${LIST}
    let gallery;
    const whenRefreshed = () => new Promise((resolve) => gallery.on('refresh', resolve));
    Object.assign(window, {
      start() {
        gallery = mountPlacedGallery({ list, slides: [...list.children], design: masonry }, { design: 'masonry', designOptions: { columns: ${COLUMNS}, gutter: 20 } }, scope.part());
      },
      resize(width) { const done = whenRefreshed(); list.style.width = width + 'px'; return done; },
    });`,
  'masonry-layout': `
    import Masonry from 'masonry-layout';
    ${LIST}
    let masonry;
    Object.assign(window, {
      start() { masonry = new Masonry(list, { itemSelector: '.item', columnWidth: '.item', gutter: ${GAP}, transitionDuration: 0, resize: false }); },
      resize(width) { list.style.width = width + 'px'; masonry.layout(); },
    });`,
  macy: `
    import Macy from 'macy';
    ${LIST}
    let macy;
    Object.assign(window, {
      start() { macy = Macy({ container: list, columns: ${COLUMNS}, margin: ${GAP}, waitForImages: false, useImageLoader: false }); },
      resize(width) { list.style.width = width + 'px'; macy.recalculate(true); },
    });`,
  infinitegrid: `
    import { MasonryInfiniteGrid } from '@egjs/infinitegrid';
    ${LIST}
    let grid;
    const whenRendered = () => new Promise((resolve) => grid.once('renderComplete', resolve));
    Object.assign(window, {
      start() {
        grid = new MasonryInfiniteGrid(list, { gap: ${GAP}, column: ${COLUMNS}, threshold: 1e6, useResizeObserver: false, autoResize: false, observeChildren: false });
        const done = whenRendered();
        grid.renderItems();
        return done;
      },
      resize(width) { const done = whenRendered(); list.style.width = width + 'px'; grid.renderItems({ useResize: true }); return done; },
    });`,
};
