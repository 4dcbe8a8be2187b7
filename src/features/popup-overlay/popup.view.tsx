import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { unclobbered } from '../../dom/unclobbered';
import { createMessages } from '../../text/messages';
import { CloseButton } from '../../ui/dialog/close-button.view';
import { Dialog } from '../../ui/dialog/dialog.view';
import type { PopupCloseAction } from './popup.types';
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
export function Popup({ content, heading, onClose }: PopupProps): ReactNode {
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
