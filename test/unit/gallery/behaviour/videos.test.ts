// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { playVideos } from '../../../../src/gallery/behaviour/videos';
import type { Design } from '../../../../src/gallery/model/design.types';
import type { GalleryAttributes } from '../../../../src/gallery/model/gallery.types';
import { GALLERY_DEFAULTS } from '../../../../src/gallery/model/gallery-attributes';
import type { VideoState } from '../../../../src/media/video/video-overlay';
import { createStore } from '../../../../src/store/store';
import { createContext } from './gallery-context';

const mocks = vi.hoisted(() => ({ mountVideoEmbed: vi.fn() }));
vi.mock('../../../../src/media/video/video-embed', () => mocks);

const createVideo = () => ({ store: createStore<VideoState>('overlay'), setActive: vi.fn(), hide: vi.fn() });
let videos: Array<ReturnType<typeof createVideo>> = [];
beforeEach(() => {
  videos = [];
  mocks.mountVideoEmbed.mockReset().mockImplementation(() => {
    const video = createVideo();
    videos.push(video);
    return video;
  });
});

const VIDEO = '<div class="sqs-video-wrapper"></div>';
const HTML = `<li>${VIDEO}<b class="meta-title">Rain</b></li><li></li><li>${VIDEO}</li>`;

interface Setting {
  readonly html?: string;
  readonly attributes?: Partial<GalleryAttributes>;
  readonly design?: Partial<Design>;
  readonly count?: number;
}

async function play({ html = HTML, attributes, design, count = 2 }: Setting = {}) {
  const refresh = vi.fn();
  const made = createContext({ html, ...(attributes && { attributes }), design: { refresh, ...design } });
  const hold = vi.fn();
  playVideos(made.context, { hold });
  await vi.waitFor(() => expect(mocks.mountVideoEmbed).toHaveBeenCalledTimes(count));
  await Promise.resolve();
  return {
    ...made,
    hold,
    refresh,
    active: () => videos.map(({ setActive }) => setActive.mock.lastCall?.[0]),
  };
}

describe('the videos of slides', () => {
  it('play while their slide is the current one', async () => {
    const { gallery, active } = await play();
    expect(active()).toEqual([true, false]);
    gallery.go(2);
    expect(active()).toEqual([false, true]);
  });

  it('may play in any slide of a carousel that is seen, until that moves', async () => {
    const { gallery } = await play();
    for (const { setActive } of videos) setActive.mockClear();
    gallery.setCarousel({ currentGroup: 0 } as never);
    gallery.go(1);
    expect(
      videos.map(({ hide, setActive }) => [hide.mock.calls.length, setActive.mock.calls.length]),
    ).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });

  it('may always play where all slides are seen at once', async () => {
    const { gallery, active } = await play({ design: { show: undefined } as never });
    gallery.go(1);
    expect(active()).toEqual([undefined, undefined]);
  });

  it('hold autoplay while one of them plays, and mark its slide', async () => {
    const { hold, slides } = await play();
    videos[1]?.store.set('video');
    expect([hold.mock.lastCall, slides.map(({ className }) => className)]).toEqual([
      [true],
      ['', '', 'video-playing'],
    ]);
    videos[1]?.store.set('overlay');
    expect([hold.mock.lastCall, slides.map(({ className }) => className)]).toEqual([[false], ['', '', '']]);
  });

  it.each([
    ['fit', { title: 'Rain', mode: 'fit' }, 1],
    [null, { title: 'Rain', mode: null }, 0],
    [undefined, { title: 'Rain' }, 1],
  ] as const)(
    'have the title of their slide, and the mode %s of the gallery',
    async (mode, expected, refreshes) => {
      const attributes = { videoLoaderOptions: mode === undefined ? {} : { mode } };
      const { refresh, slides } = await play({ attributes });
      expect(mocks.mountVideoEmbed.mock.calls[0]?.[2]).toStrictEqual(expected);
      expect(mocks.mountVideoEmbed.mock.calls[1]?.[2]).not.toHaveProperty('title');
      expect(mocks.mountVideoEmbed.mock.calls[0]?.[0] === slides[0]?.firstElementChild).toBe(true);
      expect(refresh).toHaveBeenCalledTimes(refreshes);
    },
  );

  it('need no code where there are none', () => {
    const { context, scope } = createContext({ html: '<li></li>', attributes: GALLERY_DEFAULTS });
    const load = vi.spyOn(scope, 'load');
    playVideos({ ...context, scope }, { hold: vi.fn() });
    expect(load).not.toHaveBeenCalled();
  });

  it('stay behind their images when their code does not come, which is said', async () => {
    const { context, scope } = createContext({ html: HTML });
    vi.spyOn(scope, 'load').mockRejectedValue(new Error('offline'));
    const warn = vi.spyOn(scope, 'warn');
    playVideos({ ...context, scope }, { hold: vi.fn() });
    await vi.waitFor(() => expect(warn.mock.calls.map(([phase]) => phase)).toEqual(['load']));
    expect(mocks.mountVideoEmbed).not.toHaveBeenCalled();
  });
});
