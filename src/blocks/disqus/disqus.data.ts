import type { SiteContext } from '../../context/context';
import { disqusShortname } from '../../context/disqus-shortname';
import type { DataFault } from '../../core/data-fault';

export interface DisqusData {
  readonly shortname: string;
  /** Names the thread at Disqus, whatever the address of the page; empty: the address does. */
  readonly identifier: string;
}

/** Reads from the page's context which thread is shown. */
export function readDisqus(
  context: Pick<SiteContext, 'websiteSettings' | 'itemId' | 'collectionId'>,
): DisqusData | DataFault {
  const shortname = disqusShortname(context);
  if (!shortname) {
    return {
      fault:
        'The comments are kept by Disqus, but disqusShortname of websiteSettings is not a Disqus shortname, so none are shown. Enter it in the comment settings.',
    };
  }
  return { shortname, identifier: context.itemId || context.collectionId };
}
