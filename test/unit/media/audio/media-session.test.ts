// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { adoptButton, insertText } from '../../../../src/media/audio/adopt-button';
import { createMediaSession } from '../../../../src/media/audio/media-session';
import { createPlayerFrame } from '../../../../src/media/video/player-frame';
import { pageElement } from '../../support/markup';
import { createTestScope } from '../../support/scope';

const session = {
  metadata: null as unknown,
  playbackState: 'none',
  setActionHandler: vi.fn(),
  setPositionState: vi.fn(),
};
beforeEach(() => {
  session.setActionHandler.mockReset();
  session.setPositionState.mockReset();
  vi.stubGlobal('navigator', { mediaSession: session });
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(init: object) {
        Object.assign(this, init);
      }
    },
  );
});

const track = (title: string, artwork = '') => ({ title, artist: 'A', album: 'B', artwork }) as never;
const playing = (time: number, duration: number, status = 'playing') => ({ status, time, duration }) as never;

it('shows the player that has started last, and ignores the others', () => {
  const scope = createTestScope();
  const play = vi.fn();
  const [first, second] = [createMediaSession(scope, { play }), createMediaSession(createTestScope(), {})];
  first.start(track('One', '/a.jpg'));
  expect(session.metadata).toMatchObject({ title: 'One', artwork: [{ src: '/a.jpg' }] });
  expect(session.setActionHandler).toHaveBeenCalledWith('play', play);
  expect(session.setActionHandler).toHaveBeenCalledWith('pause', null);
  first.update(playing(5, 10));
  expect(session.playbackState).toBe('playing');
  second.start(track('Two'));
  expect(session.metadata).toMatchObject({ title: 'Two', artwork: [] });
  second.update(playing(0, 0, 'paused'));
  first.update(playing(5, 10));
  first.end();
  expect([session.playbackState, session.metadata]).toMatchObject(['paused', { title: 'Two' }]);
  second.end();
  expect([session.playbackState, session.metadata]).toEqual(['none', null]);
});

it.each([
  [5, 10, [[{ duration: 10, position: 5 }]]],
  [11, 10, [[{ duration: 10, position: 10 }]]],
  [0, 0, []],
])('tells the position %i of %i', (time, duration, calls) => {
  const own = createMediaSession(createTestScope(), {});
  own.start(track('One'));
  own.update(playing(time, duration));
  expect(session.setPositionState.mock.calls).toEqual(calls);
  own.end();
});

it('does without a session where the browser has none', () => {
  vi.stubGlobal('navigator', {});
  const own = createMediaSession(createTestScope(), {});
  own.start(track('One'));
  own.update(playing(1, 2));
  expect(() => own.end()).not.toThrow();
});

it.each([
  ['<button></button>', null, null],
  ['<i></i>', 'button', '0'],
])('makes %s a button with a name, whose press goes no further', (html, role, tabIndex) => {
  const around = pageElement(`<p>${html}</p>`);
  const node = around.firstElementChild as HTMLElement;
  const [pressed, heard] = [vi.fn(), vi.fn()];
  around.addEventListener('click', heard);
  adoptButton(createTestScope(), node, pressed)('Play');
  expect(['role', 'tabindex', 'aria-label'].map((name) => node.getAttribute(name))).toEqual([
    role,
    tabIndex,
    'Play',
  ]);
  node.click();
  expect([pressed.mock.calls.length, heard.mock.calls.length]).toEqual([1, 0]);
});

it.each([
  ['3:45', '0:12 / 3:45'],
  [' ', '0:12 '],
])('writes its text before “%s”', (served, expected) => {
  const node = document.createElement('p');
  node.textContent = served;
  const write = insertText(createTestScope().owner(), node);
  expect(node.textContent).toBe(served);
  write('0:12');
  expect(node.textContent).toBe(expected);
  write('');
  expect(node.textContent).toBe(served);
});

it.each([
  ['frame-src', 'https://video.example', 1],
  ['script-src', 'https://video.example', 0],
  ['frame-src', 'https://other.example', 0],
  ['frame-src', '', 0],
])('says that the page’s policy blocks a player: %s %s', (effectiveDirective, blockedURI, times) => {
  const onBlocked = vi.fn();
  const scope = createTestScope();
  createPlayerFrame(scope, { address: 'https://video.example/embed/1', title: 'Film', onBlocked });
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), { effectiveDirective, blockedURI }),
  );
  expect(onBlocked).toHaveBeenCalledTimes(times);
});

it.each([
  [0, 100, 1],
  [100, 100, 0],
  [0, 0, 0],
])('notices a blocker that hides the frame: %i of %i px', (own, around, times) => {
  const onBlocked = vi.fn();
  const frame = createPlayerFrame(createTestScope(), { address: 'about:blank', title: 'Film', onBlocked });
  const parent = document.createElement('p');
  for (const [element, value] of [
    [frame, own],
    [parent, around],
  ] as const)
    Object.defineProperty(element, 'offsetWidth', { value });
  Object.defineProperty(frame, 'parentElement', { value: parent });
  frame.dispatchEvent(new Event('load'));
  expect(onBlocked).toHaveBeenCalledTimes(times);
});
