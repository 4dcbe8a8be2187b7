// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createConsent } from '../../../../src/consent/consent';
import type { PlayerNote } from '../../../../src/media/notes/player-note';
import { pagePlayback } from '../../../../src/media/playback';
import type { PlayerFrameOptions } from '../../../../src/media/video/player-frame';
import { mountVideoEmbed, type VideoMode } from '../../../../src/media/video/video-embed';
import { findIn } from '../../support/markup';
import { createTestScope } from '../../support/scope';

const mocks = vi.hoisted(() => ({
  notes: [] as PlayerNote[],
  frame: undefined as PlayerFrameOptions | undefined,
}));
vi.mock('../../../../src/media/notes/player-notes', () => ({
  createNotes: () => ({
    show: (note: PlayerNote) => mocks.notes.push(note),
    clear: () => mocks.notes.splice(0),
  }),
}));
// An element that requests nothing, and takes the focus.
vi.mock('../../../../src/media/video/player-frame', () => ({
  createPlayerFrame(_: unknown, options: PlayerFrameOptions) {
    mocks.frame = options;
    const frame = document.createElement('button');
    frame.className = 'frame';
    return frame;
  },
}));

let mustMute = false;
beforeEach(() => {
  mustMute = false;
  mocks.notes.splice(0);
  mocks.frame = undefined;
  vi.stubGlobal('CSS', { supports: (name: string) => mustMute || name !== '-webkit-touch-callout' });
});

const VIMEO = '<iframe src="https://player.vimeo.com/video/1" width="4" height="3"></iframe>';

interface Setting {
  readonly html?: string;
  readonly localized?: string;
  readonly options?: Parameters<typeof mountVideoEmbed>[2];
  readonly isRestrictive?: boolean;
}

function mount({ html = VIMEO, localized, options = { mode: 'fit' }, isRestrictive = false }: Setting = {}) {
  document.body.innerHTML = '<div></div>';
  const wrapper = findIn(document, 'div');
  wrapper.dataset.html = html;
  if (localized) wrapper.dataset.localized = localized;
  const before = wrapper.outerHTML;
  const consent = createConsent(() => {});
  if (isRestrictive) vi.spyOn(consent, 'isRequired').mockReturnValue(true);
  const report = vi.fn();
  const scope = createTestScope({ consent, report });
  const video = mountVideoEmbed(wrapper, scope, options);
  return {
    wrapper,
    before,
    video,
    report,
    frame: () => wrapper.querySelector('.frame'),
    overlay: () => findIn(wrapper, '.sqs-video-overlay'),
    icon: () => findIn(wrapper, '.sqs-video-icon'),
  };
}

it('starts a player afresh when its mode changes, and only then', () => {
  const { wrapper, video, frame, before } = mount();
  video.setMode('fill');
  expect(frame()).toBeNull();
  video.show();
  const first = frame();
  expect(mocks.frame?.address).toContain('https://player.vimeo.com/video/1');
  video.setMode('fill');
  expect(frame()).toBe(first);
  video.setMode('none');
  expect(frame()).not.toBe(first);
  expect(wrapper.className).toContain('video-none');
  expect(wrapper.className).not.toContain('video-fill');
  expect(findIn(wrapper, '.intrinsic-inner').style.paddingBottom).toBe('75%');
  video.setMode(null);
  expect(wrapper.className).not.toContain('video-none');
  expect(() => video.setMode('wide' as VideoMode)).toThrow('Video mode must be none, fit, fill or null.');
  video.destroy();
  expect(wrapper.outerHTML).toBe(before);
});

