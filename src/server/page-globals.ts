import { PageDocument, PageElement, PageHtmlElement } from './page-document';
import { readStatics } from './read-statics';

/**
 * The globals that conditions of blocks and features ask, for the page that is being read. The build puts these in the place of the browser's
 * globals, so that the catalogue's own code answers on a server, too. One page at a time: reading one is synchronous.
 */

const NO_PAGE = new PageDocument('');

export let document = NO_PAGE;
export let window = windowOf(NO_PAGE);
/** Facts of a visit's address or browser, which are not known when a page is written. */
export const location = { hash: '', search: '', hostname: '', origin: '', href: '' };
export const navigator = {};
export const matchMedia = () => ({ matches: false });
export { PageDocument as Document, PageElement as Element, PageHtmlElement as HTMLElement };

function windowOf(page: PageDocument): object {
  let statics: object | undefined;
  return {
    get Static() {
      statics ??= readStatics(page);
      return statics;
    },
    get top() {
      return window;
    },
  };
}

/** Answers from a page while `read` runs. */
export function withPage<Answer>(page: PageDocument, read: () => Answer): Answer {
  const before = { document, window };
  document = page;
  window = windowOf(page);
  try {
    return read();
  } finally {
    ({ document, window } = before);
  }
}
