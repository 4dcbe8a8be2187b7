// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readSoundcloud, unit } from '../../../../src/blocks/soundcloud/soundcloud.mount';
import { pageElement } from '../../support/markup';
import { mountUnit } from '../../support/mount-unit';

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

describe('a SoundCloud player', () => {
  function mount(attributes: string) {
    const element = pageElement(
      `<div><iframe data-src="${PLAYER}playlists%2F15" ${attributes}></iframe></div>`,
    );
    mountUnit(unit, element);
    return element;
  }

  it('gets a name where the server gave it none, and the class of a playlist', () => {
    const element = mount('');
    expect(element.className).toBe('isPlaylist');
    expect(element.querySelector('iframe')?.title).not.toBe('');
  });

  it('keeps the name that it has', () => {
    expect(mount('title="Field notes"').querySelector('iframe')?.title).toBe('Field notes');
  });
});
