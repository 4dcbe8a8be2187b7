// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readPlayerEvent } from '../../../../src/media/video/player-protocols';
import { readUrl } from '../../../../src/media/video/read-embed';
import { findProvider } from '../../../../src/media/video/video-providers';

const find = (address: string) => {
  const url = readUrl(address);
  const provider = url && findProvider(url);
  return provider && { provider, url };
};
const play = (address: string) => {
  const found = find(address);
  return found?.provider.embedUrl(found.url);
};

describe('providers', () => {
  it.each([
    ['https://www.youtube.com/watch?v=aB3dE5fG7hI', 'https://www.youtube-nocookie.com/embed/aB3dE5fG7hI'],
    ['//youtu.be/aB3dE5fG7hI', 'https://www.youtube-nocookie.com/embed/aB3dE5fG7hI'],
    ['https://m.youtube.com/shorts/aB3dE5fG7hI', 'https://www.youtube-nocookie.com/embed/aB3dE5fG7hI'],
    ['https://www.youtube.com/playlist?list=PL1', 'https://www.youtube-nocookie.com/embed/videoseries'],
    [
      'https://www.youtube.com/embed?listType=playlist&list=PL1',
      'https://www.youtube-nocookie.com/embed/videoseries',
    ],
    ['https://vimeo.com/event/4444/embed/ab1', 'https://vimeo.com/event/4444/embed/ab1'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
    ['https://player.vimeo.com/video/76979871?h=ab12', 'https://player.vimeo.com/video/76979871'],
    ['https://fast.wistia.net/embed/iframe/ab12cd34ef', 'https://fast.wistia.net/embed/iframe/ab12cd34ef'],
    ['https://animoto.com/play/AbC', 'https://animoto.com/play/AbC'],
  ])('play %s from %s', (address, expected) => {
    const { origin, pathname } = new URL(play(address) ?? 'about:blank');
    expect(`${origin}${pathname}`).toBe(expected);
  });

  it('keep the author’s parameters, and say the rest themselves', () => {
    const { searchParams } = new URL(
      play('https://www.youtube.com/embed/x1?start=12&autoplay=0&list=PL1') ?? '',
    );
    expect(searchParams.get('start')).toBe('12');
    expect(searchParams.get('list')).toBe('PL1');
    expect(searchParams.get('autoplay')).toBe('1');
    expect(searchParams.get('origin')).toBe(location.origin);
    expect(play('https://vimeo.com/1/abc123?h=')).not.toContain('h=');
    expect(new URL(play('https://vimeo.com/1/abc123') ?? '').searchParams.get('h')).toBe('abc123');
  });

  it.each([
    ['//youtu.be/x?v=&wmode=opaque', { autoplay: '1', playsinline: '1', enablejsapi: '1', mute: '1' }],
    ['//vimeo.com/1?autoplay=0', { dnt: '1', autoplay: '1', playsinline: '1', muted: '1' }],
    [
      '//fast.wistia.net/embed/iframe/a',
      { autoPlay: 'true', autostart: 'true', doNotTrack: 'true', muted: 'true' },
    ],
  ])('are asked by %s to play at once, in the page and without following the visitor', (address, wanted) => {
    const found = find(address);
    const parametersOf = (isMuted: boolean) => {
      const { origin: _, ...all } = Object.fromEntries(
        new URL(found?.provider.embedUrl(found.url, isMuted) ?? '').searchParams,
      );
      return all;
    };
    expect(parametersOf(true)).toEqual(wanted);
    const { mute: _, muted: __, ...aloud } = wanted as Record<string, string>;
    expect(parametersOf(false)).toEqual(aloud);
  });

  it.each([
    'https://www.youtube.com/',
    'https://www.youtube.com/embed/',
    'https://www.youtube.com/playlist',
    'https://vimeo.com/about',
  ])('find no video in %s', (address) => {
    expect(play(address)).toBeUndefined();
  });

  it.each([
    'https://youtube.com.evil.test/embed/x',
    'https://notvimeo.com/1',
    'https://evil.test/?u=youtube.com',
  ])('do not take %s for their own', (address) => {
    expect(find(address)).toBeUndefined();
  });

  it('speak the language of every provider that has one', () => {
    for (const address of ['//youtu.be/x', '//vimeo.com/1'])
      expect(readPlayerEvent(find(address)?.provider.origin ?? '', { event: 'ready' }), address).toBe(
        address.includes('vimeo') ? 'ready' : undefined,
      );
    expect(readPlayerEvent(find('//youtu.be/x')?.provider.origin ?? '', { event: 'onReady' })).toBe('ready');
  });
});