describe('an embed', () => {
  it.each([
    [VIMEO, '75%'],
    ['<iframe src="https://player.vimeo.com/video/1"></iframe>', '56.3%'],
  ])('of %s has the ratio %s', (html, expected) => {
    const { wrapper } = mount({ html, options: {} });
    expect(findIn(wrapper, '.intrinsic-inner').style.paddingBottom).toBe(expected);
  });

  it.each([
    ['its own title', '<iframe src="https://a.example/1" title="Rain"></iframe>', 'Rain'],
    ['the title that it is given', '<iframe src="https://a.example/1"></iframe>', 'Given'],
  ])('has %s', (_, html, expected) => {
    const { icon, video } = mount({ html, options: { title: 'Given' } });
    video.show();
    expect([icon().getAttribute('aria-label'), mocks.frame?.title]).toEqual([`Play ${expected}`, expected]);
  });

  it('has a name without any title, too, and the server’s word for "Play"', () => {
    const { icon, video } = mount({ localized: '{"playButton":"Abspielen"}' });
    video.show();
    expect([icon().getAttribute('aria-label'), mocks.frame?.title]).toEqual(['Abspielen', 'Video player']);
  });

  it('of an unknown service is played from its own address', () => {
    const { video } = mount({ html: '<iframe src="https://a.example/1?b=2"></iframe>' });
    video.show();
    expect(mocks.frame?.address).toBe('https://a.example/1?b=2');
  });

  it.each([
    [true, '1'],
    [false, null],
  ])('plays without sound where a second tap would be needed for that: %s', (isTouch, muted) => {
    mustMute = isTouch;
    const { video } = mount();
    video.show();
    expect(new URL(mocks.frame?.address ?? '').searchParams.get('muted')).toBe(muted);
  });

  const MOVED = '<iframe src=_/www.youtube.com/embed/aB3f1.html?wmode=opaque></iframe>';

  it.each([
    [MOVED, 'https://youtu.be/aB3', '/embed/aB3'],
    ['', 'https://vimeo.com/1', '/video/1'],
    [VIMEO, 'https://youtu.be/aB3', '/video/1'],
    [MOVED, 'https://example.com/page', undefined],
    [MOVED, '/page', undefined],
  ])('without an address (%s) plays the video of its page %s', (html, page, path) => {
    const { video } = mount({ html, options: { page } });
    video.show();
    expect(mocks.frame && new URL(mocks.frame.address).pathname).toBe(path);
  });

  it.each([
    ['', undefined, ''],
    ['<iframe src="/page"></iframe>', '{"invalidVideo":"Kein Video"}', 'Kein Video'],
    ['<iframe src="https://www.youtube.com/"></iframe>', undefined, ''],
  ])('that names no video (%s) says so, and has nothing to play', (html, localized, text) => {
    const { wrapper, video, report, before } = mount({ html, ...(localized && { localized }) });
    expect(mocks.notes).toEqual([{ type: 'invalid', text }]);
    expect(report.mock.calls.map(([phase]) => phase)).toEqual(['read']);
    expect([video.store.get(), wrapper.className, wrapper.children.length]).toEqual([
      'invalid',
      'video-fit video-invalid',
      0,
    ]);
    video.show();
    video.hide();
    video.setActive(false);
    video.setMode('fill');
    expect([...wrapper.classList].sort()).toEqual(['video-fill', 'video-invalid']);
    video.destroy();
    expect(wrapper.outerHTML).toBe(before);
  });

  it('is refused with an unknown mode', () => {
    expect(() => mount({ options: { mode: 'wide' as VideoMode } })).toThrow(TypeError);
  });
});

describe('a press on the overlay', () => {
  const press = (overlay: HTMLElement) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    overlay.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('plays the video, and nothing around it', () => {
    const { overlay, frame, video, wrapper } = mount();
    const around = vi.fn();
    wrapper.addEventListener('click', around);
    expect([press(overlay()), frame() !== null, around.mock.calls.length]).toEqual([true, true, 0]);
    expect([video.store.get(), overlay().style.display]).toEqual(['video', 'none']);
    video.hide();
    expect([video.store.get(), frame(), overlay().style.display]).toEqual(['overlay', null, '']);
  });

  it('does nothing while the video is inactive, nor does a call', () => {
    const { overlay, frame, video } = mount();
    video.show();
    video.setActive(false);
    expect(frame()).toBeNull();
    expect([press(overlay()), frame()]).toEqual([false, null]);
    video.show();
    expect(frame()).toBeNull();
    video.setActive(true);
    expect([frame(), press(overlay()), frame() !== null]).toEqual([null, true, true]);
  });

  it('that plays already changes nothing', () => {
    const { frame, video } = mount();
    video.show();
    const first = frame();
    video.show();
    expect([frame() === first, document.querySelectorAll('.frame').length]).toEqual([true, 1]);
  });

  it('has the focus go to the player, and back when that ends', () => {
    const { icon, frame, video } = mount();
    icon().focus();
    video.show();
    expect(document.activeElement).toBe(frame());
    video.hide();
    expect(document.activeElement).toBe(icon());
  });

  it('leaves the focus where it is elsewhere', () => {
    const { video } = mount();
    video.show();
    expect(document.activeElement).toBe(document.body);
    video.hide();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('a player', () => {
  it('asks for consent where the policy says so, and starts after it', () => {
    const { video, frame } = mount({ isRestrictive: true });
    video.show();
    const [note] = mocks.notes;
    if (note?.type !== 'consent') throw new Error('Nothing is asked.');
    expect([note.host, frame()]).toEqual(['player.vimeo.com', null]);
    video.show();
    expect(mocks.notes).toHaveLength(1);
  });

  it('that is blocked gives its place to a link to the video, and says why', () => {
    const { video, frame, report } = mount();
    video.show();
    mocks.frame?.onBlocked('It is blocked.');
    expect([frame(), video.store.get()]).toEqual([null, 'overlay']);
    expect(report.mock.calls.map(([phase, , cause]) => [phase, cause])).toEqual([
      ['handler', 'It is blocked.'],
    ]);
    expect(mocks.notes).toEqual([{ type: 'blocked', url: new URL('https://player.vimeo.com/video/1') }]);
  });

  it('stops when another one plays', () => {
    const { video, frame } = mount();
    video.show();
    const other = { pause: vi.fn() };
    pagePlayback.claim(other);
    expect([frame(), video.store.get()]).toEqual([null, 'overlay']);
    pagePlayback.release(other);
  });
});
