import type { LedgerOwner } from '../../core/ledger/ledger.types';
import { defineUnit } from '../../core/unit';
import { record } from '../../data/shape';
import { findAll, matches } from '../../dom/find-all';
import { sizeAttributes } from '../../media/image/dimensions';
import './blog-masonry.css';

const readTweaks = record();

/** Reads how wide a theme's owner wants columns, and how many at most: texts, the width in px. Never throws. */
export function readColumns(tweaks: unknown): Readonly<Record<string, string>> {
  const values = readTweaks(tweaks);
  const width = Number.parseInt(String(values?.minColumnWidth), 10);
  const most = Number.parseInt(String(values?.maxNumberColumns), 10);
  return {
    ...(width > 0 && { '--inlay-blog-column': `${width}px` }),
    ...(most > 0 && { '--inlay-blog-columns': String(most) }),
  };
}

/** The work of a theme's script beside the list: pictures with their ratio, no spinner, and a link in place of loading older posts. */
function finishList(list: HTMLElement, owner: LedgerOwner): void {
  for (const picture of findAll(list, '.excerpt-image > img')) owner.claim(picture, sizeAttributes(picture));
  for (const spinner of findAll(document, '.loading-spinner'))
    owner.claim(spinner, { styles: { display: 'none' } });
  for (const more of findAll(document, '.load-more-wrapper'))
    owner.claim(more, { styles: { display: 'block' } });
  // The page ends only when the posts above are in their places.
  for (const footer of findAll(document, '#footer')) owner.claim(footer, { classes: { show: true } });
}

/** A link in place of loading older posts. Where a theme loads them when the visitor has come to the end, it hides the link. */
function linkOlderPosts(list: HTMLElement, more: HTMLElement, owner: LedgerOwner): void {
  const oldest = findAll(list, '[data-offset]').at(-1);
  if (!oldest || matches(oldest, '[data-last-page]')) {
    owner.claim(list, { attributes: { 'data-last-page-reached': '' } });
    return;
  }
  const address = new URL(location.href);
  address.searchParams.set('offset', oldest.dataset.offset ?? '');
  owner.claim(more, { attributes: { href: address.search }, styles: { display: 'block' } });
}

/** Shows the posts that theme CSS hides until a script has measured them, in columns. */
export const unit = defineUnit({
  read: (list, _, { tweakJSON }) => ({ list, columns: list.id === 'blogList' && readColumns(tweakJSON) }),
  mount({ list, columns }, scope) {
    const owner = scope.owner();
    const [more] = findAll(list, '.BlogList-load');
    if (more) return linkOlderPosts(list, more, owner);
    owner.claim(list, {
      classes: { 'inlay-blog-masonry': true },
      ...(columns && { styles: columns }),
    });
    // On a page that was saved after the theme's script had placed them in another window.
    for (const placed of findAll(list, '.masonry-ready'))
      owner.claim(placed, { classes: { 'masonry-ready': false } });
    if (columns) finishList(list, owner);
  },
});
