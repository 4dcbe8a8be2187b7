import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { pageApi } from '../../api/page-api';
import { renderPopup } from '../../api/popup-calls';
import type { Part, Scope } from '../../core/scope';
import { unclobbered } from '../../dom/unclobbered';
import { draw } from '../../react/draw';
import { createMessages } from '../../text/messages';
import { setSafeHtml } from '../../text/sanitize';
import { SERVER_HTML } from '../../text/server-html';
import { CloseButton } from '../../ui/dialog/close-button.view';
import { Dialog } from '../../ui/dialog/dialog.view';
import type { PopupCloseAction } from './popup.data';
import messages from './popup-overlay.messages.json';
import './popup-overlay.css';

const t = createMessages(messages);
/** The elements that close the popup in the server's markup: a cross, and the layer that everything lies on. */
const SERVER_CLOSE = '.sqs-popup-overlay-close,.layer-back';

interface PopupProps {
  /** Holds the server's html, sanitized. */
  readonly content: ParentNode;
  /** Names the dialog; default: a general name. */
  readonly heading: string | undefined;
  readonly onClose: (action: PopupCloseAction) => void;
}

/** The server's html in a dialog. */
function Popup({ content, heading, onClose }: PopupProps): ReactNode {
  const cross = useRef<HTMLButtonElement>(null);
  const dismiss = () => onClose('dismiss');
  const closeByServer = ({ target }: MouseEvent) => {
    if (target instanceof Element && unclobbered(target).matches(SERVER_CLOSE)) dismiss();
  };
  return (
    <Dialog
      className="sqs-popup-overlay inlay-popup"
      label={heading || t('label')}
      initialFocus={cross}
      closeOnBackdrop
      onClose={dismiss}
      onClick={closeByServer}
    >
      <ServerNodes content={content} />
      <CloseButton ref={cross} size={28} onClick={() => onClose('close')} />
    </Dialog>
  );
}

/** Puts the nodes in as they are: forms among them become blocks, and React does not touch them. */
function ServerNodes({ content }: Pick<PopupProps, 'content'>): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => ref.current?.append(...content.childNodes), [content]);
  return <div className="sqs-popup-overlay-content inlay-popup-content" ref={ref} />;
}

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
  if (!content.textContent.trim() && !content.querySelector('img')) return undefined;
  // Style sheets of the platform keep it transparent until then.
  for (const slide of content.querySelectorAll('.sqs-slide')) slide.classList.add('sqs-slide-ready');
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
