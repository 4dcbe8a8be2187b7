/** @jsxImportSource ../../react/static */
import type { JSX } from '../../react/static/jsx-runtime';
import { createMessages } from '../../text/messages';
import { type SafeHtmlOptions, setSafeHtml } from '../../text/sanitize';
import type { Announcement } from './announcement.data';
import messages from './announcement-bar.messages.json';
import './announcement-bar.css';

const t = createMessages(messages);
/** As in the platform's own bar: scripts of themes look for the text by it. */
const TEXT_ID = 'announcement-bar-text-inner-id';

interface AnnouncementBarProps extends Pick<SafeHtmlOptions, 'load'> {
  readonly announcement: Announcement;
  readonly onClose: () => void;
}

/** The bar, in the markup that published themes style. */
export function AnnouncementBar({ announcement, load, onClose }: AnnouncementBarProps): JSX.Element {
  const { url, isNewWindow, text } = announcement;
  return (
    <section
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
          <div className="sqs-announcement-bar-text">
            <div
              id={TEXT_ID}
              className="sqs-announcement-bar-text-inner"
              ref={(element) => void setSafeHtml(element, text, { load })}
            />
          </div>
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
