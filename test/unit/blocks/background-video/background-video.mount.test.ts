// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/background-video/background-video.mount';
import { createConsent } from '../../../../src/consent/consent';
import type { CookieSettings } from '../../../../src/consent/policy';
import { findIn } from '../../support/markup';
import { createTestScope } from '../../support/scope';

let motion: EventTarget & { matches: boolean };
let show: (isIntersecting: boolean) => void;

beforeEach(() => {
  motion = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => motion);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        show = (isIntersecting) => report([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

const RECORD = JSON.stringify({
  alexandriaUrl: 'https://video.example/rain/{variant}',
  systemDataVariants: '556:360',
});

/** A section with a video behind it: the site's own file, or one of a service. */
function mount({
  isFile = true,
  record = RECORD,
  around = (box: string) => box,
  settings = undefined as CookieSettings,
} = {}) {
  const data = isFile
    ? `class="sqs-video-background-native box" data-config-native-video='${record}'`
    : 'class="box" data-config-url="https://vimeo.com/1234"';
  document.body.innerHTML = around(`<div ${data}></div>`);
  const element = findIn(document, '.box');
  const served = document.body.innerHTML;
  const warn = vi.fn();
  const consent = createConsent(
    () => {},
    () => settings,
  );
  const given = createTestScope({ consent });
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  // A scope whose parts report to the test, too.
  const scope = { ...given, signal: given.signal, warn };
  const store = unit.mount(element as never, scope, element);
  const player = () => element.querySelector<HTMLElement>('.background-video');
  const button = () => document.querySelector<HTMLButtonElement>('.background-pause-button');
  return { element, served, warn, consent, store, player, button, play, pause, end: given.end };
}

describe('a background video', () => {
  it('begins when it comes into view, pauses out of it, and goes on with the same player', () => {
    const { store, player, play, pause } = mount();
    expect([store.get(), player()]).toEqual(['still', null]);
    show(false);
    expect(player()).toBeNull();
    show(true);
    const first = player();
    expect([store.get(), first?.localName, play.mock.calls.length]).toEqual(['moving', 'video', 1]);
    show(false);
    expect([store.get(), pause.mock.calls.length]).toEqual(['still', 1]);
    show(true);
    expect([store.get(), player() === first, play.mock.calls.length]).toEqual(['moving', true, 2]);
  });

  it('is paused by its button until the visitor plays it again, in view or not', () => {
    const { store, button, play } = mount();
    show(true);
    expect(button()?.getAttribute('aria-label')).toMatch(/pause/i);
    button()?.click();
    expect(store.get()).toBe('held');
    expect(button()?.getAttribute('aria-label')).toMatch(/play/i);
    show(false);
    show(true);
    expect([store.get(), play.mock.calls.length]).toEqual(['held', 1]);
    button()?.click();
    expect([store.get(), play.mock.calls.length]).toEqual(['moving', 2]);
    expect(button()?.getAttribute('aria-label')).toMatch(/pause/i);
  });

  it('has its button after its box, or after the layers of a cover page, and none in a link', () => {
    const { element, button } = mount();
    show(true);
    expect(element.nextElementSibling?.contains(button())).toBe(true);
    const cover = mount({ around: (box) => `<div class="sqs-slide-wrapper"><p>${box}</p></div>` });
    show(true);
    expect(document.querySelector('.sqs-slide-wrapper')?.nextElementSibling?.contains(cover.button())).toBe(
      true,
    );
    const linked = mount({ around: (box) => `<a href="/">${box}</a>` });
    show(true);
    expect([linked.store.get(), linked.button()]).toEqual(['moving', null]);
  });

  it('shows itself only once it plays, and is gone in the end', () => {
    const { element, player, served, end } = mount({ around: (box) => box.replace('box"', 'box mobile"') });
    show(true);
    expect([element.classList.contains('mobile'), player()?.classList.contains('ready')]).toEqual([
      true,
      false,
    ]);
    player()?.dispatchEvent(new Event('playing'));
    expect([element.classList.contains('mobile'), player()?.className]).toEqual([
      false,
      'background-video ready loaded',
    ]);
    end();
    expect(document.body.innerHTML).toBe(served);
  });

  it('pauses at once where it begins to play only after it has left the view', () => {
    const { player, pause } = mount();
    show(true);
    player()?.dispatchEvent(new Event('playing'));
    expect(pause).not.toHaveBeenCalled();
    const other = mount();
    show(true);
    show(false);
    other.pause.mockClear();
    other.player()?.dispatchEvent(new Event('playing'));
    expect(other.pause).toHaveBeenCalledTimes(1);
  });
});

describe('a visitor', () => {
  it('who prefers reduced motion sees no video, until that changes', () => {
    motion.matches = true;
    const { store, player, button } = mount();
    show(true);
    expect([store.get(), player()]).toEqual(['still', null]);
    motion.matches = false;
    motion.dispatchEvent(new Event('change'));
    expect([store.get(), button()?.localName]).toEqual(['moving', 'button']);
    motion.matches = true;
    motion.dispatchEvent(new Event('change'));
    expect([store.get(), player(), button()], 'no button that does nothing').toEqual(['still', null, null]);
  });

  it('who saves data sees no video', () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    const { player } = mount();
    show(true);
    expect(player()).toBeNull();
  });

  const STRICT = { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true } as CookieSettings;

  it('sees the video of another company only with the consent that the site asks for', () => {
    // happy-dom says that it loads no frames.
    vi.spyOn(console, 'error').mockReturnValue();
    const { player, store, consent } = mount({ isFile: false, settings: STRICT });
    show(true);
    expect([store.get(), player()]).toEqual(['still', null]);
    consent.choose({ marketing: true, performance: true });
    expect([store.get(), player()?.localName]).toEqual(['moving', 'iframe']);
  });

  it('sees a file of the site without any', () => {
    const { store } = mount({ settings: STRICT });
    show(true);
    expect(store.get()).toBe('moving');
  });
});

describe('a video that cannot be played', () => {
  it('gives way to the image, says so once, and is not tried again', () => {
    const { store, player, button, warn, play } = mount();
    show(true);
    player()?.dispatchEvent(new Event('error'));
    expect([store.get(), player(), button()]).toEqual(['still', null, null]);
    expect(warn.mock.calls).toEqual([['handler', expect.stringContaining('cannot be played')]]);
    show(false);
    show(true);
    expect([store.get(), player(), play.mock.calls.length]).toEqual(['still', null, 1]);
  });

  it('is one that the page does not name', () => {
    const { store, warn, button } = mount({ record: '{}' });
    show(true);
    show(false);
    show(true);
    expect([store.get(), button()]).toEqual(['still', null]);
    expect(warn.mock.calls).toEqual([['handler', expect.stringContaining('does not name a video')]]);
  });
});

describe('the image of a background video', () => {
  it('is loaded, and shown by a class of themes, until the scope ends', () => {
    const { element, served, end } = mount({
      around: (box) =>
        box.replace(
          '></div>',
          '><img class="custom-fallback-image" data-src="https://static.example/rain.jpg"></div>',
        ),
    });
    const image = element.querySelector('img');
    expect([element.classList.contains('mobile'), image?.getAttribute('alt')]).toEqual([true, '']);
    end();
    expect(document.body.innerHTML).toBe(served);
  });

  it('is missing on some pages, which then have no such class', () => {
    expect(mount().element.classList.contains('mobile')).toBe(false);
  });
});
