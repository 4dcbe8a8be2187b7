// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAudioPlayer } from '../../../../src/media/audio/audio-player';
import { pagePlayback } from '../../../../src/media/playback';
import { createTestScope } from '../../support/scope';

describe('a player of recordings', () => {
  let audio: HTMLAudioElement;
  let box: HTMLElement;
  let scope: ReturnType<typeof createTestScope>;
  let player: ReturnType<typeof createAudioPlayer>;
  const report = vi.fn();
  const onEnded = vi.fn();
  const is = {
    paused: true,
    currentTime: 0,
    duration: Number.NaN,
    readyState: 4,
    error: null as object | null,
  };
  const tell = (type: string) => audio.dispatchEvent(new Event(type));

  beforeEach(() => {
    document.body.innerHTML = '<div><audio></audio></div>';
    box = document.body.firstElementChild as HTMLElement;
    audio = box.firstElementChild as HTMLAudioElement;
    Object.assign(is, { paused: true, currentTime: 0, duration: Number.NaN, readyState: 4, error: null });
    for (const name of Object.keys(is) as (keyof typeof is)[])
      Object.defineProperty(audio, name, {
        configurable: true,
        get: () => is[name],
        set: (value) => Object.assign(is, { [name]: value }),
      });
    audio.play = vi.fn(async () => {
      is.paused = false;
      tell('play');
    });
    audio.pause = vi.fn(() => {
      is.paused = true;
      tell('pause');
    });
    audio.load = vi.fn();
    // happy-dom has no constants of media.
    Object.defineProperty(HTMLMediaElement, 'HAVE_FUTURE_DATA', { value: 3, configurable: true });
    report.mockReset();
    onEnded.mockReset();
    scope = createTestScope({ report });
    const track = { url: new URL('/a.mp3', location.href), title: 'A', duration: 90 };
    player = createAudioPlayer(scope, track as never, { audio, notesInto: box, onEnded });
  });

  it('asks before it loads the file of another company where the policy says so, and plays after it', async () => {
    const consent = { allows: () => false, isRequired: () => true, get: () => undefined };
    const url = new URL('https://recordings.example/a.mp3');
    const asking = createTestScope({ consent: consent as never });
    const other = document.createElement('audio');
    other.play = vi.fn(async () => {});
    const play = createAudioPlayer(asking, { url, title: 'A', duration: 90 } as never, {
      audio: other,
      notesInto: box,
    });
    play.play();
    await vi.waitFor(() => expect(box.textContent).toContain('recordings.example'));
    expect(other.play).not.toHaveBeenCalled();
    box.querySelector('button')?.click();
    await vi.waitFor(() => expect(other.play).toHaveBeenCalledOnce());
    asking.end();
  });

  it('begins stopped, with the length that the server has written', () => {
    expect(player.get()).toEqual({ status: 'stopped', isWaiting: false, time: 0, duration: 90 });
  });

  it('plays and pauses in turn', () => {
    player.toggle();
    expect(player.get().status).toBe('playing');
    player.toggle();
    expect(player.get().status).toBe('paused');
    expect(audio.load).not.toHaveBeenCalled();
  });

  it('waits while there is too little to play', () => {
    is.readyState = 2;
    player.play();
    expect(player.get().isWaiting).toBe(true);
    tell('playing');
    expect(player.get().isWaiting).toBe(false);
    tell('waiting');
    expect(player.get().isWaiting).toBe(true);
    is.readyState = 3;
    player.play();
    expect(player.get().isWaiting).toBe(false);
  });

  it('follows the time, and the length once it is known', () => {
    is.currentTime = 12;
    tell('timeupdate');
    for (const [duration, known] of [
      [Number.NaN, 90],
      [Number.POSITIVE_INFINITY, 90],
      [75, 75],
    ]) {
      is.duration = duration as number;
      tell('durationchange');
      expect(player.get()).toMatchObject({ time: 12, duration: known });
    }
  });

  it('goes to a time within the recording', () => {
    for (const [time, position] of [
      [30, 30],
      [-1, 0],
      [100, 90],
    ]) {
      player.seek(time as number);
      expect([is.currentTime, player.get().time]).toEqual([position, position]);
    }
  });

  it('is at its beginning again at the end', () => {
    player.play();
    player.seek(60);
    tell('ended');
    expect(player.get()).toMatchObject({ status: 'stopped', time: 0 });
    expect(onEnded).toHaveBeenCalledOnce();
  });

  it('says that it cannot be played, and loads it again at the next press', () => {
    tell('error');
    expect([player.get().status, report.mock.calls.length]).toEqual(['stopped', 0]);
    player.play();
    is.error = {};
    tell('error');
    expect(player.get().status).toBe('failed');
    expect(report).toHaveBeenCalledOnce();
    is.currentTime = 5;
    tell('timeupdate');
    expect(player.get().time).toBe(0);
    // After a failure the element still counts as playing.
    player.toggle();
    expect(audio.load).toHaveBeenCalledOnce();
    expect(audio.pause).not.toHaveBeenCalled();
    expect(player.get().status).toBe('playing');
  });

  it('takes over the recording that is already playing', () => {
    is.paused = false;
    const other = createAudioPlayer(
      scope,
      { url: new URL('/b.mp3', location.href), title: 'B', duration: 5 } as never,
      { audio, notesInto: box },
    );
    expect(other.get().status).toBe('playing');
  });

  describe('where the system shows what plays', () => {
    const handlers = new Map<string, ((details: object) => void) | null>();
    const session = {
      metadata: null as object | null,
      playbackState: 'none',
      setActionHandler: (action: string, handler: ((details: object) => void) | null) =>
        handlers.set(action, handler),
      setPositionState: vi.fn(),
    };
    const [onPrevious, onNext] = [vi.fn(), vi.fn()];

    beforeEach(() => {
      scope.end();
      Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: session });
      vi.stubGlobal(
        'MediaMetadata',
        class {
          constructor(about: object) {
            Object.assign(this, about);
          }
        },
      );
      session.setPositionState.mockReset();
      scope = createTestScope({ report });
      const track = { url: new URL('/a.mp3', location.href), title: 'A', duration: 90 };
      player = createAudioPlayer(scope, track as never, { audio, notesInto: box, onPrevious, onNext });
    });
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'mediaSession');
    });

    const press = (action: string, details = {}) => handlers.get(action)?.(details);

    it('names the track while it plays, and answers the keys of the system', () => {
      expect(session.metadata).toBeNull();
      player.play();
      expect(session.metadata).toMatchObject({ title: 'A', artwork: [] });
      expect(session.playbackState).toBe('playing');
      press('seekto', { seekTime: 30 });
      expect(is.currentTime).toBe(30);
      press('seekto');
      expect(is.currentTime).toBe(0);
      press('pause');
      expect([player.get().status, session.playbackState]).toEqual(['paused', 'paused']);
      press('play');
      expect(player.get().status).toBe('playing');
      press('previoustrack');
      press('nexttrack');
      expect([onPrevious.mock.calls.length, onNext.mock.calls.length]).toEqual([1, 1]);
      expect(handlers.get('seekbackward')).toBeNull();
    });

    it('says where it is when that changes by itself, not while it plays on', () => {
      player.play();
      session.setPositionState.mockClear();
      is.currentTime = 10;
      tell('timeupdate');
      expect(session.setPositionState).not.toHaveBeenCalled();
      tell('seeked');
      expect(session.setPositionState.mock.calls).toEqual([[{ duration: 90, position: 10 }]]);
    });

    it('ends when another player takes over, and with the page', () => {
      player.play();
      const other = { pause: vi.fn() };
      pagePlayback.claim(other);
      expect([is.paused, session.metadata, session.playbackState]).toEqual([true, null, 'none']);
      expect([...handlers.values()].every((handler) => handler === null)).toBe(true);
      pagePlayback.release(other);
      player.play();
      scope.end();
      expect(session.metadata).toBeNull();
    });
  });
});
