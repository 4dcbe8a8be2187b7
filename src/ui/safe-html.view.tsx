import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useScope } from '../react/scope-context';
import { setSafeHtml } from '../text/sanitize';

interface SafeHtmlProps extends Omit<ComponentProps<'div'>, 'children' | 'ref'> {
  /** Written by the owner of the site. */
  readonly html: string;
}

/** Html of the site's owner, sanitized. In browsers without a sanitizer it arrives with the library. */
export function SafeHtml({ html, ...rest }: SafeHtmlProps): ReactNode {
  const scope = useScope();
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ref.current) void setSafeHtml(ref.current, html, scope);
  }, [html, scope]);
  return <div {...rest} ref={ref} />;
}
