import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useScope } from '../../react/scope-context';
import { setSafeHtml } from '../../text/sanitize';
import { type Caption, t } from './lightbox-messages';
import type { Box } from './lightbox-slots';

interface LightboxCaptionProps {
  readonly caption: Caption;
  readonly isHidden: boolean;
  /** Measured again when it changes: the text may overflow. */
  readonly box: Box | undefined;
}

/** Title and description. A long caption scrolls, also by keyboard. */
export function LightboxCaption({ caption, isHidden, box }: LightboxCaptionProps): ReactNode {
  const { title, description, html } = caption;
  const scope = useScope();
  const ref = useRef<HTMLDivElement>(null);
  const rich = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these changes the size
  useLayoutEffect(() => {
    const measure = () => {
      const element = ref.current;
      if (element) setScrolls(element.scrollHeight > element.clientHeight + 1);
    };
    measure();
    // Shows plain text until it is sanitized, and if it cannot be.
    if (html && rich.current) void setSafeHtml(rich.current, html, scope).then(measure);
  }, [title, description, html, box, isHidden]);

  return (
    <div
      ref={ref}
      dir="auto"
      className={`inlay-lightbox-caption${isHidden ? ' inlay-lightbox-caption--hidden' : ''}`}
      // A tab stop, with the role and name that one needs, only if it scrolls.
      {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': t('caption'), 'data-scrolls': true })}
    >
      {title && <div className="inlay-lightbox-title">{title}</div>}
      {description && !html && <div className="inlay-lightbox-description">{description}</div>}
      {html && <div className="inlay-lightbox-description inlay-lightbox-description--html" ref={rich} />}
    </div>
  );
}
