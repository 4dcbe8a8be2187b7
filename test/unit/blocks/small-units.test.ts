// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { unit as accountLink, readAccountLink } from '../../../src/blocks/account-link/account-link.mount';
import { scaleToRoom } from '../../../src/blocks/scaled-text/scaled-text.mount';
import { readSoundcloud, unit as soundcloud } from '../../../src/blocks/soundcloud/soundcloud.mount';
import { createTestScope } from '../support/scope';

function elementOf(html: string): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = html;
  document.body.append(box);
  return box.firstElementChild as HTMLElement;
}

it.each([
  [true, 'inline', 'none'],
  [false, 'none', 'inline'],
])(
  'an account link shows its text for visitors who are signed in: %s, and follows other tabs',
  async (isSignedIn, own, other) => {
    const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    const link = elementOf('<a><b class="auth">Account</b><b class="unauth">Sign in</b></a>');
    const display = () => [...link.children].map((text) => (text as HTMLElement).style.display);
    const scope = createTestScope();
    accountLink.mount(readAccountLink(link), scope, link);
    expect(link.className).toBe('loaded');
    expect(display()).toEqual(['none', 'inline']);
    if (isSignedIn) cookie.mockReturnValue('SiteUserInfo={"authenticated":true}');
    // The event comes in a later task.
    await Promise.resolve();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(display()).toEqual([own, other]);
    scope.end();
    expect(link.outerHTML).toBe('<a><b class="auth">Account</b><b class="unauth">Sign in</b></a>');
  },
);

describe('a SoundCloud player', () => {
  const PLAYLIST = 'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/playlists/1';
  function mount(attributes: string) {
    const element = elementOf(`<div><iframe data-src="${PLAYLIST}" ${attributes}></iframe></div>`);
    const read = readSoundcloud(element);
    if (!read || 'fault' in read) throw new Error('The player has no address.');
    soundcloud.mount(read, createTestScope(), element);
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

it.each([
  [16, 100, 200, 12, 32],
  [16, 100, 50, 12, 12],
  [16, 100, 75, 12, 12],
  [16, 0, 200, 12, 16],
])(
  'a text of %i px that is %i px wide gets in %i px of room, and at least %i px, the size %i px',
  (size, width, room, least, scaled) => {
    expect(scaleToRoom({ size, width, room, least })).toBe(scaled);
  },
);
