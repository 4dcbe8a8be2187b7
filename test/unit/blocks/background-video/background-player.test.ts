// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import {
  createFilePlayer,
  createServicePlayer,
} from '../../../../src/blocks/background-video/background-player';
import type { Services } from '../../../../src/core/entry/services';
import { createScope } from '../../../../src/core/scope';

const record = JSON.stringify({
  alexandriaUrl: 'https://video.example/rain/{variant}',
  systemDataVariants: '556:360',
});

it.each([
  ['0.5', 0.5],
  ['', 1],
  ['slow', 1],
  // Browsers throw at these.
  ['99', 16],
  ['-3', 0.0625],
])('plays a file at the speed %j as %d times as fast', (speed, rate) => {
  const box = document.createElement('div');
  box.dataset.configNativeVideo = `\n ${record}`;
  box.dataset.configPlaybackSpeed = speed;
  const scope = createScope({ services: {} as Services, name: 'test' });
  const player = createFilePlayer(box, scope, { onPlaying() {}, onFault() {} });
  expect(player?.element).toHaveProperty('defaultPlaybackRate', rate);
});

/** The address that the frame of a background video asks for. */
function addressOf(url: string): URL | undefined {
  const box = document.createElement('div');
  box.dataset.configUrl = url;
  const scope = createScope({ services: {} as Services, name: 'test' });
  const player = createServicePlayer(box, scope, { onPlaying() {}, onFault() {} });
  scope.end();
  return player && new URL((player.element as HTMLIFrameElement).src);
}

describe('the background player of a service', () => {
  it('loops a YouTube video as a playlist of its own, without controls', () => {
    const address = addressOf('https://www.youtube.com/watch?v=aB3');
    expect(address?.pathname).toBe('/embed/aB3');
    expect(Object.fromEntries(address?.searchParams ?? [])).toMatchObject({
      playlist: 'aB3',
      loop: '1',
      controls: '0',
      disablekb: '1',
      mute: '1',
      autoplay: '1',
    });
  });

  it('loops the playlist that an address of YouTube names', () => {
    const address = addressOf('https://www.youtube.com/watch?v=aB3&list=PL1');
    expect(address?.searchParams.get('list')).toBe('PL1');
    expect(address?.searchParams.has('playlist')).toBe(false);
  });

  it('leaves the parameters of YouTube away from other services', () => {
    const address = addressOf('https://vimeo.com/1234');
    expect(address?.origin).toBe('https://player.vimeo.com');
    expect(address?.searchParams.get('background')).toBe('1');
    expect(address?.searchParams.get('loop')).toBe('1');
    expect(address?.searchParams.has('controls')).toBe(false);
    expect(address?.searchParams.has('playlist')).toBe(false);
  });

  it.each([['https://otterbrook.example/film'], ['/film'], [''], ['https://www.youtube.com/']])(
    'does not exist for %j',
    (url) => {
      expect(addressOf(url)).toBeUndefined();
    },
  );

  it('is muted, out of reach and asks for nothing before it is played', () => {
    const box = document.createElement('div');
    box.dataset.configNativeVideo = record;
    const scope = createScope({ services: {} as Services, name: 'test' });
    const video = createFilePlayer(box, scope, { onPlaying() {}, onFault() {} })?.element;
    expect(video).toMatchObject({ muted: true, loop: true, preload: 'none', tabIndex: -1 });
    expect(video?.getAttribute('aria-hidden')).toBe('true');
    scope.end();
  });
});

it('is out of reach of the keyboard and of screen readers as a frame, too', () => {
  const box = document.createElement('div');
  box.dataset.configUrl = 'https://vimeo.com/1234';
  const scope = createScope({ services: {} as Services, name: 'test' });
  const element = createServicePlayer(box, scope, { onPlaying() {}, onFault() {} })?.element;
  expect([element?.tabIndex, element?.getAttribute('aria-hidden'), element?.className]).toEqual([
    -1,
    'true',
    'background-video',
  ]);
  scope.end();
});

describe('a background video of a file', () => {
  const start = (width = 300) => {
    const box = document.createElement('div');
    box.dataset.configNativeVideo = JSON.stringify({
      alexandriaUrl: 'https://video.example/rain/{variant}',
      systemDataVariants: '640:360,1920:1080',
    });
    box.getBoundingClientRect = () => ({ width }) as DOMRect;
    const scope = createScope({ services: {} as Services, name: 'test' });
    const events = { onPlaying: vi.fn(), onFault: vi.fn() };
    const player = createFilePlayer(box, scope, events);
    const video = player?.element as HTMLVideoElement;
    return { scope, ...events, player, video };
  };

  it('is of the size of its box, and does not exist without a file', () => {
    expect(start(300).video.src).toBe('https://video.example/rain/640:360');
    expect(start(700).video.src).toBe('https://video.example/rain/1920:1080');
    const scope = createScope({ services: {} as Services, name: 'test' });
    const events = { onPlaying() {}, onFault() {} };
    expect(createFilePlayer(document.createElement('div'), scope, events)).toBeUndefined();
  });

  it('says once that it plays, and each time that it cannot', () => {
    const { video, onPlaying, onFault } = start();
    for (const type of ['playing', 'playing', 'error']) video.dispatchEvent(new Event(type));
    expect(onPlaying).toHaveBeenCalledOnce();
    expect(onFault.mock.calls).toEqual([
      [
        'The video https://video.example/rain/640:360 cannot be played, and the image stays. Upload it again.',
      ],
    ]);
  });

  it('plays and pauses, also where the browser refuses, and is paused at the end', async () => {
    const { video, player, scope } = start();
    const play = vi.spyOn(video, 'play').mockRejectedValue(new Error('not allowed'));
    const pause = vi.spyOn(video, 'pause');
    player?.play();
    await Promise.resolve();
    player?.pause();
    scope.end();
    expect([play.mock.calls.length, pause.mock.calls.length]).toEqual([1, 2]);
  });
});
