import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Box } from './lightbox-source';
import { type Caption, text } from './lightbox-words';

interface LightboxCaptionProps {
  readonly caption: Caption;
  readonly isHidden: boolean;
  /** A new size may make the text overflow. */
  readonly box: Box | undefined;
}

/** Title and description. A caption too long for its place scrolls, also by keyboard. */
export function LightboxCaption({ caption, isHidden, box }: LightboxCaptionProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these changes what there is to measure
  useLayoutEffect(() => {
    const element = ref.current;
    if (element) setScrolls(element.scrollHeight > element.clientHeight + 1);
  }, [caption.title, caption.description, box, isHidden]);

  return (
    <div
      ref={ref}
      dir="auto"
      className={`inlay-lightbox-caption${isHidden ? ' inlay-lightbox-caption--hidden' : ''}`}
      // Only what scrolls is a stop for Tab, and a stop needs a role and a name.
      {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': text('caption'), 'data-scrolls': true })}
    >
      {caption.title && <div className="inlay-lightbox-title">{caption.title}</div>}
      {caption.description && <div className="inlay-lightbox-description">{caption.description}</div>}
    </div>
  );
}
