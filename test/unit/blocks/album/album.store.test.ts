// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AlbumTrack } from '../../../../src/blocks/album/album.data';
import { createAlbumStore } from '../../../../src/blocks/album/album.store';
import { createTestScope } from '../../support/scope';

const track = (title: string) =>
  ({ title, duration: 0, url: new URL(`/${title}.mp3`, location.href) }) as unknown as AlbumTrack;
const TRACKS = [track('frogs'), track('wind'), track('rain')] as const;

beforeEach(() => {
  // happy-dom plays nothing.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});

function create() {
  const scope = createTestScope();
  const album = createAlbumStore(scope, TRACKS, document.createElement('div'));
  const loaded = vi.spyOn(album.player, 'load');
  const sought = vi.spyOn(album.player, 'seek').mockReturnValue();
  const toggled = vi.spyOn(album.player, 'toggle');
  return { album, loaded, sought, toggled, current: () => album.get().current };
}

describe('an album', () => {
  it('goes from track to track, and stops after the last', () => {
    const { album, current, loaded } = create();
    album.next();
    expect(current()).toBeUndefined();
    album.toggleTrack(1);
    album.next();
    expect(current()).toBe(2);
    album.next();
    expect(current()).toBeUndefined();
    expect(loaded).toHaveBeenLastCalledWith(TRACKS[0]);
  });

  it('goes back to the track before, and to the start of the first', () => {
    const { album, current, sought } = create();
    album.previous();
    expect(current()).toBeUndefined();
    album.toggleTrack(1);
    album.previous();
    expect(current()).toBe(0);
    expect(sought).not.toHaveBeenCalled();
    album.previous();
    expect(current()).toBe(0);
    expect(sought).toHaveBeenCalledWith(0);
  });

  it('pauses the current track at a second press, and ignores tracks that there are not', () => {
    const { album, current, toggled, loaded } = create();
    album.toggleTrack(1);
    album.toggleTrack(1);
    expect(toggled).toHaveBeenCalledOnce();
    album.toggleTrack(3);
    album.toggleTrack(-1);
    expect([current(), loaded.mock.calls.length]).toEqual([1, 1]);
  });
});
