import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { setSafeHtml } from '../../text/sanitize';
import { type Caption, t } from './lightbox-messages';
import type { Box } from './lightbox-slots';

interface LightboxCaptionProps {
  readonly caption: Caption;
  readonly isHidden: boolean;
  /** A new size may make the text overflow. */
  readonly box: Box | undefined;
}

/** Title and description. A caption too long for its place scrolls, also by keyboard. */
export function LightboxCaption({ caption, isHidden, box }: LightboxCaptionProps): ReactNode {
  const { title, description, html } = caption;
  const ref = useRef<HTMLDivElement>(null);
  const rich = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these changes what there is to measure
  useLayoutEffect(() => {
    const measure = () => {
      const element = ref.current;
      if (element) setScrolls(element.scrollHeight > element.clientHeight + 1);
    };
    measure();
    // Until it is clean, and where it cannot be cleaned, its words alone are shown.
    if (html && rich.current) void setSafeHtml(rich.current, html).then(measure);
  }, [title, description, html, box, isHidden]);

  return (
    <div
      ref={ref}
      dir="auto"
      className={`inlay-lightbox-caption${isHidden ? ' inlay-lightbox-caption--hidden' : ''}`}
      // Only what scrolls is a stop for Tab, and a stop needs a role and a name.
      {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': t('caption'), 'data-scrolls': true })}
    >
      {title && <div className="inlay-lightbox-title">{title}</div>}
      {description && !html && <div className="inlay-lightbox-description">{description}</div>}
      {html && <div className="inlay-lightbox-description inlay-lightbox-description--html" ref={rich} />}
    </div>
  );
}
