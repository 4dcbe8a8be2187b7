import { pageApi } from '../../api/page-api';
import { renderPopup } from '../../api/popup-calls';
import type { Part, Scope } from '../../core/scope';
import { draw } from '../../react/draw';
import { setSafeHtml } from '../../text/sanitize';
import { SERVER_HTML } from '../../text/server-html';
import type { PopupCloseAction } from './popup.types';
import { Popup } from './popup.view';

/** Asks the server whether it has a popup for the page. */
export const requestPopup = (scope: Scope, question: Parameters<typeof renderPopup>[1]) =>
  renderPopup(pageApi(scope, scope.signal), question);

const SUBMIT_HANDLER = /(<form\b[^<>]*\s)onsubmit(?=\s*=)/gi;

/** The sanitizer removes handlers, but the text of this one names the collection of the form. As data it never runs. */
const keepSubmitHandlers = (html: string) => html.replace(SUBMIT_HANDLER, '$1data-onsubmit');

/** Sanitized, and undefined where nothing visible is left. */
async function readContent(html: string, { load }: Scope): Promise<Element | undefined> {
  const content = document.createElement('div');
  await setSafeHtml(content, keepSubmitHandlers(html), { load, list: SERVER_HTML });
  if (!content.textContent?.trim() && !content.querySelector('img')) return undefined;
  // Themes style its newsletter form as a slice; to Inlay it is a newsletter block.
  for (const slice of content.querySelectorAll('.sqs-slice-newsletter'))
    slice.classList.add('sqs-block-newsletter');
  for (const cross of content.querySelectorAll<HTMLElement>('.sqs-popup-overlay-close')) cross.hidden = true;
  return content;
}

/**
 * Shows the server's html over the page until the scope ends.
 * @returns the dialog; undefined where nothing visible is left of the html
 */
export async function openPopup(
  scope: Part,
  html: string,
  onClose: (action: PopupCloseAction) => void,
): Promise<Element | undefined> {
  const content = await readContent(html, scope);
  if (!content || scope.signal.aborted) return undefined;
  const heading = content.querySelector('h1,h2,h3,h4,h5,h6')?.textContent?.trim();
  return draw(scope, <Popup content={content} heading={heading} onClose={onClose} />, {
    into: document.body,
  });
}
