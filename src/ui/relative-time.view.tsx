import { type ReactNode, useEffect, useRef, useState } from 'react';
import { everyWhileSeen } from '../dom/while-seen';
import { useScope } from '../react/scope-context';
import { language } from '../text/language';
import { relativeTime } from '../text/relative-time';

const REFRESH_MS = 5000;

interface RelativeTimeProps {
  /** In milliseconds. */
  readonly at: number;
  readonly justNow: string;
  /** Shown after a week, and as the tooltip before that. */
  readonly date: string;
}

/** How long ago something was; it keeps up with the clock while it can be seen. */
export function RelativeTime({ at, justNow, date }: RelativeTimeProps): ReactNode {
  const { guard } = useScope();
  const element = useRef<HTMLTimeElement>(null);
  const [now, setNow] = useState(Date.now);
  const text = relativeTime({ at, now, locale: language.locale, justNow });
  const isRecent = text !== undefined;
  useEffect(() => {
    if (!isRecent || !element.current) return undefined;
    const update = guard(() => setNow(Date.now()));
    return everyWhileSeen(element.current, REFRESH_MS, update);
  }, [isRecent, guard]);
  return (
    <time dateTime={new Date(at).toISOString()} title={isRecent ? date : undefined} ref={element}>
      {text ?? date}
    </time>
  );
}
