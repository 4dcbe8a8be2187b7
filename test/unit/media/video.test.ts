import { describe, expect, it, vi } from 'vitest';
import { createExclusivePlayback } from '../../../src/media/playback';
import { createVideoRegistry, type VideoProvider } from '../../../src/media/video';

const provider = (name: string, host: string): VideoProvider => ({
  name,
  origin: `https://${host}`,
  matches: (url) => url.hostname === host,
  embedUrl: (url) => `https://${host}/embed${url.pathname}`,
  messages: { play: 'play', pause: 'pause' },
});

describe('the registry', () => {
  it('finds who plays an address', () => {
    const registry = createVideoRegistry();
    registry.register(provider('one', 'one.test'));
    registry.register(provider('two', 'two.test'));
    const found = registry.find(' //two.test/5 ');
    expect(found?.provider.name).toBe('two');
    expect(found?.url.pathname).toBe('/5');
    expect(registry.find('https://three.test/')).toBeUndefined();
    expect(registry.find('http://:0/')).toBeUndefined();
  });

  it('replaces a provider by its name and unregisters only its own', () => {
    const registry = createVideoRegistry();
    const leave = registry.register(provider('one', 'old.test'));
    const leaveNew = registry.register(provider('one', 'new.test'));
    leave();
    expect(registry.find('https://old.test/')).toBeUndefined();
    expect(registry.find('https://new.test/')?.provider.name).toBe('one');
    leaveNew();
    expect(registry.find('https://new.test/')).toBeUndefined();
  });
});

describe('exclusive playback', () => {
  it('pauses who played before', () => {
    const playback = createExclusivePlayback();
    const [first, second] = [{ pause: vi.fn(() => playback.release(first)) }, { pause: vi.fn() }];
    playback.claim(first);
    playback.claim(first);
    expect(first.pause).not.toHaveBeenCalled();
    playback.claim(second);
    expect(first.pause).toHaveBeenCalledOnce();
    playback.claim(first);
    expect(second.pause).toHaveBeenCalledOnce();
  });

  it('forgets a player that has stopped', () => {
    const playback = createExclusivePlayback();
    const [first, second] = [{ pause: vi.fn() }, { pause: vi.fn() }];
    playback.claim(first);
    playback.release(first);
    playback.claim(second);
    expect(first.pause).not.toHaveBeenCalled();
  });
});
