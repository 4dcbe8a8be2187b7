// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pagePlayback } from '../../../../src/media/playback';
import { mountNativeVideo, readNativeVideo } from '../../../../src/media/video/native-video';
import { createTestScope } from '../../support/scope';

const screen = vi.hoisted(() => ({
  changed: undefined as ((isOnScreen: boolean) => void) | undefined,
  stop: vi.fn(),
}));
vi.mock('../../../../src/dom/on-screen', () => ({
  watchOnScreen(_: Element, changed: (isOnScreen: boolean) => void) {
    screen.changed = changed;
    return screen.stop;
  },
}));
vi.mock('../../../../src/media/notes/player-note', () => ({
  drawNote(_: unknown, { note }: { readonly note: object }, into: Element) {
    into.append(JSON.stringify(note));
  },
}));

const VIDEO = { alexandriaUrl: 'https://v.example/a/{variant}', systemDataVariants: '640:360,1280:720' };

let isReduced = false;
let width = 600;
const play = vi.fn<() => Promise<void>>();
const pause = vi.fn();
beforeEach(() => {
  isReduced = false;
  width = 600;
  screen.changed = undefined;
  play.mockReset().mockResolvedValue();
  pause.mockReset();
  screen.stop.mockReset();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => ({ width }) as DOMRect);
  vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: isReduced }) as MediaQueryList);
});

interface Setting {
  readonly video?: object;
  readonly settings?: object;
  readonly thumbnail?: object;
  readonly title?: string;
  readonly html?: string;
}

function createElement({ video = {}, settings = {}, thumbnail = {} }: Setting) {
  const element = document.createElement('div');
  element.className = 'sqs-native-video';
  Object.assign(element.dataset, {
    configVideo: JSON.stringify({ ...VIDEO, ...video }),
    configSettings: JSON.stringify(settings),
    configThumbnail: JSON.stringify(thumbnail),
  });
  return element;
}

function mount(setting: Setting = {}) {
  const element = createElement(setting);
  element.innerHTML = setting.html ?? '<div class="native-video-player"></div>';
  const wrapper = document.createElement('div');
  wrapper.className = 'embed-block-wrapper';
  wrapper.append(element);
  document.body.replaceChildren(wrapper);
  const before = document.body.innerHTML;
  const scope = createTestScope();
  const warn = vi.spyOn(scope, 'warn');
  const data = readNativeVideo(element, () => {});
  if (!data) throw new Error('The video cannot be read.');
  mountNativeVideo(data, scope, setting.title);
  const video = element.querySelector('video');
  if (!video) throw new Error('There is no video.');
  const state = { muted: video.muted, paused: true };
  for (const name of ['muted', 'paused'] as const)
    Object.defineProperty(video, name, { configurable: true, get: () => state[name] });
  return {
    before,
    element,
    wrapper,
    scope,
    warn,
    video,
    height: () => wrapper.style.getPropertyValue('--inlay-video-height'),
    /** An event of the player, with what is true then. */
    fire(type: string, now: Partial<typeof state> = {}) {
      Object.assign(state, now);
      video.dispatchEvent(new Event(type));
    },
  };
}

/** Another player of the page, and whether it was paused. */
function playOther() {
  const other = { pause: vi.fn() };
  pagePlayback.claim(other);
  return () => other.pause.mock.calls.length > 0;
}

describe('a record', () => {
  it('is of no video without a file', () => {
    const element = createElement({ video: { systemDataVariants: '' } });
    expect(readNativeVideo(element, () => {})).toBeUndefined();
  });

  it.each([
    [{ assetUrl: '/own.jpg' }, '/own.jpg'],
    [{}, 'https://v.example/a/thumbnail'],
  ])('with the thumbnail %j has the poster %s', (thumbnail, poster) => {
    expect(readNativeVideo(createElement({ thumbnail }), () => {})?.poster).toBe(poster);
    expect(mount({ thumbnail }).video.poster).toBe(poster);
  });

  it('says how high its box is, in per cent of the width', () => {
    expect(mount({ video: { aspectRatio: 1.6 } }).height()).toBe('62.5%');
    expect(mount().height()).toBe('56.3%');
  });
});

