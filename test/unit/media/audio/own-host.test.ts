// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { isOwnHost } from '../../../../src/media/audio/audio-player';

describe('hosts that need no consent', () => {
  it.each([
    ['https://static1.builder.example/a.mp3', true],
    ['https://builder.example/a.mp3', true],
    ['https://audio.builder-cdn.example/a.mp3', true],
    ['https://notbuilder.example/a.mp3', false],
    ['https://builder.example.elsewhere.test/a.mp3', false],
  ])('%s: %s', (address, isOwn) => {
    expect(isOwnHost(new URL(address), 'builder.example')).toBe(isOwn);
  });

  it('include the site’s own, and nothing else without a platform', () => {
    expect(isOwnHost(new URL('/a.mp3', location.href), '')).toBe(true);
    expect(isOwnHost(new URL('https://elsewhere.test/a.mp3'), '')).toBe(false);
  });
});
