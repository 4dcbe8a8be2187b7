import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createMessages } from '../../text/messages';
import { SafeHtml } from '../../ui/safe-html.view';
import type { Announcement } from './announcement.data';
import messages from './announcement-bar.messages.json';
import { keepPlaced } from './keep-placed';
import './announcement-bar.css';

const t = createMessages(messages);
const TEXT_ID = 'inlay-announcement-text';

interface AnnouncementBarProps {
  readonly announcement: Announcement;
  readonly dropzone: Element;
  readonly onClose: () => void;
}

/** The bar, in the markup that published themes style. */
export function AnnouncementBar({ announcement, dropzone, onClose }: AnnouncementBarProps): ReactNode {
  const { url, isNewWindow, text } = announcement;
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => (bar.current ? keepPlaced(bar.current, dropzone) : undefined), [dropzone]);
  return (
    <section
      ref={bar}
      className="sqs-announcement-bar-custom-location inlay-announcement"
      aria-label={t('announcement')}
    >
      <div className="sqs-widget sqs-announcement-bar">
        <div className="sqs-announcement-bar-content">
          {url && (
            <a
              className="sqs-announcement-bar-url"
              href={url}
              aria-labelledby={TEXT_ID}
              {...(isNewWindow && { target: '_blank', rel: 'noopener' })}
            />
          )}
          <SafeHtml id={TEXT_ID} className="sqs-announcement-bar-text" html={text} />
          <button
            type="button"
            className="sqs-announcement-bar-close inlay-announcement-close"
            aria-label={t('close')}
            onClick={onClose}
          />
        </div>
      </div>
    </section>
  );
}
