import { flag, object, string } from '../data/shape';
import type { Api } from './api.types';

/** `renderedHtml`: html of the server, not yet sanitized. */
const readPopup = object({ shouldDisplayOnPage: flag(), renderedHtml: string() });

/**
 * Has the server draw the popup of this page. Failures are the caller's: without an answer visitors miss nothing.
 * @example await renderPopup(api, { currentUrl: location.pathname, isForced: false });
 * @sent GET /api/popup-overlay/render | necessary | the site has a popup | the page’s address
 */
export const renderPopup = (
  api: Api,
  { currentUrl, isForced }: { readonly currentUrl: string; readonly isForced: boolean },
) =>
  api.call({
    method: 'GET',
    path: '/api/popup-overlay/render',
    crumb: 'none',
    query: { currentUrl, forceVisibility: isForced || undefined },
    read: (data) => readPopup(data),
  });
