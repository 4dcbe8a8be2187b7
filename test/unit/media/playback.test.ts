import { describe, expect, it, vi } from 'vitest';
import { createExclusivePlayback } from '../../../src/media/playback';

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
