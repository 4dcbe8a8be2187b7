// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readSoundcloud } from '../../../../src/blocks/soundcloud/soundcloud.mount';

function blockOf(attributes: string): Element {
  const element = document.createElement('div');
  element.innerHTML = `<iframe ${attributes}></iframe>`;
  return element;
}

const PLAYER = 'https://w.soundcloud.com/player/?visual=true&url=https%3A%2F%2Fapi.soundcloud.com%2F';

describe('a SoundCloud block', () => {
  it('is a playlist when its player’s url says so', () => {
    expect(readSoundcloud(blockOf(`src="${PLAYER}playlists%2F15"`))).toMatchObject({ isPlaylist: true });
    expect(readSoundcloud(blockOf(`src="${PLAYER}tracks%2F15"`))).toMatchObject({ isPlaylist: false });
    expect(readSoundcloud(blockOf(`data-src="${PLAYER}playlists%2F15"`))).toMatchObject({ isPlaylist: true });
  });

  it.each(['src="https://w.soundcloud.com/player/"', 'src="https://"'])(
    'says "URL parse issue" of %s',
    (attributes) => {
      expect(readSoundcloud(blockOf(attributes))).toMatchObject({
        fault: expect.stringMatching(/^URL parse issue: /),
      });
    },
  );

  it('has nothing to do without a player', () => {
    expect(readSoundcloud(document.createElement('div'))).toBeUndefined();
    expect(readSoundcloud(blockOf(''))).toBeUndefined();
  });
});