describe('the player', () => {
  it('loads nothing before it plays, and has what it plays in the size of its box', () => {
    const { video } = mount();
    expect([video.preload, video.playsInline, video.controls, video.src]).toEqual([
      'none',
      true,
      true,
      'https://v.example/a/640:360',
    ]);
    vi.stubGlobal('devicePixelRatio', 2);
    expect(mount().video.src).toBe('https://v.example/a/1280:720');
    expect([video.loop, video.muted, screen.changed]).toEqual([false, false, undefined]);
  });

  it('is named by its title', () => {
    expect(mount({ title: 'The brook' }).video.getAttribute('aria-label')).toBe('The brook');
    expect(mount().video.getAttribute('aria-label')).toBe('Video player');
    expect(mount({ title: '' }).video.getAttribute('aria-label')).toBe('Video player');
  });

  it.each([
    ['.native-video-player', undefined],
    ['.sqs-native-video', '<p></p>'],
  ])('is in %s', (box, html) => {
    const { video } = mount(html === undefined ? {} : { html });
    expect(video.parentElement?.matches(box)).toBe(true);
  });

  it('is gone when the block ends, and plays no more', () => {
    const { before, scope, fire } = mount();
    fire('play', { muted: false });
    scope.end();
    expect(document.body.innerHTML).toBe(before);
    expect(pause).toHaveBeenCalledOnce();
    playOther();
    expect(pause).toHaveBeenCalledOnce();
  });
});

describe('settings', () => {
  it.each([
    [
      { autoPlay: true, controls: 'none' },
      { muted: true, controls: false, loop: false },
    ],
    [
      { autoPlay: true, controls: 'full', loop: true },
      { muted: true, controls: true, loop: true },
    ],
    // Nothing would start it.
    [
      { autoPlay: false, controls: 'none' },
      { muted: false, controls: true, loop: false },
    ],
    [{ muted: true }, { muted: true, controls: true, loop: false }],
  ])('%j make a player that is %j', (settings, expected) => {
    const { muted, controls, loop } = mount({ settings }).video;
    expect({ muted, controls, loop }).toEqual(expected);
  });

  it('start a video in view alone', () => {
    mount({ settings: { autoPlay: true } });
    expect(play).not.toHaveBeenCalled();
    screen.changed?.(true);
    expect([play.mock.calls.length, pause.mock.calls.length]).toEqual([1, 0]);
    screen.changed?.(false);
    expect([play.mock.calls.length, pause.mock.calls.length]).toEqual([1, 1]);
  });

  it('do not start one for visitors who prefer reduced motion, who get the controls', () => {
    isReduced = true;
    const { video } = mount({ settings: { autoPlay: true, controls: 'none' } });
    expect([screen.changed, video.controls, video.muted]).toEqual([undefined, true, false]);
  });

  it('leave it as it is where the browser refuses to play', async () => {
    play.mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
    const { scope, warn } = mount({ settings: { autoPlay: true } });
    screen.changed?.(true);
    await Promise.resolve();
    expect(warn).not.toHaveBeenCalled();
    scope.end();
    expect(screen.stop).toHaveBeenCalledOnce();
  });
});

describe('other players', () => {
  it('are paused by a video that is heard', () => {
    const isPaused = playOther();
    mount().fire('play', { muted: false });
    expect(isPaused()).toBe(true);
  });

  it('play on beside a muted one, until that is heard', () => {
    const isPaused = playOther();
    const { fire } = mount();
    fire('play', { muted: true, paused: false });
    fire('volumechange');
    expect(isPaused()).toBe(false);
    fire('volumechange', { muted: false });
    expect(isPaused()).toBe(true);
  });

  it('play on when the sound of a paused video is switched on', () => {
    const isPaused = playOther();
    mount().fire('volumechange', { muted: false, paused: true });
    expect(isPaused()).toBe(false);
  });

  it('pause a video, unless it has paused already', () => {
    const first = mount();
    first.fire('play', { muted: false });
    first.fire('pause');
    playOther();
    expect(pause).not.toHaveBeenCalled();
    first.fire('play');
    playOther();
    expect(pause).toHaveBeenCalledOnce();
  });
});

it('says where a video cannot be played', async () => {
  const { element, fire, warn } = mount();
  fire('error');
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'handler',
    'The video https://v.example/a/640:360 cannot be played, and a note says so. Upload it again.',
  );
  await vi.waitFor(() =>
    expect(element.querySelector('.native-video-player')?.textContent).toBe('{"type":"failed"}'),
  );
});
