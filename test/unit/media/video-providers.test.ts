// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { videoProviders } from '../../../src/media/video-providers';

const play = (address: string) => {
  const found = videoProviders.find(address);
  return found?.provider.embedUrl(found.url, { autoplay: true });
};

describe('providers', () => {
  it.each([
    ['https://www.youtube.com/watch?v=aB3dE5fG7hI', 'https://www.youtube-nocookie.com/embed/aB3dE5fG7hI'],
    ['//youtu.be/aB3dE5fG7hI', 'https://www.youtube-nocookie.com/embed/aB3dE5fG7hI'],
    ['https://m.youtube.com/shorts/aB3dE5fG7hI', 'https://www.youtube-nocookie.com/embed/aB3dE5fG7hI'],
    ['https://www.youtube.com/playlist?list=PL1', 'https://www.youtube-nocookie.com/embed/videoseries'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
    ['https://player.vimeo.com/video/76979871?h=ab12', 'https://player.vimeo.com/video/76979871'],
    ['https://example.wistia.com/medias/ab12cd34ef', 'https://fast.wistia.net/embed/iframe/ab12cd34ef'],
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
    expect(new URL(play('https://vimeo.com/1/abc123') ?? '').searchParams.get('h')).toBe('abc123');
  });

  it.each(['https://www.youtube.com/', 'https://vimeo.com/about', 'https://fast.wistia.net/embed/iframe/'])(
    'find no video in %s',
    (address) => {
      expect(play(address)).toBeUndefined();
    },
  );

  it.each([
    'https://youtube.com.evil.test/embed/x',
    'https://notvimeo.com/1',
    'https://evil.test/?u=youtube.com',
  ])('do not take %s for their own', (address) => {
    expect(videoProviders.find(address)).toBeUndefined();
  });

  it('read what players say', () => {
    const read = (address: string, data: unknown) => videoProviders.find(address)?.provider.read?.(data);
    expect(read('//youtu.be/x', '{"event":"onStateChange","info":1}')).toBe('playing');
    expect(read('//youtu.be/x', '{"event":"infoDelivery","info":{"playerState":2}}')).toBe('paused');
    expect(read('//youtu.be/x', 'no json')).toBeUndefined();
    expect(read('//vimeo.com/1', { event: 'play' })).toBe('playing');
    expect(read('//vimeo.com/1', null)).toBeUndefined();
  });
});
