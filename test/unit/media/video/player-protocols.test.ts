// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { connectPlayer, readPlayerEvent } from '../../../../src/media/video/player-protocols';
import { createTestScope } from '../../support/scope';

const YOUTUBE = 'https://www.youtube-nocookie.com';
const VIMEO = 'https://player.vimeo.com';

it.each([
  [YOUTUBE, { event: 'onReady' }, 'ready'],
  [YOUTUBE, { event: 'initialDelivery' }, 'ready'],
  [YOUTUBE, { event: 'onStateChange', info: 1 }, 'playing'],
  [YOUTUBE, { event: 'onStateChange', info: 2 }, 'paused'],
  [YOUTUBE, { event: 'onStateChange', info: 0 }, 'ended'],
  [YOUTUBE, { event: 'onStateChange', info: 3 }, undefined],
  [YOUTUBE, { event: 'infoDelivery', info: { playerState: 1 } }, 'playing'],
  [YOUTUBE, { event: 'infoDelivery' }, undefined],
  [YOUTUBE, '{"event":"onReady"}', 'ready'],
  [VIMEO, { event: 'play' }, 'playing'],
  [VIMEO, { event: 'playing' }, 'playing'],
  [VIMEO, { event: 'pause' }, 'paused'],
  [VIMEO, { event: 'finish' }, 'ended'],
  [VIMEO, { event: 'ended' }, 'ended'],
  [VIMEO, { event: 'ready' }, 'ready'],
  [VIMEO, { event: 'timeupdate' }, undefined],
  [VIMEO, 'no JSON', undefined],
  ['https://other.example', { event: 'play' }, undefined],
])('a message of %s, %j, says %s', (origin, data, event) => {
  expect(readPlayerEvent(origin, data)).toBe(event);
});

describe('a player in a frame', () => {
  function connect(origin: string) {
    const frame = document.createElement('iframe');
    const postMessage = vi.fn();
    const contentWindow = { postMessage };
    Object.defineProperty(frame, 'contentWindow', { value: contentWindow });
    const onEvent = vi.fn();
    const scope = createTestScope();
    const send = connectPlayer(scope, { frame, origin, onEvent });
    const hear = (init: object) =>
      window.dispatchEvent(Object.assign(new Event('message'), { source: contentWindow, origin, ...init }));
    return { frame, postMessage, onEvent, send, hear, scope };
  }

  it('gets the newest wish once it has loaded, after what asks it for reports', () => {
    const { frame, postMessage, send } = connect(VIMEO);
    send('play');
    send('pause');
    expect(postMessage).not.toHaveBeenCalled();
    frame.dispatchEvent(new Event('load'));
    expect(postMessage.mock.calls).toEqual([
      [{ method: 'addEventListener', value: 'play' }, VIMEO],
      [{ method: 'addEventListener', value: 'pause' }, VIMEO],
      [{ method: 'addEventListener', value: 'ended' }, VIMEO],
      [{ method: 'pause' }, VIMEO],
    ]);
    send('play');
    expect(postMessage).toHaveBeenLastCalledWith({ method: 'play' }, VIMEO);
  });

  it('is sent no command that nothing has asked for', () => {
    const { frame, postMessage } = connect(YOUTUBE);
    frame.dispatchEvent(new Event('load'));
    expect(postMessage.mock.calls).toEqual([['{"event":"listening","id":1}', YOUTUBE]]);
  });

  it('is heard from its own window and origin alone, until its scope ends', () => {
    const { hear, onEvent, scope } = connect(VIMEO);
    hear({ data: { event: 'play' }, origin: 'https://evil.example' });
    hear({ data: { event: 'play' }, source: window });
    hear({ data: { event: 'other' } });
    expect(onEvent).not.toHaveBeenCalled();
    hear({ data: { event: 'play' } });
    expect(onEvent.mock.calls).toEqual([['playing']]);
    scope.end();
    hear({ data: { event: 'pause' } });
    expect(onEvent).toHaveBeenCalledOnce();
  });
});
