// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RelativeTime, relativeTime } from '../../../src/ui/relative-time.view';
import { showView } from '../support/show-view';

const NOW = Date.UTC(2026, 4, 16, 9);
const ago = (seconds: number, locale = 'en') =>
  relativeTime({ at: NOW - seconds * 1000, now: NOW, locale, justNow: 'just now' });

describe('a relative time (§9)', () => {
  it.each([
    [-3600, 'just now'],
    [0, 'just now'],
    [4.9, 'just now'],
    [5, '5 seconds ago'],
    [59.9, '59 seconds ago'],
    [60, '1 minute ago'],
    [3599, '59 minutes ago'],
    [3600, '1 hour ago'],
    [86_400, '1 day ago'],
    [604_799, '6 days ago'],
    [604_800, undefined],
  ])(
    'is "just now" and seconds ago under 60 s, then larger units, and a date after a week: %d s',
    (seconds, text) => {
      expect(ago(seconds)).toBe(text);
    },
  );

  it('is in the language of the page', () => {
    expect(ago(120, 'de')).toBe('vor 2 Minuten');
  });
});

describe('a shown time', () => {
  let look: (isOnScreen: boolean) => void;
  const observe = vi.fn();
  const disconnect = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
    observe.mockClear();
    disconnect.mockClear();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = observe;
        disconnect = disconnect;
        constructor(report: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
          look = (isIntersecting) => report([{ isIntersecting }]);
        }
      },
    );
  });

  const show = (seconds: number) => {
    const at = NOW - seconds * 1000;
    const { find, attributes } = showView(<RelativeTime at={at} justNow="just now" date="16 May" />);
    return {
      text: () => find('time').textContent,
      attributes: () => attributes('time', 'datetime', 'title'),
    };
  };

  it('says when it was, and has its date as a tooltip', async () => {
    const { text, attributes } = show(90);
    expect([text(), attributes()]).toEqual([
      '1 minute ago',
      [new Date(NOW - 90_000).toISOString(), '16 May'],
    ]);
  });

  it('keeps up with the clock while it is on the screen', async () => {
    const { text } = show(0);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(text()).toBe('just now');
    look(true);
    await vi.waitFor(() => expect(text()).toBe('20 seconds ago'));
    await vi.advanceTimersByTimeAsync(5000);
    await vi.waitFor(() => expect(text()).toBe('25 seconds ago'));
    look(false);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(text()).toBe('25 seconds ago');
  });

  it('is a date after a week, and is watched no longer', async () => {
    const { text, attributes } = show(604_799);
    expect(text()).toBe('6 days ago');
    look(true);
    await vi.advanceTimersByTimeAsync(5000);
    await vi.waitFor(() => expect([text(), attributes()[1]]).toEqual(['16 May', null]));
    await vi.waitFor(() => expect(disconnect).toHaveBeenCalledOnce());
    expect(observe).toHaveBeenCalledOnce();
    expect(show(604_800).text()).toBe('16 May');
    expect(observe).toHaveBeenCalledOnce();
  });
});
