// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drawNote, type PlayerNote } from '../../../../src/media/notes/player-note';
import { createTestScope } from '../../support/scope';

const consent = vi.hoisted(() => ({ allowEmbeds: vi.fn() }));
vi.mock('../../../../src/consent/embed-consent', () => consent);

const place = document.createElement('div');
beforeEach(() => {
  place.replaceChildren();
  document.body.replaceChildren(place);
});

function show(note: PlayerNote, medium?: 'audio' | 'video') {
  const scope = createTestScope();
  drawNote(scope, { note, medium }, place);
  const text = () => place.querySelector('p')?.textContent;
  return { scope, text, link: place.querySelector('a'), button: place.querySelector('button') };
}
const url = new URL('https://videos.example/watch?v=1');

describe('a note', () => {
  it('asks for consent, loads after it, and takes the focus', () => {
    const onAllow = vi.fn();
    const { button, text } = show({ type: 'consent', host: 'videos.example', onAllow });
    expect(text()).toContain('videos.example');
    expect(document.activeElement === button).toBe(true);
    expect(place.querySelector('p')?.hasAttribute('role')).toBe(false);
    button?.click();
    expect([consent.allowEmbeds.mock.calls, onAllow.mock.calls.length]).toEqual([[['videos.example']], 1]);
  });

  it('links to where a blocked video can be watched', () => {
    const { link, button } = show({ type: 'blocked', url });
    expect([link?.href, link?.textContent?.includes('videos.example'), button === null]).toEqual([
      url.href,
      true,
      true,
    ]);
  });

  it('says that a file cannot be played, and links to it where there may be a page', () => {
    expect(show({ type: 'failed' }).link === null).toBe(true);
    expect(place.querySelector('p')?.getAttribute('role')).toBe('alert');
    place.replaceChildren();
    expect(show({ type: 'failed', url }).link?.href).toBe(url.href);
  });

  it('is of its medium, a video by default', () => {
    show({ type: 'failed' }, 'audio');
    show({ type: 'failed' });
    expect([...place.querySelectorAll('[class]')].map(({ className }) => className)).toEqual(
      expect.arrayContaining(['inlay-own inlay-audio-note', 'inlay-own inlay-video-note']),
    );
  });

  it('has the message of the server for an embed that is not one', () => {
    show({ type: 'invalid', text: 'Gone.' });
    expect(place.textContent).toBe('Gone.');
    place.replaceChildren();
    show({ type: 'invalid', text: '' });
    expect(place.textContent).toBe('Invalid video embed.');
  });

  it('keeps clicks to itself: what is under it must not play', () => {
    const onClick = vi.fn();
    const { text } = show({ type: 'failed' });
    place.addEventListener('click', onClick);
    expect(text()).not.toBe('');
    place.querySelector('p')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(onClick).not.toHaveBeenCalled();
  });

  it('gives the focus back when it goes, unless that is elsewhere', () => {
    const [before, other] = [document.createElement('button'), document.createElement('button')];
    document.body.append(before, other);
    before.focus();
    const note = { type: 'consent', host: 'videos.example', onAllow() {} } as const;
    const { scope } = show(note);
    scope.end();
    expect([document.activeElement === before, place.childElementCount]).toEqual([true, 0]);
    const second = show(note);
    expect(document.activeElement === second.button).toBe(true);
    other.focus();
    second.scope.end();
    expect(document.activeElement === other).toBe(true);
  });
});
