// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FeatureScope } from '../../../../src/core/entry/site-services';
import messages from '../../../../src/features/mobile-bar/mobile-bar.messages.json';
import { unit } from '../../../../src/features/mobile-bar/mobile-bar.mount';
import { findIn } from '../../support/markup';
import { setBox } from '../../support/measured-page';
import { createTestScope, endTestScopes } from '../../support/scope';

afterEach(() => {
  endTestScopes();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  Reflect.deleteProperty(window, 'Static');
});

const ALL = {
  isDark: false,
  emailUrl: 'mailto:a@b.example',
  phoneUrl: 'tel:123',
  place: { lines: ['Otter Lane'], mapUrl: 'https://maps.example/' },
  hours: [{ day: 'monday', text: '9–12' }],
};

/** In a window whose width the test changes. */
function mount(data: object = ALL, isNarrow = true) {
  const query = Object.assign(new EventTarget(), { matches: isNarrow });
  const matchMedia = vi.fn((_: string) => query);
  vi.stubGlobal('matchMedia', matchMedia);
  const loadUnit = vi.fn((_: string, load: () => Promise<object>) => load());
  const scope = createTestScope({ loadUnit } as object);
  const rendered = vi.fn();
  scope.on('overlay:rendered', rendered);
  unit.mount(data as never, scope as unknown as FeatureScope);
  const resize = (matches: boolean) => {
    query.matches = matches;
    query.dispatchEvent(new Event('change'));
  };
  return { scope, rendered, resize, matchMedia, loadUnit };
}
const bar = () => document.querySelector<HTMLElement>('.inlay-mobile-bar');
const triggers = () => [...document.querySelectorAll<HTMLElement>('.sqs-mobile-info-bar-trigger')];
const press = (kind: string) => findIn(document, `[data-type=${kind}]`).click();

describe('a bar in narrow windows', () => {
  it('has links and buttons for what it offers, and tells the page that it is shown', () => {
    const { rendered, matchMedia } = mount();
    expect(
      triggers().map(({ tagName, dataset, textContent }) => [tagName, dataset.type, textContent]),
    ).toEqual([
      ['A', 'contactEmail', messages.contactEmail],
      ['A', 'contactPhoneNumber', messages.contactPhoneNumber],
      ['BUTTON', 'location', messages.location],
      ['BUTTON', 'businessHours', messages.businessHours],
    ]);
    expect(
      triggers().map((trigger) => trigger.getAttribute('href') ?? trigger.getAttribute('aria-haspopup')),
    ).toEqual(['mailto:a@b.example', 'tel:123', 'dialog', 'dialog']);
    expect([bar()?.getAttribute('aria-label'), bar()?.className]).toEqual([
      messages.contact,
      'sqs-mobile-info-bar inlay-mobile-bar',
    ]);
    expect([rendered.mock.calls.length, matchMedia.mock.calls[0]?.[0]]).toEqual([1, '(width <= 1024px)']);
  });

  it.each(['emailUrl', 'phoneUrl', 'place', 'hours'] as const)(
    'may offer %s alone, in dark colours',
    (name) => {
      mount({ [name]: ALL[name], isDark: true });
      expect([triggers().length, bar()?.classList.contains('dark')]).toEqual([1, true]);
    },
  );

  it('comes and goes with the width of the window', () => {
    const { rendered, resize, scope } = mount(ALL, false);
    expect([bar(), rendered.mock.calls.length]).toEqual([null, 0]);
    resize(true);
    expect([bar() !== null, rendered.mock.calls.length]).toEqual([true, 1]);
    resize(true);
    expect(document.querySelectorAll('.inlay-mobile-bar')).toHaveLength(1);
    resize(false);
    expect(bar()).toBeNull();
    resize(true);
    scope.end();
    expect(document.body.innerHTML).toBe('');
  });

  it('opens a sheet, whose code comes then, and closes it', async () => {
    const { loadUnit } = mount();
    expect(loadUnit).not.toHaveBeenCalled();
    for (const [kind, text] of [
      ['location', 'Otter Lane'],
      ['businessHours', '9–12'],
    ] as const) {
      press(kind);
      await vi.waitFor(() => expect(findIn(document, 'dialog').textContent).toContain(text));
      findIn(document, 'dialog button').click();
      await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    }
    expect(loadUnit.mock.calls.map(([name]) => name)).toEqual(['mobile-info', 'mobile-info']);
  });

  it('does not cover what has the focus', () => {
    mount();
    const link = document.createElement('a');
    document.body.append(link);
    setBox(link, { top: 700, bottom: 780 });
    const shown = bar() as HTMLElement;
    shown.style.position = 'fixed';
    setBox(shown, { top: 750, bottom: 800 });
    const scrollBy = vi.fn();
    vi.stubGlobal('scrollBy', scrollBy);
    link.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 30, behavior: 'instant' });
  });
});

describe('the settings of the bar', () => {
  it('are those that the page has now', () => {
    const warn = vi.fn();
    expect(unit.read?.({} as never, warn)).toBeUndefined();
    const websiteSettings = {
      contactEmail: 'a@b.example',
      mobileInfoBarSettings: { style: 2, isContactEmailEnabled: true },
    };
    Object.assign(window, { Static: { SQUARESPACE_CONTEXT: { websiteSettings } } });
    expect(unit.read?.({} as never, warn)).toMatchObject({ emailUrl: 'mailto:a@b.example' });
  });
});
