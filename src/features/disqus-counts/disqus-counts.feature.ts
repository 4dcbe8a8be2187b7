import { disqusShortname } from '../../context/disqus-shortname';
import { lazyFeature } from '../../core/entry/lazy-feature';

/** How many comments Disqus has for the items that the page links to. */
export const disqusCounts = lazyFeature({
  name: 'disqus-counts',
  isWanted: ({ context }) => disqusShortname(context) && document.querySelector('.sqs-disqus-comment-link'),
  load: () => import('./disqus-counts.mount'),
});
