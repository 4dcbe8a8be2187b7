import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Scope } from '../core/scope';
import { watchOnScreen } from '../dom/on-screen';
import { createTimer } from '../dom/timer';
import { useScope } from '../react/scope-context';
import { language } from '../text/language';

/** Until the text is written anew. */
const REFRESH_MS = 5000;

/** Calls back every five seconds while an element is on the screen of a visible page, first when that begins. */
export function everyWhileSeen(scope: Scope, element: Element, callback: () => void): void {
  const timer = createTimer(scope);
  let isOnScreen = false;
  const update = () => {
    timer.stop();
    if (!isOnScreen || document.hidden) return;
    timer.start(REFRESH_MS, update);
    callback();
  };
  scope.defer(
    watchOnScreen(element, (isNow) => {
      isOnScreen = isNow;
      update();
    }),
  );
  scope.listen(document, 'visibilitychange', update);
}

/** Seconds of each unit, and how long it is used. */
const UNITS = [
  ['second', 1, 60],
  ['minute', 60, 60],
  ['hour', 3600, 24],
  ['day', 86_400, 7],
] as const satisfies readonly (readonly [Intl.RelativeTimeFormatUnit, number, number])[];

/** Until the text is written anew for the first time. */
const JUST_NOW_SECONDS = 5;

interface RelativeTimeOptions {
  /** In milliseconds, like `now`. */
  readonly at: number;
  readonly now: number;
  readonly locale: string;
  readonly justNow: string;
}

/** "Just now", then seconds, minutes, hours and days; undefined after a week, when a date says more. The future is just now: clocks differ. */
export function relativeTime({ at, now, locale, justNow }: RelativeTimeOptions): string | undefined {
  const seconds = (now - at) / 1000;
  if (seconds < JUST_NOW_SECONDS) return justNow;
  const found = UNITS.find(([, size, most]) => seconds < size * most);
  if (!found) return undefined;
  const [unit, size] = found;
  return new Intl.RelativeTimeFormat(locale).format(-Math.floor(seconds / size), unit);
}

interface RelativeTimeProps {
  /** In milliseconds. */
  readonly at: number;
  readonly justNow: string;
  /** Shown after a week; before that, the tooltip. */
  readonly date: string;
}

/** A relative time, which keeps up with the clock while it is visible. */
export function RelativeTime({ at, justNow, date }: RelativeTimeProps): ReactNode {
  const scope = useScope();
  const element = useRef<HTMLTimeElement>(null);
  const [now, setNow] = useState(Date.now);
  const text = relativeTime({ at, now, locale: language.locale, justNow });
  const isRecent = text !== undefined;
  useEffect(() => {
    if (!isRecent || !element.current) return undefined;
    const part = scope.part();
    everyWhileSeen(part, element.current, () => setNow(Date.now()));
    return part.end;
  }, [isRecent, scope]);
  return (
    <time dateTime={new Date(at).toISOString()} title={isRecent ? date : undefined} ref={element}>
      {text ?? date}
    </time>
  );
}
